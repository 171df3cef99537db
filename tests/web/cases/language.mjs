// The language switch: at once, everything, and the place is kept.
// Not the quality of the words.
import { loadMessages, loadSentences } from '../content.mjs';
import { eventually, expect, expectEqual, languages, testEachLanguage } from '../harness.mjs';
import {
  answerCurrent, byId, currentQuestion, exists, goOn, keyboard, openProof, openQuiz, optionOrder,
  pointer, quizPath, takeQuiz, touch,
} from '../quiz.mjs';
import { sizes } from '../browser.mjs';

// Every piece of text of the page with its element's language; scripts and styles left out.
function piecesOf(page) {
  return page.evaluate(() => {
    const pieces = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const parent = walker.currentNode.parentElement;
      const text = walker.currentNode.data.replace(/\s+/gu, ' ').trim();
      const isCode = parent.closest('code, figure, script, style, noscript, .value, [hidden]');
      const isName = parent.closest('[id^="language."], [id$=".source"]');
      if (/\p{L}{2}/u.test(text) && !isCode && !isName) {
        pieces.push({ text, lang: parent.closest('[lang]')?.lang ?? '' });
      }
    }
    for (const element of document.querySelectorAll('[aria-label]')) {
      if (!element.closest('[id^="language."], figure')) {
        const lang = element.closest('[lang]')?.lang ?? '';
        pieces.push({ text: element.getAttribute('aria-label'), lang });
      }
    }
    return pieces;
  });
}

// All words of a language's files in one string, to look pieces up in.
function everythingIn(language) {
  const strings = [...loadMessages(language).values()];
  const collect = (value) => {
    if (typeof value === 'string') {
      strings.push(value);
    } else if (value && typeof value === 'object') {
      Object.values(value).forEach(collect);
    }
  };
  collect(loadSentences(language).table);
  return strings.join('\n').replace(/[`*^~\\]|\[\[[a-z0-9-]+\||\]\]/g, '');
}

const placeOf = async (quiz) => {
  const question = await currentQuestion(quiz.page);
  return { question, order: question && (await optionOrder(quiz.page, question)) };
};

async function expectNothingLeft(page, before, from, to) {
  const there = everythingIn(to);
  const after = await piecesOf(page);
  const old = new Set(before.map(({ text }) => text));
  const left = after.filter(({ text }) => old.has(text) && !there.includes(text));
  expectEqual(left.map(({ text }) => text), [], `text of [${from}] left after the switch`);
  const foreign = after.filter(({ lang, text }) => lang !== to && old.has(text));
  expectEqual(foreign, [], `pieces that are not marked as [${to}]`);
}

async function switchTo(quiz, driver, to) {
  await driver.press(`language.${to}`);
  await eventually(
    () => quiz.page.evaluate((code) => document.documentElement.lang === code, to),
    `the page says that it is in [${to}]`,
  );
}

async function expectSwitch(quiz, driver, from, to) {
  const place = await placeOf(quiz);
  const before = await piecesOf(quiz.page);
  expect(before.length > 5, 'there is text before the switch');
  await switchTo(quiz, driver, to);
  expectEqual(await placeOf(quiz), place, 'the place after the switch');
  await expectNothingLeft(quiz.page, before, from, to);
  const path = new URL(quiz.page.url()).pathname;
  expect(path.endsWith(quizPath(to)), `the address is that of the sibling: ${path}`);
}

testEachLanguage('language switch on an answered question with its proof', async (tools, from) => {
  const quiz = await openQuiz(tools, from);
  const driver = pointer(quiz.page);
  await answerCurrent(quiz, driver, true);
  await goOn(quiz, driver);
  await answerCurrent(quiz, driver, false);
  await openProof(quiz, driver);
  let current = from;
  for (const to of [...languages.filter((code) => code !== from), from]) {
    await expectSwitch(quiz, driver, current, to);
    expect(await exists(quiz.page, 'next'), 'the question is still answered');
    current = to;
  }
});

testEachLanguage('language switch by keyboard, by touch, on the result', async (tools, from) => {
  const to = languages[(languages.indexOf(from) + 1) % languages.length];
  const quiz = await openQuiz(tools, from);
  await takeQuiz(quiz, pointer(quiz.page), { wrong: [0, 5] });
  await expectSwitch(quiz, keyboard(quiz.page), from, to);
  expect(await byId(quiz.page, 'retry').isVisible(), 'the result is still shown');
  const phone = await openQuiz(tools, from, { size: sizes.phone });
  await expectSwitch(phone, touch(phone.page), from, to);
});

testEachLanguage('the front page forwards by preference', async (tools, language) => {
  const page = await tools.open({ language, path: '' });
  await page.waitForURL((url) => url.pathname.includes(`/${language}/`), { timeout: 8000 });
});
