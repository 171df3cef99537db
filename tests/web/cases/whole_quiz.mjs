// The whole quiz, taken by pointer, by touch and by keyboard alone, in every language.
// Not through the accessibility tree: see accessibility_tree.mjs.
import { sizes } from '../browser.mjs';
import { expectShown, patternOf } from '../content.mjs';
import { expect, expectEqual, eventually, testEachLanguage } from '../harness.mjs';
import {
  answerCurrent, currentQuestion, exists, goOn, isAnswered, keyboard, openQuiz, optionOrder,
  pointer, takeQuiz, textOf, touch, waitForText,
} from '../quiz.mjs';

const wrongOnes = [1, 4];

// What the page says after an answer: the verdict, the reason, and why a wrong option is wrong.
async function expectFeedback(quiz, { question, option, isRight }) {
  const { page, words, sentences, pack } = quiz;
  const main = await textOf(page, 'main');
  const status = await textOf(page, 'status');
  if (isRight) {
    expectShown(status, words.get('quiz.status.right'), {}, 'status');
  } else {
    expectShown(status, words.get('quiz.status.wrong'), {}, 'status');
    expectShown(main, words.get('quiz.verdict.missed'), {}, 'mark of the right option');
    const misconception = words.get(`misconception.${pack.misconceptionOf(question, option)}`);
    expectShown(main, words.get('quiz.verdict.wrong').replace('{misconception}', misconception),
      {}, 'misconception');
  }
  expectShown(main, sentences.feedback(question, option), {}, 'feedback of the option');
  expectShown(main, sentences.explanation(question), {}, 'explanation');
}

async function expectResult(quiz, answers) {
  const { page, words, sentences } = quiz;
  const main = await textOf(page, 'main');
  const right = answers.filter((answer) => answer.isRight).length;
  expectShown(main, words.get('result.score'), { right, total: answers.length }, 'score');
  for (const { question, isRight } of answers) {
    const isListed = patternOf(sentences.stem(question)).test(main);
    expectEqual(isListed, !isRight, `${question} is in the list of missed questions`);
  }
}

async function retryTheMissed(quiz, driver, missed) {
  await driver.press('retry');
  await eventually(() => currentQuestion(quiz.page), 'the first of the missed questions');
  const seen = [];
  for (let i = 0; i < missed.length; ++i) {
    const { question } = await answerCurrent(quiz, driver, true);
    seen.push(question);
    await goOn(quiz, driver);
  }
  expectEqual([...seen].sort(), [...missed].sort(), 'the questions of the retry');
  await waitForText(quiz.page, 'main', patternOf(quiz.words.get('result.none-missed')));
}

async function startAgain(quiz, driver, firstOrders) {
  await driver.press('restart');
  await eventually(() => currentQuestion(quiz.page), 'the first question again');
  expect(!(await isAnswered(quiz.page)), 'nothing is answered after Start again');
  const position = patternOf(quiz.words.get('quiz.position'), {
    number: 1, total: quiz.pack.questions.length,
  });
  await waitForText(quiz.page, 'main', position);
  const orders = {};
  for (let i = 0; i < 4; ++i) {
    const question = await currentQuestion(quiz.page);
    orders[question] = await optionOrder(quiz.page, question);
    await answerCurrent(quiz, driver, true);
    await goOn(quiz, driver);
  }
  const changed = Object.keys(orders).filter(
    (question) => `${orders[question]}` !== `${firstOrders[question]}`,
  );
  expect(changed.length > 0, 'Start again shuffles the options anew');
}

async function wholeQuiz(quiz, driver) {
  const orders = {};
  const answers = await takeQuiz(quiz, driver, {
    wrong: wrongOnes,
    onAnswer: async (answer) => {
      orders[answer.question] = await optionOrder(quiz.page, answer.question);
      await expectFeedback(quiz, answer);
    },
  });
  const questions = new Set(answers.map(({ question }) => question));
  expectEqual(questions.size, quiz.pack.questions.length, 'questions seen');
  expect(await exists(quiz.page, 'retry'), 'the result offers a retry');
  await expectResult(quiz, answers);
  const missed = answers.filter(({ isRight }) => !isRight).map(({ question }) => question);
  await retryTheMissed(quiz, driver, missed);
  await startAgain(quiz, driver, orders);
}

testEachLanguage('whole quiz by pointer', async (tools, language) => {
  const quiz = await openQuiz(tools, language);
  await wholeQuiz(quiz, pointer(quiz.page));
});

testEachLanguage('whole quiz by touch', async (tools, language) => {
  const quiz = await openQuiz(tools, language, { size: sizes.phone });
  await wholeQuiz(quiz, touch(quiz.page));
}, { seconds: 180 });

testEachLanguage('whole quiz by keyboard alone', async (tools, language) => {
  const quiz = await openQuiz(tools, language);
  await wholeQuiz(quiz, keyboard(quiz.page));
});
