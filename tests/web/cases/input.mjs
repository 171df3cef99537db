// Fingers, wheel, keys: one tap is enough, scrolling selects nothing, the browser keeps its keys.
// Not the way through the quiz: see whole_quiz.mjs. Cases UI-01, 02, 03, 05, 07, 09.
import { sizes } from '../browser.mjs';
import { expect, expectEqual, eventually, test, testEachLanguage } from '../harness.mjs';
import {
  byId, currentQuestion, exists, isAnswered, openQuiz, optionOrder, pointer, tabTo, touch,
} from '../quiz.mjs';

const settle = (page) => page.waitForTimeout(1000);
const isAnythingChecked = (page) =>
  page.evaluate(() => document.querySelector('input[type=radio]:checked') !== null);

async function swipe(page, from, to) {
  const session = await page.context().newCDPSession(page);
  const send = (type, points) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: points });
  await send('touchStart', [from]);
  const steps = 10;
  for (let i = 1; i <= steps; ++i) {
    const at = (key) => from[key] + ((to[key] - from[key]) * i) / steps;
    await send('touchMove', [{ x: at('x'), y: at('y') }]);
    await page.waitForTimeout(16);
  }
  await send('touchEnd', []);
}

async function firstOption(quiz) {
  const question = await currentQuestion(quiz.page);
  const [option] = await optionOrder(quiz.page, question);
  return `${question}.${option}`;
}

testEachLanguage('UI-01: one tap answers', async (tools, language) => {
  const quiz = await openQuiz(tools, language, { size: sizes.phone });
  await touch(quiz.page).press(await firstOption(quiz));
  await eventually(() => isAnswered(quiz.page), 'the answer after one tap');
});

test('UI-02: a tapped button looks neutral a second later', async (tools) => {
  const quiz = await openQuiz(tools, 'en', { size: sizes.phone });
  const { page } = quiz;
  const button = byId(page, 'preview');
  const before = await button.screenshot();
  await touch(page).press('preview');
  await settle(page);
  await touch(page).press('preview');
  await settle(page);
  const after = await button.screenshot();
  expect(before.equals(after), 'the picture of the button changed');
});

test('a mouse over an option shows, and leaving it restores the picture', async (tools) => {
  const quiz = await openQuiz(tools, 'en');
  const { page } = quiz;
  const option = byId(page, await firstOption(quiz));
  await page.mouse.move(2, 2);
  await settle(page);
  const neutral = await option.screenshot();
  await option.hover();
  await settle(page);
  const hovered = await option.screenshot();
  expect(!neutral.equals(hovered), 'hovering can be seen');
  await page.mouse.move(2, 2);
  await settle(page);
  expect(neutral.equals(await option.screenshot()), 'leaving restores the neutral picture');
});

for (const pixels of [40, 200]) {
  test(`UI-03: a finger that scrolls ${pixels} px selects nothing`, async (tools) => {
    const quiz = await openQuiz(tools, 'bn', { size: { ...sizes.phone, height: 500 } });
    const { page } = quiz;
    const option = byId(page, await firstOption(quiz));
    await option.scrollIntoViewIfNeeded();
    const box = await option.boundingBox();
    const scrolled = await page.evaluate(() => scrollY);
    const x = box.x + box.width / 2;
    const y = box.y + box.height / 2;
    await swipe(page, { x, y }, { x, y: y - pixels });
    await settle(page);
    const moved = (await page.evaluate(() => scrollY)) - scrolled;
    expect(moved > pixels / 4, `the page scrolled: ${moved} px`);
    expect(!(await isAnythingChecked(page)) && !(await isAnswered(page)), 'nothing is selected');
  });
}

test('a press that ends elsewhere does nothing', async (tools) => {
  const quiz = await openQuiz(tools, 'en');
  const { page } = quiz;
  const box = await byId(page, await firstOption(quiz)).boundingBox();
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(3, 3, { steps: 5 });
  await page.mouse.up();
  await settle(page);
  expect(!(await isAnswered(page)), 'the answer was not submitted');
});

test('UI-05: the wheel scrolls the page, with Ctrl it is left to the browser', async (tools) => {
  const quiz = await openQuiz(tools, 'bn', { size: { ...sizes.desktop, height: 420 } });
  const { page } = quiz;
  await page.evaluate(() => {
    window.prevented = [];
    window.addEventListener('wheel', (event) => window.prevented.push(event.defaultPrevented));
  });
  await page.mouse.move(700, 200);
  await page.mouse.wheel(0, 150);
  await eventually(() => page.evaluate(() => scrollY > 50), 'the page scrolls by the wheel');
  await page.keyboard.down('Control');
  await page.mouse.wheel(0, 50);
  await page.keyboard.up('Control');
  await eventually(() => page.evaluate(() => window.prevented.length >= 2), 'two wheel events');
  const prevented = await page.evaluate(() => window.prevented.some(Boolean));
  expectEqual(prevented, false, 'a wheel event is taken from the browser');
});

test('UI-07: F5, Ctrl+L, Ctrl+F and F11 are left to the browser', async (tools) => {
  const quiz = await openQuiz(tools, 'en');
  const { page } = quiz;
  const keys = ['F5', 'Control+l', 'Control+f', 'F11', 'Control+r', 'Alt+ArrowLeft'];
  // The last listener of all sees whether the page took the key; then it is stopped, so that the
  // test's own browser does not act.
  await page.evaluate(() => {
    window.taken = [];
    window.addEventListener('keydown', (event) => {
      window.taken.push([event.key, event.defaultPrevented]);
      event.preventDefault();
    });
  });
  const question = await currentQuestion(page);
  for (const target of [`${question}.${(await optionOrder(page, question))[0]}.radio`, 'preview']) {
    await byId(page, target).focus();
    for (const key of keys) {
      await page.keyboard.press(key);
    }
  }
  const taken = await page.evaluate(() => window.taken.filter(([, isTaken]) => isTaken));
  expectEqual(taken, [], 'keys that the page takes from the browser');
  expect(!(await isAnswered(page)) && !(await isAnythingChecked(page)), 'no key chose anything');
});

test('UI-09: Tab goes through the page in the order of reading, Shift+Tab back', async (tools) => {
  const quiz = await openQuiz(tools, 'en');
  const { page } = quiz;
  await pointer(page).press(await firstOption(quiz));
  await eventually(() => exists(page, 'next'), 'the answer is accepted');
  const walk = async (key, last) => {
    const stops = [];
    await tabTo(page, (id) => {
      if (id && stops.at(-1) !== id) {
        stops.push(id);
      }
      return id === last;
    }, last, key);
    return stops;
  };
  const first = 'brand';
  await byId(page, first).focus();
  const forth = await walk('Tab', 'next');
  const back = await walk('Shift+Tab', first);
  expect(forth.length > 5, `stops: ${forth.join(', ')}`);
  expectEqual(back, [...forth].reverse(), 'the stops of Shift+Tab');
  const inReadingOrder = await page.evaluate((ids) => {
    const follows = Node.DOCUMENT_POSITION_FOLLOWING;
    return ids.every((id, i) => i === 0 ||
      document.getElementById(ids[i - 1]).compareDocumentPosition(
        document.getElementById(id)) & follows);
  }, forth);
  expect(inReadingOrder, 'the stops follow the order of the document');
});
