// The page's scripts: adopting, patching and placing the real elements.
// Not which elements there are: tests/semantics.
import { expectNoViolation } from '../axe.mjs';
import {
  begin, htmlOf, openScripts, requests, sayInFrame, tree,
} from '../fake_program.mjs';
import { eventually, expect, expectEqual, test } from '../harness.mjs';

test('script: the prerendered elements are adopted, changed ones repaired', async (tools) => {
  const page = await openScripts(tools);
  await page.evaluate(() => {
    window.kept = [...document.querySelectorAll('#page, #page [id]')];
    document.getElementById('check').textContent = 'old words';
    document.getElementById('stem').className = 'old';
    document.getElementById('q.b').remove();
  });
  await page.locator('[id="q.c.radio"]').check();
  await begin(page);
  const state = await page.evaluate(() => ({
    html: document.getElementById('page').outerHTML,
    gone: window.kept.filter((element) => !element.isConnected).map(({ id }) => id),
    rest: document.querySelectorAll('[data-until-live]').length,
    state: document.documentElement.dataset.state,
  }));
  const wanted = htmlOf(tree());
  expectEqual(state.html, wanted, 'the elements');
  expectEqual(state.gone, ['q.b', 'q.b.radio', 'q.b.body', 'q.b.text'], 'elements made anew');
  expectEqual([state.rest, state.state], [0, 'live'], 'the take-over');
  await eventually(async () => (await requests(page)).includes('select q.c.radio'),
    'the early choice is told');
});

test('script: patches change attributes, words, order', async (tools) => {
  const page = await openScripts(tools);
  await begin(page);
  await sayInFrame(page, { kind: 'mirror', patch: [
    { op: 'attributes', id: 'q.b.radio', set: { checked: '' }, unset: [] },
    { op: 'attributes', id: 'brand', set: { href: '../x/' }, unset: ['data-inside'] },
    { op: 'content', id: 'stem', runs: [['', '', 'one '], ['code', 'k', '2']], children: [] },
    { op: 'move', id: 'check', parent: 'main', before: 'stem' },
    { op: 'create', parent: 'main', before: 'q.choice',
      element: { tag: 'p', id: 'note', runs: [['', '', '<b>']] } },
    { op: 'remove', id: 'q.c' }] });
  const state = await page.evaluate(() => ({
    checked: document.getElementById('q.b.radio').checked,
    brand: document.getElementById('brand').outerHTML,
    stem: document.getElementById('stem').innerHTML,
    order: [...document.getElementById('main').children].map(({ id }) => id),
    note: document.getElementById('note').textContent,
    options: document.querySelectorAll('label').length,
  }));
  expectEqual(state, {
    checked: true,
    brand: '<a id="brand" href="../x/">Binade</a>',
    stem: 'one <code class="k">2</code>',
    order: ['check', 'stem', 'note', 'q.choice'],
    note: '<b>',
    options: 2,
  }, 'after the patch');
  await sayInFrame(page, { kind: 'mirror', patch: [
    { op: 'attributes', id: 'q.b.radio', set: {}, unset: ['checked'] }] });
  expectEqual(await page.locator('[id="q.b.radio"]').isChecked(), false, 'unchecked again');
});

// Rectangles in device pixels of the content, as a layout would give them; nested ones relative.
const places = {
  page: [0, 0, 600, 5000, true], brand: [20, 10, 80, 30, false], main: [30, 50, 500, 700, true],
  stem: [10, 0, 300, 60, false], 'q.choice': [0, 80, 500, 200, true],
  'q.a': [5, 0, 490, 60, true], 'q.a.text': [50, 18, 400, 24, false],
  'q.b': [5, 70, 490, 60, true], 'q.b.text': [50, 18, 400, 24, false],
  'q.c': [5, 140, 490, 60, true], 'q.c.text': [50, 18, 400, 24, false],
  check: [0, 300, 120, 40, false], status: [0, 4900, 10, 10, false],
};

