// The page's scripts: start, size, storage, files, address, lost context, the end.
// Not what the program makes of it: here it only listens (fake_program.mjs).
import {
  begin, centre, openScripts, say, told,
} from '../fake_program.mjs';
import { eventually, expect, expectEqual, test } from '../harness.mjs';

test('script: the start tells size, address, languages and storage', async (tools) => {
  const page = await openScripts(tools);
  const [viewport, start] = (await told(page, 'viewport', 'start')).filter(
    ({ kind }, i) => i === 0 || kind === 'start');
  expectEqual([viewport.kind, viewport.width_px > 300, viewport.canvas, viewport.rem_px],
    ['viewport', true, true, 16], 'viewport');
  expect(viewport.canvas_limit_px >= 2048, `limit ${viewport.canvas_limit_px}`);
  expectEqual({ ...start, languages: start.languages.length > 0 },
    { kind: 'start', path: 'fake/', hash: '#?q=1', languages: true, storage: true, log: '' },
    'start');
});

test('script: any number of wishes is one frame', async (tools) => {
  const page = await openScripts(tools);
  await begin(page);
  const before = await page.evaluate(() => window.frames);
  await say(page, { kind: 'frame' }, { kind: 'frame' }, { kind: 'frame' });
  await page.waitForTimeout(300);
  expectEqual(await page.evaluate(() => window.frames) - before, 1, 'frames');
});

test('script: lines are appended, damage is kept aside once', async (tools) => {
  const page = await openScripts(tools);
  await page.evaluate(() => localStorage.setItem('binade.attempts', 'cut off'));
  await say(page, { kind: 'keep_aside', name: 'attempts', lines: 'cut off' },
    { kind: 'keep_aside', name: 'attempts', lines: 'cut off' },
    { kind: 'keep_aside', name: 'attempts', lines: 'other' },
    { kind: 'append', name: 'attempts', line: '{"a":1}' },
    { kind: 'append', name: 'attempts', line: '{"b":2}' });
  const stored = await page.evaluate(() => ({ ...localStorage }));
  expectEqual(Object.entries(stored).sort(), [
    ['binade.attempts', 'cut off\n{"a":1}\n{"b":2}\n'],
    ['binade.attempts.aside.1', 'cut off\n'], ['binade.attempts.aside.2', 'other\n']], 'storage');
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await told(page);
  await say(page, { kind: 'append', name: 'attempts', line: '{"c":3}' });
  await eventually(async () => (await told(page, 'storage_lost')).length === 1, 'it is told');
});

test('script: files are handed over, or their absence', async (tools) => {
  const page = await openScripts(tools, {
    faultsAllowed: /404/,
    init: async (target) => {
      await target.route('**/content/a.json', (route) => route.fulfill({ body: '[1,2]' }));
      await target.route('**/content/none.json', (route) => route.fulfill({ status: 404 }));
    },
  });
  await told(page);
  await say(page, { kind: 'fetch', path: 'content/a.json' },
    { kind: 'fetch', path: 'content/none.json' });
  const answers = [];
  await eventually(async () => {
    answers.push(...await told(page, 'fetched'));
    return answers.length === 2;
  }, 'both answers');
  answers.sort((one, other) => one.path.localeCompare(other.path));
  expectEqual(answers.map(({ path, length }) => [path, length]),
    [['content/a.json', 5], ['content/none.json', -1]], 'answers');
  expectEqual(answers[0].first, '['.charCodeAt(0), 'the first byte');
});

test('script: address, document, back', async (tools) => {
  const page = await openScripts(tools);
  await begin(page);
  await told(page);
  await say(page, { kind: 'address', path: 'bn/quiz/x/', hash: '#?q=2', push: true },
    { kind: 'document', title: 'শিরোনাম', language: 'bn', direction: 'ltr' });
  expectEqual(await page.evaluate(() => [location.pathname + location.hash, document.title,
    document.documentElement.lang]),
  ['/bn/quiz/x/#?q=2', 'শিরোনাম', 'bn'], 'after the switch');
  await page.goBack();
  await eventually(async () => (await told(page, 'address')).some(
    ({ path, hash }) => path === 'fake/' && hash === '#?q=1'), 'back is told');
});

test('script: preferences and size are told when they change', async (tools) => {
  const page = await openScripts(tools);
  await begin(page);
  const next = async (isWanted, what) => eventually(async () =>
    (await told(page, 'viewport')).some(isWanted), what);
  await told(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await next(({ dark }) => dark, 'dark');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await next((viewport) => viewport.reduced_motion, 'less motion');
  await page.emulateMedia({ forcedColors: 'active' });
  await next(({ canvas }) => !canvas, 'no canvas in forced colours');
  await page.setViewportSize({ width: 500, height: 600 });
  await next(({ width_px: width }) => width > 400 && width <= 500, 'narrower');
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '20px';
  });
  await next(({ rem_px: rem }) => rem === 20, 'larger text');
});

test('script: a lost context is told, and its return', async (tools) => {
  const page = await openScripts(tools, { faultsAllowed: /CONTEXT_LOST|context lost/i });
  await begin(page);
  await told(page);
  await page.evaluate(() => {
    const context = document.querySelector('canvas').getContext('webgl2');
    window.loss = context.getExtension('WEBGL_lose_context');
    window.loss.loseContext();
  });
  const list = [];
  const collect = async () => list.push(...(await told(page, 'context', 'viewport')).map(
    ({ kind, lost, canvas }) => `${kind} ${lost ?? canvas}`));
  await eventually(async () => (await collect(), list.length >= 2), 'the loss');
  await page.evaluate(() => window.loss.restoreContext());
  await eventually(async () => (await collect(), list.length >= 4), 'the return');
  expectEqual(list, ['context true', 'viewport false', 'context false', 'viewport true'], 'told');
});

test('script: a program that stops leaves a page that says so', async (tools) => {
  const page = await openScripts(tools, { faultsAllowed: /the program has stopped/ });
  await begin(page);
  expectEqual(await page.locator('#failed').isVisible(), false, 'the notice before');
  await page.evaluate(() => {
    window.isBroken = true;
  });
  await say(page, { kind: 'frame' });
  await eventually(() => page.locator('#failed').isVisible(), 'the notice');
  await page.mouse.click(...await centre(page, 'q.a.text'));
  expectEqual(await page.evaluate(() => document.documentElement.dataset.state), 'failed', 'state');
});
