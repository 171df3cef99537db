// The prerendered page without JavaScript: everything can be read, the answers on request.
// Not the take-over: see take_over.mjs.
import { sizes } from '../browser.mjs';
import { expectShown } from '../content.mjs';
import { expect, expectEqual, testEachLanguage } from '../harness.mjs';
import { byId, openQuiz, rightOption, textOf, withoutScripts } from '../quiz.mjs';

// Whether the words can be seen: a box in the page, in a colour that is not transparent.
async function isVisible(page, id) {
  return page.evaluate((name) => {
    const element = document.getElementById(name);
    const box = element.getBoundingClientRect();
    const style = getComputedStyle(element);
    const alpha = /rgba\(.*, 0\)/.test(style.color) || style.color === 'transparent';
    return box.width > 0 && box.height > 0 && style.visibility === 'visible' && !alpha;
  }, id);
}

async function expectEverythingThere(quiz) {
  const { page, pack, sentences } = quiz;
  const text = (await page.locator('body').textContent()).replace(/\s+/gu, ' ');
  const details = (await page.locator('details').allTextContents()).join(' ').replace(/\s+/gu, ' ');
  expectShown(text, sentences.title, {}, 'title');
  for (const { id, options } of pack.questions) {
    expectShown(text, sentences.stem(id), {}, `stem of ${id}`);
    for (const option of options) {
      expectShown(text, sentences.option(id, option.id), {}, `option ${id}.${option.id}`);
    }
    expectShown(details, sentences.explanation(id), {}, `explanation of ${id}, in details`);
    expectShown(details, sentences.option(id, rightOption(quiz, id)), {}, `answer of ${id}`);
  }
}

testEachLanguage('without JavaScript everything reads', async (tools, language) => {
  const quiz = await openQuiz(tools, language, {
    ...withoutScripts, size: sizes.phone,
  });
  const { page, pack, sentences } = quiz;
  expectEqual(await page.locator('html').getAttribute('lang'), language, 'lang of the page');
  await expectEverythingThere(quiz);
  expectEqual(await page.locator('details[open]').count(), 0, 'answers open from the start');
  const stem = await page.evaluate(() => document.querySelector('#main h1[id$=".stem"]').id);
  expectShown(await textOf(page, stem), sentences.stem(pack.questions[0].id), {}, 'first stem');
  expect(await isVisible(page, stem), 'the first stem can be seen');
  const answers = page.locator('details').first();
  await answers.locator('summary').click();
  expectEqual(await answers.evaluate((element) => element.open), true, 'details open by a click');
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width <= sizes.phone.width, `no sideways scrolling: ${width} px wide`);
  expect(await byId(page, 'main').isVisible(), 'the main part can be seen');
});
