// A page with the site's own scripts and a program that only listens and says what a case says.
// Not the real program, and not the site: only files of web/ are used.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { root } from './content.mjs';
import { eventually } from './harness.mjs';

const option = (name, words, more = {}) => ({
  tag: 'label', id: `q.${name}`, attributes: { class: 'option', for: `q.${name}.radio` },
  children: [
    { tag: 'input', id: `q.${name}.radio`, attributes: { type: 'radio', name: 'q.choice',
      'aria-labelledby': `q.${name}.text`, ...more } },
    { tag: 'span', id: `q.${name}.body`, attributes: { class: 'option-body' }, children: [
      { tag: 'span', id: `q.${name}.text`, attributes: { class: 'option-text' },
        runs: [['', '', words]] }] },
  ],
});

export const tree = () => ({
  tag: 'div', id: 'page', attributes: { lang: 'en' }, children: [
    { tag: 'a', id: 'brand', attributes: { href: '../elsewhere/', 'data-inside': '' },
      runs: [['', '', 'Binade']] },
    { tag: 'main', id: 'main', children: [
      { tag: 'h1', id: 'stem', runs: [['', '', 'Which '], ['strong', '', 'type'], ['', '', '?']] },
      { tag: 'fieldset', id: 'q.choice', attributes: { role: 'radiogroup',
        'aria-labelledby': 'stem' },
      children: [option('a', 'The first of them'), option('b', 'Two'), option('c', 'Three')] },
      { tag: 'button', id: 'check', attributes: { type: 'button' }, runs: [['', '', 'Check']] }] },
    { tag: 'div', id: 'status', attributes: { role: 'status' } }],
});

export function htmlOf({ tag, id, attributes = {}, runs = [], children = [] }) {
  const list = Object.entries({ id, ...attributes }).map(([name, value]) => ` ${name}="${value}"`);
  const words = runs.map(([run, , text]) => (run ? `<${run}>${text}</${run}>` : text));
  const rest = tag === 'input' ? '' : `${words.join('')}${children.map(htmlOf).join('')}</${tag}>`;
  return `<${tag}${list.join('')}>${rest}`;
}

const styleWithoutFaces = () => readFileSync(join(root, 'web/style.css'), 'utf8')
  .replace(/@font-face[^}]*\}/g, '');

// Takes the place of the glue: remembers what it is told, says what the test says.
const program = `var createBinade = (module) => {
  const memory = new Uint8Array(1 << 20);
  let top = 8;
  const textAt = (start) =>
    new TextDecoder().decode(memory.slice(start, memory.indexOf(0, start)));
  window.told = [];
  window.post = module.post;
  window.frames = 0;
  let isBusy = false;
  const enter = (work) => {
    if (isBusy) window.told.push({ kind: 'NESTED' });
    isBusy = true;
    work();
    isBusy = false;
  };
  return Promise.resolve({
    HEAPU8: memory,
    _malloc: (size) => { top += size; return top - size; },
    _free: () => { top = 8; },
    _binade_receive: (text) => enter(() => window.told.push(JSON.parse(textAt(text)))),
    _binade_fetched: (path, bytes, length) => enter(() => window.told.push({
      kind: 'fetched', path: textAt(path), length, first: memory[bytes] })),
    _binade_frame: () => enter(() => {
      window.frames += 1;
      if (window.isBroken) throw new Error('the program has stopped');
      window.onFrame?.();
    }),
  });
};`;

export async function openScripts(tools, options = {}) {
  const page = await tools.open({
    ...options,
    route: async (target) => {
      const template = readFileSync(join(root, 'web/page.html'), 'utf8');
      const values = { base: '../', language: 'en', title: 'x', page: htmlOf(tree()),
        answers: '<details><summary>a</summary></details>', failure: 'Stopped.' };
      const html = template.replace(/\{\{(\w+)\}\}/g, (_, name) => values[name] ?? '')
        .replace(/<link rel="preload"[^>]*>/g, '');
      await target.route('**/fake/**', (route) =>
        route.fulfill({ contentType: 'text/html', body: html }));
      await target.route(/\/(page|mirror|early)\.js$/, (route) => {
        const name = new URL(route.request().url()).pathname.slice(1);
        return route.fulfill({ contentType: 'text/javascript',
          body: readFileSync(join(root, 'web', name), 'utf8') });
      });
      await target.route('**/style.css', (route) => route.fulfill({ contentType: 'text/css',
        body: styleWithoutFaces() }));
      await target.route('**/icon.svg', (route) => route.fulfill({ contentType: 'image/svg+xml',
        body: readFileSync(join(root, 'web/icon.svg'), 'utf8') }));
      await target.route('**/binade.js', (route) =>
        route.fulfill({ contentType: 'text/javascript', body: program }));
      await options.init?.(target);
    },
    init: [],
  });
  await page.goto(`${tools.origin}/fake/#?q=1`);
  await eventually(() => page.evaluate(() => window.told?.some(({ kind }) => kind === 'start')),
    'the program is started');
  return page;
}

export const say = (page, ...messages) =>
  page.evaluate((list) => list.forEach((message) => window.post(message)), messages);

// What the program says within one frame.
export async function sayInFrame(page, ...messages) {
  await page.evaluate((list) => new Promise((resolve) => {
    window.onFrame = () => {
      list.forEach((message) => window.post(message));
      window.onFrame = null;
      setTimeout(resolve);
    };
    window.post({ kind: 'frame' });
  }), messages);
}

export const begin = (page) => sayInFrame(page, { kind: 'mirror', tree: tree() });

// What was told since the last call, without what no case asks about.
export const told = (page, ...kinds) => page.evaluate((wanted) => {
  const list = window.told.splice(0);
  return list.filter(({ kind }) => wanted.includes(kind) || kind === 'NESTED');
}, kinds);

export async function requests(page) {
  await page.waitForTimeout(120);
  return (await told(page, 'request')).map(({ request, element }) => `${request} ${element}`);
}

export const centre = async (page, id) => {
  const { x, y, width, height } = await page.locator(`[id="${id}"]`).boundingBox();
  return [x + width / 2, y + height / 2];
};

