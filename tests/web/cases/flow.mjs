// The live mirror in normal flow is the interface: without WebGL, and in forced colours.
// Not the prerendered page: here the quiz runs.
import { sizes } from '../browser.mjs';
import { expect, expectEqual, testEachLanguage } from '../harness.mjs';
import { openQuiz, pointer, takeQuiz, touch, waitForText } from '../quiz.mjs';
import { patternOf } from '../content.mjs';

function noWebGl() {
  const original = HTMLCanvasElement.prototype.getContext;
  HTMLCanvasElement.prototype.getContext = function getContext(kind, ...rest) {
    return /webgl/.test(kind) ? null : original.call(this, kind, ...rest);
  };
}

// The boxes stand below one another, the words are painted by the browser, no canvas lies there.
export async function expectNormalFlow(page) {
  const found = await page.evaluate(() => {
    const options = [...document.querySelectorAll('#main input[type=radio]')].map((radio) =>
      radio.parentElement.getBoundingClientRect(),
    );
    const overlaps = options.filter((box, i) => i > 0 && box.top < options[i - 1].bottom - 1);
    const stem = document.querySelector('#main h1[id$=".stem"]');
    const canvases = [...document.querySelectorAll('canvas')].filter(
      (canvas) => canvas.getClientRects().length > 0 && canvas.getBoundingClientRect().height > 1,
    );
    const style = getComputedStyle(stem);
    return {
      options: options.length,
      overlaps: overlaps.length,
      canvases: canvases.length,
      position: style.position,
      isTransparent: /rgba\(.*, 0\)/.test(style.color),
      sideways: document.documentElement.scrollWidth - document.documentElement.clientWidth,
    };
  });
  expect(found.options >= 2, 'the options are there');
  expectEqual(
    { ...found, options: 0 },
    { options: 0, overlaps: 0, canvases: 0, position: 'static', isTransparent: false, sideways: 0 },
    'normal flow',
  );
}

async function takeInFlow(quiz, driver) {
  await expectNormalFlow(quiz.page);
  const answers = await takeQuiz(quiz, driver, {
    wrong: [2],
    onAnswer: () => expectNormalFlow(quiz.page),
  });
  const score = { right: answers.length - 1, total: answers.length };
  await waitForText(quiz.page, 'main', patternOf(quiz.words.get('result.score'), score));
}

testEachLanguage('quiz without WebGL', async (tools, language) => {
  const quiz = await openQuiz(tools, language, { init: [noWebGl], size: sizes.phone });
  await takeInFlow(quiz, touch(quiz.page));
});

testEachLanguage('quiz in forced colours', async (tools, language) => {
  const quiz = await openQuiz(tools, language, { forcedColors: 'active' });
  await takeInFlow(quiz, pointer(quiz.page));
});

// The browser's own refusal, not an imitation of it.
testEachLanguage('quiz with WebGL switched off in the browser', async (tools, language) => {
  const quiz = await openQuiz(tools, language, {
    flags: ['--disable-gpu', '--disable-webgl', '--disable-software-rasterizer'],
  });
  const hasWebGl = await quiz.page.evaluate(
    () => document.createElement('canvas').getContext('webgl2') !== null,
  );
  expectEqual(hasWebGl, false, 'WebGL in this browser');
  await takeInFlow(quiz, pointer(quiz.page));
}, { languages: ['en'] });
