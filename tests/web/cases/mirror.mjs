// The mirror lies exactly over what the canvas paints, and receives what is meant for it.
// Not the words: those are compared with the snapshots of the tree in mirror_tree.mjs.
import { sizes } from '../browser.mjs';
import { expect, expectEqual, test, testEachLanguage } from '../harness.mjs';
import { decodePng, distance } from '../png.mjs';
import {
  answerCurrent, currentQuestion, openProof, openQuiz, optionOrder, pointer, recordMessages,
  togglePreview,
} from '../quiz.mjs';

// Borders are thin and pale: #D6D9DF on #FBFBF9, and #343943 on #101216 when dark.
const visible = 14;
const reach = 5;  // CSS pixels searched on both sides of where an edge should be

// The first pixel, walking inwards, that differs from the ground outside of the box.
function edgeAlong(picture, start, step, count) {
  const ground = picture.at(...start);
  for (let i = 1; i <= count; ++i) {
    const x = start[0] + step[0] * i;
    const y = start[1] + step[1] * i;
    if (x < 0 || y < 0 || x >= picture.width || y >= picture.height) {
      return null;
    }
    if (distance(ground, picture.at(x, y)) > visible) {
      return i;
    }
  }
  return null;
}

// How far the painted edges are from the box, in CSS pixels: left, top, right, bottom.
function offsetsOf(picture, box, scale) {
  const px = (value) => Math.round(value * scale);
  const margin = reach * Math.max(1, Math.floor(scale));
  const [left, top, right, bottom] = [
    px(box.x), px(box.y), px(box.x + box.width) - 1, px(box.y + box.height) - 1,
  ];
  const [middleX, middleY] = [Math.round((left + right) / 2), Math.round((top + bottom) / 2)];
  const walks = [
    [[left - margin, middleY], [1, 0]],
    [[middleX, top - margin], [0, 1]],
    [[right + margin, middleY], [-1, 0]],
    [[middleX, bottom + margin], [0, -1]],
  ];
  return walks.map(([start, step]) => {
    const inside = start[0] >= 0 && start[1] >= 0 && start[0] < picture.width &&
      start[1] < picture.height;
    const found = inside ? edgeAlong(picture, start, step, 2 * margin) : null;
    return found === null ? null : (found - margin) / scale;
  });
}

const boxesIn = (page, ids) =>
  page.evaluate((names) => names.map((id) => {
    const { x, y, width, height } = document.getElementById(id).getBoundingClientRect();
    return { id, x, y, width, height };
  }), ids);

async function optionIds(page) {
  const question = await currentQuestion(page);
  return (await optionOrder(page, question)).map((option) => `${question}.${option}`);
}

async function expectPaintedWhereMirrored(page, scale, when) {
  await page.mouse.move(1, 1);
  await page.waitForTimeout(500);
  const picture = decodePng(await page.screenshot({ scale: 'device' }));
  const height = picture.height / scale;
  const boxes = (await boxesIn(page, await optionIds(page))).filter(
    (box) => box.y > reach + 1 && box.y + box.height < height - reach - 1,
  );
  for (const box of boxes) {
    const offsets = offsetsOf(picture, box, scale);
    const isNear = offsets.every((offset) => offset !== null && Math.abs(offset) <= 1);
    expect(isNear, `${when}: edges of ${box.id} are off by ${offsets} CSS px (left, top, ...)`);
  }
  return boxes.length;
}

// The test above proves something only if it is the canvas that paints the edges.
async function expectOnlyTheCanvasPaints(page, scale) {
  await page.evaluate(() => {
    document.querySelector('canvas').style.opacity = '0';
  });
  const picture = decodePng(await page.screenshot({ scale: 'device' }));
  const boxes = await boxesIn(page, await optionIds(page));
  const offsets = offsetsOf(picture, boxes[0], scale);
  await page.evaluate(() => {
    document.querySelector('canvas').style.opacity = '';
  });
  expectEqual(offsets, [null, null, null, null], 'edges without the canvas');
}

async function scrollThrough(page, scale, when) {
  let seen = await expectPaintedWhereMirrored(page, scale, when);
  const steps = 4;
  for (let i = 1; i <= steps; ++i) {
    await page.evaluate((part) => {
      scrollTo(0, (document.documentElement.scrollHeight - innerHeight) * part);
    }, i / steps);
    seen += await expectPaintedWhereMirrored(page, scale, `${when}, scrolled ${i} of ${steps}`);
  }
  expect(seen > 0, `${when}: no option was fully in sight`);
}

const canvasHeight = (page) =>
  page.evaluate(() => document.querySelector('canvas').getBoundingClientRect().height);
const contentHeight = (page) => page.evaluate(() => document.documentElement.scrollHeight);

testEachLanguage('painted equals mirrored, full height', async (tools, language) => {
  const quiz = await openQuiz(tools, language);
  const { page } = quiz;
  await expectOnlyTheCanvasPaints(page, 1);
  await scrollThrough(page, 1, 'start');
  await answerCurrent(quiz, pointer(page), false);
  await scrollThrough(page, 1, 'answered');
  const missing = (await contentHeight(page)) - (await canvasHeight(page));
  expect(missing < 200, `the canvas is as long as the content: ${missing} px missing`);
});

