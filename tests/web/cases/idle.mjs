// Idleness: nothing runs and nothing is drawn while nothing changes.
// Not about how fast a frame is.
import { sizes } from '../browser.mjs';
import { expect, expectEqual, test } from '../harness.mjs';
import { answerCurrent, countFrames, openQuiz, pointer } from '../quiz.mjs';

const idleMs = 5000;
const settle = (page) => page.waitForTimeout(700);

async function framesWhileIdle(page) {
  await settle(page);
  const before = await page.evaluate(() => ({ ...window.testFrames }));
  await page.waitForTimeout(idleMs);
  const after = await page.evaluate(() => ({ ...window.testFrames }));
  return {
    callbacks: after.callbacks - before.callbacks,
    draws: after.draws - before.draws,
    drawnBefore: before.draws,
  };
}

async function expectIdle(page, when) {
  const { callbacks, draws, drawnBefore } = await framesWhileIdle(page);
  expect(drawnBefore > 0, `the counter counts: something was drawn ${when}`);
  expectEqual([callbacks, draws], [0, 0], `frames and draw calls in 5 s, ${when}`);
}

// Full height on the desktop; a tile on the phone, where an answered question in Bengali is longer
// than a canvas may be.
for (const [mode, size, language] of [
  ['full height', sizes.desktop, 'en'],
  ['tile', sizes.phone, 'bn'],
]) {
  test(`no frame during 5 s of idleness, ${mode} [${language}]`, async (tools) => {
    const quiz = await openQuiz(tools, language, { size, init: [countFrames] });
    await expectIdle(quiz.page, 'after loading');
    await answerCurrent(quiz, pointer(quiz.page), false);
    await expectIdle(quiz.page, 'after an answer');
  });
}
