// The page's scripts: which event of the reader becomes which request, once.
// Not what the program makes of it: here it only listens (fake_program.mjs).
import { sizes } from '../browser.mjs';
import {
  begin, centre, openScripts, requests, say, sayInFrame, told,
} from '../fake_program.mjs';
import { eventually, expect, expectEqual, test } from '../harness.mjs';

test('script: a press on words, box or radio of an option asks once', async (tools) => {
  const page = await openScripts(tools);
  await begin(page);
  await requests(page);
  for (const id of ['q.a.text', 'q.b.radio', 'q.c.body']) {
    await page.mouse.click(...await centre(page, id));
    expectEqual(await requests(page), [`press ${id.slice(0, 3)}.radio`], `a press on ${id}`);
    expectEqual(await page.evaluate(() => document.activeElement.id), `${id.slice(0, 3)}.radio`,
      'the focus');
  }
});

test('script: arrows and Space select, Enter submits', async (tools) => {
  const page = await openScripts(tools);
  await begin(page);
  await page.locator('[id="q.a.radio"]').focus();
  await requests(page);
  const steps = [['Space', 'select q.a.radio'], ['ArrowDown', 'select q.b.radio'],
    ['ArrowRight', 'select q.c.radio'], ['ArrowUp', 'select q.b.radio'],
    ['Enter', 'submit q.b.radio']];
  for (const [key, wanted] of steps) {
    await page.keyboard.press(key);
    expectEqual(await requests(page), [wanted], key);
  }
  await page.keyboard.press('Control+Enter');
  await page.keyboard.press('ArrowDown');
  expectEqual(await requests(page), ['select q.c.radio'], 'Control+Enter is not ours');
});

test('script: buttons ask once, by mouse, Enter, Space, and while Enter is held', async (tools) => {
  const page = await openScripts(tools);
  await begin(page);
  await requests(page);
  await page.mouse.click(...await centre(page, 'check'));
  expectEqual(await requests(page), ['press check'], 'mouse');
  for (const key of ['Enter', 'Space']) {
    await page.keyboard.press(key);
    expectEqual(await requests(page), ['press check'], key);
  }
  for (let i = 0; i < 4; ++i) {
    await page.keyboard.down('Enter');  // from the second on with repeat
  }
  await page.keyboard.up('Enter');
  expectEqual(await requests(page), ['press check'], 'Enter held down');
});

test('script: links inside ask, with a modifier they are the browser\'s', async (tools) => {
  const page = await openScripts(tools);
  await begin(page);
  await requests(page);
  await page.mouse.click(...await centre(page, 'brand'));
  expectEqual(await requests(page), ['press brand'], 'a plain press');
  expect(page.url().includes('/fake/'), 'the page stays');
  await page.evaluate(() => {
    window.addEventListener('click', (event) => {
      window.wasTaken = event.defaultPrevented;
      event.preventDefault();
    });
  });
  await page.keyboard.down('Control');
  await page.mouse.click(...await centre(page, 'brand'));
  await page.keyboard.up('Control');
  expectEqual([await requests(page), await page.evaluate(() => window.wasTaken)], [[], false],
    'with Control');
});

test('script: a mouse hovers, a finger does not; a tap presses once', async (tools) => {
  const page = await openScripts(tools);
  await begin(page);
  await told(page);
  const over = async (id) => page.mouse.move(...await centre(page, id));
  await over('q.b.text');
  await over('q.b.radio');
  await over('check');
  await page.mouse.move(700, 690);
  expectEqual((await told(page, 'hover')).map(({ element }) => element), ['q.b', 'check', ''],
    'hover by mouse');
  const phone = await openScripts(tools, { size: sizes.phone });
  await begin(phone);
  await told(phone);
  await phone.touchscreen.tap(...await centre(phone, 'q.b.text'));
  await phone.waitForTimeout(400);
  const messages = await told(phone, 'hover', 'request');
  expectEqual(messages, [{ kind: 'request', request: 'press', element: 'q.b.radio' }], 'a tap');
});

test('script: the ring shows when the last input was a key', async (tools) => {
  const page = await openScripts(tools);
  await begin(page);
  await told(page);
  const focus = async () =>
    (await told(page, 'focus')).map(({ element, ring }) => `${element} ${ring}`);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  expectEqual(await focus(), ['brand true', 'q.a.radio true'], 'Tab');
  await page.mouse.click(...await centre(page, 'check'));
  expectEqual((await focus()).at(-1), 'check false', 'a press');
  await page.keyboard.press('Shift+Tab');
  expectEqual((await focus()).at(-1)?.endsWith('radio true'), true, 'a key again');
  await page.keyboard.press('Tab');
  await sayInFrame(page, { kind: 'mirror', patch: [{ op: 'remove', id: 'check' }] });
  const after = (await told(page, 'focus')).map(({ kind, element }) => `${kind} ${element}`);
  expect(!after.includes('NESTED undefined'), 'the program is not called while it works');
});

test('script: selecting words is no press', async (tools) => {
  const page = await openScripts(tools);
  await begin(page);
  await requests(page);
  const box = await page.locator('[id="q.a.text"]').boundingBox();
  const y = box.y + box.height / 2;
  await page.mouse.move(box.x + 2, y);
  await page.mouse.down();
  await page.mouse.move(box.x + 60, y, { steps: 4 });
  await page.mouse.up();
  expect((await page.evaluate(() => getSelection().toString())).length > 2, 'words are selected');
  expectEqual(await requests(page), [], 'requests');
});

test('script: focus waits for the frame that makes the element', async (tools) => {
  const page = await openScripts(tools);
  await begin(page);
  await page.evaluate(() => {
    window.onFrame = () => window.post({ kind: 'mirror', patch: [{ op: 'create', parent: 'main',
      before: null, element: { tag: 'h2', id: 'why', runs: [['', '', 'Why']] } }] });
    window.post({ kind: 'focus', element: 'why' });
  });
  await eventually(() => page.evaluate(() => document.activeElement.id === 'why'), 'the focus');
  await say(page, { kind: 'focus', element: 'q.b' });
  await eventually(() => page.evaluate(() => document.activeElement.id === 'q.b.radio'),
    'an option is focused by its radio');
});
