// The native window: two questions, one by pointer and one by keyboard, in step with the page; the
// same hands lead to the same picture.
// Not about the page: it stands for what the window should show.
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';

import { root } from '../web/content.mjs';
import { Desktop, isInstalled } from './desktop.mjs';
import { eventually, expect, test } from '../web/harness.mjs';
import { decodePng, distance } from '../web/png.mjs';
import {
  answerCurrent, byId, currentQuestion, isAnswered, keyboard, openQuiz, quizPath, rightOption,
} from '../web/quiz.mjs';

const size = { width: 900, height: 1000, scale: 1, touch: false };
const program = process.env.BINADE_WINDOW ?? join(root, 'build/native/binade-window');
const rightGreen = [0x13, 0x6f, 0x36];
const namesOfKeys = {
  'Shift+Tab': 'shift+Tab', Enter: 'Return', Space: 'space', ArrowDown: 'Down',
};

// The share of the places, on a grid of 3 px, where two pictures are clearly different.
function difference(one, other) {
  let different = 0;
  let count = 0;
  for (let y = 0; y < size.height; y += 3) {
    for (let x = 0; x < size.width; x += 3) {
      count += 1;
      different += distance(one.at(x, y), other.at(x, y)) > 12 ? 1 : 0;
    }
  }
  return different / count;
}

function countNear(picture, colour, box) {
  let count = 0;
  for (let y = Math.ceil(box.y); y < box.y + box.height; ++y) {
    for (let x = Math.ceil(box.x); x < box.x + box.width; ++x) {
      count += distance(picture.at(x, y), colour) < 24 ? 1 : 0;
    }
  }
  return count;
}

// The two rasterisers differ in the last bits of blended edges, never in a box or a word.
const limit = 0.002;

const pageBoxOf = (page, id) => byId(page, id).boundingBox();

async function expectSamePicture(tools, page, desktop, when) {
  let share = 1;
  await eventually(async () => {
    share = difference(decodePng(await page.screenshot()), desktop.picture());
    return share < limit;
  }, `${when}: the window shows what the page shows`).catch((error) => {
    expect(false, `${error.message}; ${(share * 100).toFixed(2)} % differ; ${desktop.output}`);
  });
  tools.notes.push(`${when}: ${(share * 100).toFixed(3)} % of the places differ`);
}

async function answerByPointer(quiz, desktop) {
  const { page } = quiz;
  const question = await currentQuestion(page);
  const id = `${question}.${rightOption(quiz, question)}`;
  const box = await pageBoxOf(page, id);
  expect(countNear(desktop.picture(), rightGreen, box) === 0, 'no verdict before the answer');
  await page.mouse.click(box.x + 40, box.y + box.height / 2);
  desktop.press(box.x + 40, box.y + box.height / 2);
  await eventually(() => isAnswered(page), 'the page shows the answer');
  const answered = await pageBoxOf(page, id);
  await eventually(() => countNear(desktop.picture(), rightGreen, answered) > 40,
    'the option turns green in the window');
}

// Every key goes to the page and to the window.
function pressOnBoth(page, desktop) {
  const original = page.keyboard.press.bind(page.keyboard);
  page.keyboard.press = async (key) => {
    await original(key);
    desktop.key(namesOfKeys[key] ?? key);
  };
}

test('native window: two questions by pointer and keyboard, the same picture', async (tools) => {
  for (const needed of ['Xvfb', 'xdotool']) {
    if (!isInstalled(needed)) {
      tools.skip(`${needed} is not installed`);
    }
  }
  if (!existsSync(program)) {
    tools.skip('build/native/binade-window is not built: tools/run --native --build-only');
  }
  const quiz = await openQuiz(tools, 'en', { size });
  const { page } = quiz;
  const desktop = await Desktop.start(size);
  try {
    await desktop.open(program, [
      '--site', resolve(tools.site), '--path', quizPath('en'), '--language', 'en',
      '--size', `${size.width}x${size.height}`,
    ]);
    await expectSamePicture(tools, page, desktop, 'start');
    await answerByPointer(quiz, desktop);
    await expectSamePicture(tools, page, desktop, 'answered by pointer');
    pressOnBoth(page, desktop);
    const driver = keyboard(page);
    await driver.press('next');
    await eventually(async () => !(await isAnswered(page)), 'the second question');
    await answerCurrent(quiz, driver, true);
    await expectSamePicture(tools, page, desktop, 'answered by keyboard');
    expect((await desktop.closeWindow()) === 0, `the window closes well: ${desktop.output}`);
  } finally {
    desktop.stop();
  }
}, { seconds: 120 });
