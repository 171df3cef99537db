// axe-core with the WCAG 2.0 to 2.2 A and AA rules and target-size: no violation on any screen.
// Not contrast on the canvas, which axe cannot see: the palette has its own test.
import { expectNoViolation } from '../axe.mjs';
import { sizes } from '../browser.mjs';
import { expect, expectEqual, testEachLanguage } from '../harness.mjs';
import {
  answerCurrent, byId, openProof, openQuiz, pointer, takeQuiz, togglePreview,
} from '../quiz.mjs';

async function everyScreen(tools, language, size) {
  const quiz = await openQuiz(tools, language, { size });
  const { page } = quiz;
  const driver = pointer(page);
  await expectNoViolation(page, 'start');
  await togglePreview(quiz, driver);
  await expectNoViolation(page, 'preview');
  await togglePreview(quiz, driver);
  await answerCurrent(quiz, driver, false);
  await expectNoViolation(page, 'answered');
  expect(await openProof(quiz, driver), 'the first question has a proof');
  await expectNoViolation(page, 'proof open');
}

testEachLanguage('axe: start, preview, answered, proof', (tools, language) =>
  everyScreen(tools, language, sizes.desktop));
testEachLanguage('axe on a phone: start, preview, answered, proof', (tools, language) =>
  everyScreen(tools, language, sizes.phone));

testEachLanguage('axe: result', async (tools, language) => {
  const quiz = await openQuiz(tools, language);
  await takeQuiz(quiz, pointer(quiz.page), { wrong: [0] });
  await byId(quiz.page, 'retry').waitFor();
  await expectNoViolation(quiz.page, 'result');
});

// axe needs scripts itself: so the page comes without its own, and with what stands in <noscript>.
async function stripScripts(page) {
  await page.route(/\/$/, async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const body = html
      .replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, '')
      .replace(/<link rel="(module)?preload"[^>]*>/g, '')
      .replace(/<\/?noscript[^>]*>/g, '');
    await route.fulfill({ response, body });
  });
}

testEachLanguage('axe: prerendered page without JavaScript', async (tools, language) => {
  const quiz = await openQuiz(tools, language, { route: stripScripts, isLive: false });
  const scripts = await quiz.page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) {
      details.open = true;
    }
    return document.scripts.length;
  });
  expectEqual(scripts, 0, 'scripts of the page');
  await expectNoViolation(quiz.page, 'prerendered');
});