for (const scale of [1, 1.5, 3]) {
  test(`script: elements lie where the canvas paints, ratio ${scale}`, async (tools) => {
    const page = await openScripts(tools, { size: { width: 700, height: 700, scale } });
    await begin(page);
    await sayInFrame(page,
      { kind: 'canvas', width_px: 700 * scale, top_px: 30, height_px: 900 },
      { kind: 'places', set: places, height_px: 5000 });
    const found = await page.evaluate((ids) => {
      const root = document.querySelector('[data-binade]').getBoundingClientRect();
      const box = (element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return [x - root.x, y - root.y, width, height].map((v) => Math.round(v * devicePixelRatio));
      };
      const hit = (id) => {
        const { x, y, width, height } = document.getElementById(id).getBoundingClientRect();
        return document.elementFromPoint(x + width / 2, y + height / 2)?.id;
      };
      return {
        boxes: Object.fromEntries(ids.map((id) => [id, box(document.getElementById(id))])),
        canvas: box(document.querySelector('canvas')),
        radio: box(document.getElementById('q.b.radio')),
        height: Math.round(root.height * devicePixelRatio),
        colour: getComputedStyle(document.querySelector('#stem strong')).color,
        hits: ['brand', 'q.a', 'q.b.text', 'check'].map(hit),
        page: document.documentElement.scrollWidth - document.documentElement.clientWidth,
      };
    }, Object.keys(places));
    const absolute = {
      page: [0, 0, 600, 5000], brand: [20, 10, 80, 30], main: [30, 50, 500, 700],
      stem: [40, 50, 300, 60], 'q.choice': [30, 130, 500, 200], 'q.a': [35, 130, 490, 60],
      'q.a.text': [85, 148, 400, 24], 'q.b': [35, 200, 490, 60], 'q.b.text': [85, 218, 400, 24],
      'q.c': [35, 270, 490, 60], 'q.c.text': [85, 288, 400, 24], check: [30, 350, 120, 40],
      status: [0, 4900, 10, 10],
    };
    const off = Object.entries(absolute).filter(([id, wanted]) =>
      wanted.some((value, i) => Math.abs(value - found.boxes[id][i]) > 1));
    expectEqual(off.map(([id]) => [id, found.boxes[id]]), [], 'boxes that lie elsewhere');
    expectEqual(found.canvas, [0, 30, 700 * scale, 900], 'the canvas');
    expectEqual(found.radio, found.boxes['q.b'], 'the radio fills its option');
    expectEqual([found.height, found.page], [5000, 0], 'the height, no sideways scrolling');
    expectEqual(found.colour, 'rgba(0, 0, 0, 0)', 'the words cannot be seen');
    expectEqual(found.hits, ['brand', 'q.a.text', 'q.b.text', 'check'], 'what a pointer meets');
    await sayInFrame(page, { kind: 'flow' });
    const position = await page.evaluate(() =>
      getComputedStyle(document.getElementById('stem')).position);
    expectEqual(position, 'static', 'normal flow again');
  });
}

test('script: lines break where the painter broke them, words stay whole', async (tools) => {
  const page = await openScripts(tools);
  await begin(page);
  const line = (words) =>
    ({ tag: 'span', attributes: { class: 'line' }, runs: [['', '', words]] });
  const children = [line('one two'), { tag: 'span', runs: [['', '', ' ']] },
    line('three four five'), line('six')];
  await sayInFrame(page,
    { kind: 'mirror', patch: [
      { op: 'attributes', id: 'stem', set: { class: 'lines' }, unset: [] },
      { op: 'content', id: 'stem', runs: [], children }] },
    { kind: 'places', set: { ...places, stem: [10, 0, 110, 90, false] }, height_px: 900 });
  const lines = await page.evaluate(() =>
    [...document.querySelectorAll('#stem > .line')].map((element) => {
      const tops = [...element.getClientRects()].map(({ top }) => Math.round(top));
      return [...new Set(tops)];
    }));
  expectEqual(lines.map((tops) => tops.length), [1, 1, 1], 'each part is one line');
  expect(lines[0][0] < lines[1][0] && lines[1][0] < lines[2][0], `lines at ${lines}`);
  const text = await page.evaluate(() => document.getElementById('stem').textContent);
  expectEqual(text, 'one two three four fivesix', 'the words');
  expect(await page.evaluate(() => window.find('two three')), 'page search finds over the break');
});

test('script: axe finds nothing to say against the overlay', async (tools) => {
  const page = await openScripts(tools);
  await begin(page);
  await sayInFrame(page, { kind: 'places', set: places, height_px: 5000 });
  await expectNoViolation(page, 'overlay');
});
