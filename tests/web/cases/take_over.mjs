// The take-over: the canvas replaces the prerendered page in place, without any shift.
// Not what either of them says.
import { sizes } from '../browser.mjs';
import { eventually, expect, expectEqual, testEachLanguage } from '../harness.mjs';
import { live, quizPath } from '../quiz.mjs';

function observeShifts() {
  window.testShifts = [];
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const places = entry.sources.map(({ node, previousRect: from, currentRect: to }) =>
        `${node?.id || node?.nodeName}: ${[from.x, from.y, from.width, from.height]} -> ` +
        `${[to.x, to.y, to.width, to.height]}`);
      window.testShifts.push({ value: entry.value, places });
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

// Where everything with an id lies; the canvas must paint it at the same places. Left out are the
// two parts of an option that have no rectangle of their own: in the overlay they fill its box.
const boxesOf = (page) =>
  page.evaluate(() =>
    Object.fromEntries([...document.querySelectorAll(
      '#main, #main [id]:not([id$=".radio"], [id$=".body"])')].map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return [element.id, [x, y + scrollY, width, height]];
    })));

function movesBetween(before, after) {
  return Object.keys(before)
    .filter((id) => id in after)
    .map((id) => [id, Math.max(...before[id].map((value, i) => Math.abs(value - after[id][i])))])
    .filter(([, move]) => move > 1)
    .map(([id, move]) => `${id}: ${move.toFixed(2)} px`);
}

async function takeOver(tools, language, size) {
  let release;
  const held = new Promise((resolve) => {
    release = resolve;
  });
  const page = await tools.open({
    language,
    size,
    path: quizPath(language),
    init: [observeShifts],
    route: (target) => target.route(/\.wasm(\?.*)?$/, async (route) => {
      await held;
      await route.continue();
    }),
  });
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(400);
  const before = await boxesOf(page);
  await page.evaluate(() => {
    window.testShifts.length = 0;
  });
  release();
  await live(page);
  await page.waitForTimeout(600);
  return { page, before, after: await boxesOf(page) };
}

for (const [name, size] of Object.entries(sizes)) {
  testEachLanguage(`layout shift 0 at take-over, ${name}`, async (tools, language) => {
    const { page, before, after } = await takeOver(tools, language, size);
    const shifts = await page.evaluate(() => window.testShifts);
    expectEqual(shifts, [], 'layout shifts');
    expect(Object.keys(before).length > 8, 'the prerendered page has elements to adopt');
    const adopted = Object.keys(before).filter((id) => !(id in after));
    expect(adopted.length < Object.keys(before).length / 2, `not adopted: ${adopted.join(', ')}`);
    expectEqual(movesBetween(before, after), [], 'elements that moved by more than 1 px');
    await eventually(() => page.evaluate(() => document.querySelector('canvas')?.width > 0),
      'the canvas is there');
  });
}
