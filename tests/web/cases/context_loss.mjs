// The graphics context goes away and comes back: nothing is lost, the picture is the same.
// Not a browser without WebGL: see flow.mjs.
import { eventually, expect, testEachLanguage } from '../harness.mjs';
import { answerCurrent, goOn, isAnswered, live, openQuiz, pointer, textOf } from '../quiz.mjs';
import { decodePng, distance } from '../png.mjs';

const faultsAllowed = /CONTEXT_LOST_WEBGL|context lost/i;

async function picture(page) {
  await page.mouse.move(1, 1);
  await page.evaluate(() => {
    document.activeElement.blur();
    scrollTo(0, 0);
  });
  await page.waitForTimeout(700);
  return decodePng(await page.screenshot());
}

function differingPixels(one, other) {
  let count = 0;
  for (let y = 0; y < one.height; ++y) {
    for (let x = 0; x < one.width; ++x) {
      count += distance(one.at(x, y), other.at(x, y)) > 2 ? 1 : 0;
    }
  }
  return count;
}

testEachLanguage('context loss is survived', async (tools, language) => {
  const quiz = await openQuiz(tools, language, { faultsAllowed });
  const { page } = quiz;
  const driver = pointer(page);
  await answerCurrent(quiz, driver, true);
  await goOn(quiz, driver);
  await page.evaluate(() => {
    const context = document.querySelector('canvas').getContext('webgl2');
    window.testLoss = context.getExtension('WEBGL_lose_context');
    window.testLoss.loseContext();
  });
  await page.waitForTimeout(300);
  await answerCurrent(quiz, driver, false);
  const text = await textOf(page, 'main');
  await page.evaluate(() => window.testLoss.restoreContext());
  await page.waitForTimeout(500);
  expect(await isAnswered(page), 'the answer given without a context is kept');
  const restored = await picture(page);
  await page.reload();
  await live(page);
  await eventually(async () => (await textOf(page, 'main')) === text, 'the same text');
  const fresh = await picture(page);
  const pixels = differingPixels(restored, fresh);
  expect(pixels === 0, `${pixels} pixels differ from a fresh drawing of the same state`);
});