testEachLanguage('painted equals mirrored on a phone, proof open', async (tools, language) => {
  const quiz = await openQuiz(tools, language, { size: sizes.phone });
  const { page } = quiz;
  await answerCurrent(quiz, pointer(page), false);
  expect(await openProof(quiz, pointer(page)), 'the question has a proof');
  await scrollThrough(page, sizes.phone.scale, 'answered');
});

test('painted equals mirrored, tile', async (tools) => {
  const quiz = await openQuiz(tools, 'bn', { size: sizes.phone });
  const { page } = quiz;
  await togglePreview(quiz, pointer(page));
  await page.waitForTimeout(500);
  const [content, canvas] = [await contentHeight(page), await canvasHeight(page)];
  expect(content * sizes.phone.scale > 4096, `the content is long enough: ${content} px`);
  expect(canvas < content - 100, `the canvas is a tile: ${canvas} of ${content} px`);
  await togglePreview(quiz, pointer(page));
  await answerCurrent(quiz, pointer(page), false);
  expect(await openProof(quiz, pointer(page)), 'the question has a proof');
  await scrollThrough(page, sizes.phone.scale, 'answered, tile');
});

// The rectangles that the program told (from the nearest placed element around each, in device
// pixels) against those of the real elements.
async function strayElements(page) {
  return page.evaluate(() => {
    const places = window.testMessages.filter(({ kind }) => kind === 'places').at(-1).set;
    const stray = [];
    for (const [id, [x, y, width, height]] of Object.entries(places)) {
      const element = document.getElementById(id);
      const around = element.parentElement.closest('[data-placed="box"], [data-binade]');
      const outer = around.getBoundingClientRect();
      const inner = element.getBoundingClientRect();
      const real = [inner.x - outer.x, inner.y - outer.y, inner.width, inner.height];
      const told = [x, y, width, height].map((value) => value / devicePixelRatio);
      if (told.some((value, i) => Math.abs(value - real[i]) > 1)) {
        stray.push(`${id}: told ${told}, is ${real}`);
      }
    }
    return { count: Object.keys(places).length, stray };
  });
}

for (const [name, size] of Object.entries(sizes)) {
  testEachLanguage(`elements lie where the layout says, ${name}`, async (tools, language) => {
    const quiz = await openQuiz(tools, language, { size, init: [recordMessages] });
    const { page } = quiz;
    const expectNone = async (when) => {
      await page.waitForTimeout(300);
      const { count, stray } = await strayElements(page);
      expect(count > 8, `${when}: rectangles: ${count}`);
      expectEqual(stray, [], `${when}: elements elsewhere`);
    };
    await expectNone('start');
    await answerCurrent(quiz, pointer(page), false);
    await expectNone('answered');
    expect(await openProof(quiz, pointer(page)), 'the question has a proof');
    await expectNone('proof open');
    await togglePreview(quiz, pointer(page));
    await expectNone('preview');
  });
}

// What a pointer meets in the middle of each thing that can be pressed, over the whole page.
async function missedTargets(page) {
  return page.evaluate(async () => {
    const selector = 'button, a[href], summary, input, select, #main label';
    const missed = [];
    let count = 0;
    for (const element of document.querySelectorAll(selector)) {
      element.scrollIntoView({ block: 'center' });
      const box = element.getBoundingClientRect();
      if (box.width === 0 || element.disabled) {
        continue;
      }
      count += 1;
      const hit = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
      // The whole label stands for its radio.
      const target = element.closest('label') ?? element;
      const isInside = hit !== null && target.contains(hit);
      if (!isInside) {
        missed.push(`${element.id}: meets ${hit?.id || hit?.nodeName}`);
      }
    }
    return { count, missed };
  });
}

for (const [name, size] of Object.entries(sizes)) {
  testEachLanguage(`a pointer meets each target, ${name}`, async (tools, language) => {
    const quiz = await openQuiz(tools, language, { size });
    const { page } = quiz;
    for (const when of ['start', 'answered']) {
      if (when === 'answered') {
        await answerCurrent(quiz, pointer(page), false);
      }
      const { count, missed } = await missedTargets(page);
      expect(count > 8, `${when}: targets found: ${count}`);
      expectEqual(missed, [], `${when}: targets that a pointer does not meet`);
    }
  });
}

// UI-10. Emulated ratios judge sizes; sharpness needs a real one (tools/screenshots).
for (const scale of [1, 1.25, 1.5, 2, 3]) {
  test(`UI-10: the canvas has width x ratio pixels, ratio ${scale}`, async (tools) => {
    const quiz = await openQuiz(tools, 'en', { size: { width: 801, height: 700, scale } });
    const { pixels, css, drawn } = await quiz.page.evaluate(() => {
      const canvas = document.querySelector('canvas');
      const context = canvas.getContext('webgl2');
      return {
        pixels: [canvas.width, canvas.height],
        css: canvas.getBoundingClientRect(),
        drawn: [context.drawingBufferWidth, context.drawingBufferHeight],
      };
    });
    expectEqual(drawn, pixels, 'the drawing buffer is not clamped');
    expect(Math.abs(pixels[0] - css.width * scale) < 1, `${pixels[0]} for ${css.width} x ${scale}`);
    expect(Math.abs(pixels[1] - css.height * scale) < 1, `${pixels[1]} for ${css.height}`);
  });
}
