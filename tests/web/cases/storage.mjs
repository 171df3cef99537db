// Saved progress: kept over a reload, set aside when damaged, missed with a notice when refused.
// Not the form of the log: the core's tests know it.
import { expectShown, patternOf } from '../content.mjs';
import { eventually, expect, expectEqual, test, testEachLanguage } from '../harness.mjs';
import {
  answerCurrent, currentQuestion, goOn, isAnswered, live, openQuiz, optionOrder, pointer,
  takeQuiz, textOf, waitForText,
} from '../quiz.mjs';

async function place(quiz) {
  const question = await currentQuestion(quiz.page);
  return {
    question,
    order: await optionOrder(quiz.page, question),
    isAnswered: await isAnswered(quiz.page),
    main: await textOf(quiz.page, 'main'),
  };
}

async function reload(quiz) {
  await quiz.page.reload();
  await live(quiz.page);
}

testEachLanguage('reload keeps question, answers and order', async (tools, language) => {
  const quiz = await openQuiz(tools, language);
  const driver = pointer(quiz.page);
  await answerCurrent(quiz, driver, true);
  await goOn(quiz, driver);
  await answerCurrent(quiz, driver, false);
  const answered = await place(quiz);
  await reload(quiz);
  expectEqual(await place(quiz), answered, 'after a reload on an answered question');
  await goOn(quiz, driver);
  const fresh = await place(quiz);
  await reload(quiz);
  expectEqual(await place(quiz), fresh, 'after a reload on a question not yet answered');
});

test('reload keeps the result', async (tools) => {
  const quiz = await openQuiz(tools, 'en');
  await takeQuiz(quiz, pointer(quiz.page), { wrong: [3] });
  const before = await textOf(quiz.page, 'main');
  await reload(quiz);
  expectEqual(await textOf(quiz.page, 'main'), before, 'the result after a reload');
});

const storedValues = (page) =>
  page.evaluate(() => Object.keys(localStorage).map((key) => localStorage.getItem(key)));

testEachLanguage('damaged progress is kept aside', async (tools, language) => {
  const quiz = await openQuiz(tools, language);
  const { page, words } = quiz;
  await answerCurrent(quiz, pointer(page), true);
  const damage = '{"this was": "a line of the log", but it is cut';
  await page.evaluate((text) => {
    const keys = Object.keys(localStorage);
    keys.forEach((key) => localStorage.setItem(key, text));
  }, damage);
  await reload(quiz);
  await waitForText(page, 'page', patternOf(words.get('storage.damaged')));
  await answerCurrent(quiz, pointer(page), true);
  const values = await storedValues(page);
  expect(values.some((value) => value.includes(damage)), 'the damaged text is still stored');
  const answered = await place(quiz);
  await reload(quiz);
  expectEqual((await place(quiz)).question, answered.question, 'question after another reload');
  expect(await isAnswered(page), 'new progress is saved beside the damaged one');
});

function refuseStorage() {
  Object.defineProperty(window, 'localStorage', {
    get() {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    },
  });
}

function refuseWriting() {
  Storage.prototype.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
}

// Works at the start, so that only an attempt to save shows the fault.
function refuseLater() {
  const original = Storage.prototype.setItem;
  Storage.prototype.setItem = function setItem(key, value) {
    if (!/probe/.test(key)) {
      throw new DOMException('full', 'QuotaExceededError');
    }
    original.call(this, key, value);
  };
}

for (const [name, refuse] of [
  ['storage that throws', refuseStorage],
  ['storage that is full', refuseWriting],
  ['storage that fills up', refuseLater],
]) {
  testEachLanguage(`${name}: a notice, and the quiz works`, async (tools, language) => {
    const quiz = await openQuiz(tools, language, { init: [refuse] });
    const { page, words } = quiz;
    const driver = pointer(page);
    await answerCurrent(quiz, driver, true);
    await eventually(
      async () => patternOf(words.get('storage.unsaved')).test(await textOf(page, 'page')),
      'the notice that nothing is stored',
    );
    await goOn(quiz, driver);
    await answerCurrent(quiz, driver, false);
    expectShown(await textOf(page, 'main'), words.get('quiz.why'), {}, 'the quiz goes on');
  });
}
