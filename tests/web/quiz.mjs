// Drives the quiz as a reader does, and reads what the page says.
// Not assertions about one feature: those are the cases.
import { loadMessages, loadPack, loadSentences, packId, patternOf } from './content.mjs';
import { eventually, expect, expectEqual } from './harness.mjs';

export const quizPath = (language) => `${language}/quiz/${packId}/`;
export const byId = (page, id) => page.locator(`[id="${id}"]`);

export async function textOf(page, id) {
  return (await byId(page, id).textContent()).replace(/\s+/gu, ' ').trim();
}

export function exists(page, id) {
  return page.evaluate((name) => document.getElementById(name) !== null, id);
}

// The id of the question on the screen, or null.
export function currentQuestion(page) {
  return page.evaluate(() => {
    const stem = document.querySelector('#main h1[id$=".stem"]');
    return stem ? stem.id.slice(0, -'.stem'.length) : null;
  });
}

// The options of the question in the order of the page, without the question's id.
export function optionOrder(page, question) {
  return page.evaluate((name) => {
    const radios = [...document.querySelectorAll('#main input[type=radio]')];
    return radios
      .map((radio) => radio.id)
      .filter((id) => id.startsWith(`${name}.`))
      .map((id) => id.slice(name.length + 1, -'.radio'.length));
  }, question);
}

async function centreOf(page, id) {
  const locator = byId(page, id);
  await locator.scrollIntoViewIfNeeded();
  const box = await locator.boundingBox();
  expect(box && box.width > 0 && box.height > 0, `${id} has no box`);
  return [box.x + box.width / 2, box.y + box.height / 2];
}

// --- three ways to act; each has press(id) and answer(question, option) ---

export function pointer(page) {
  const press = async (id) => {
    const [x, y] = await centreOf(page, id);
    await page.mouse.click(x, y);
  };
  return { press, answer: (question, option) => press(`${question}.${option}`) };
}

export function touch(page) {
  const press = async (id) => {
    const [x, y] = await centreOf(page, id);
    await page.touchscreen.tap(x, y);
  };
  return { press, answer: (question, option) => press(`${question}.${option}`) };
}

const focusedId = (page) => page.evaluate(() => document.activeElement?.id ?? '');

// Presses Tab until an element that `isWanted` accepts has the focus.
export async function tabTo(page, isWanted, what, key = 'Tab') {
  const seen = [];
  for (let i = 0; i < 80; ++i) {
    const id = await focusedId(page);
    if (isWanted(id)) {
      return id;
    }
    seen.push(id);
    await page.keyboard.press(key);
  }
  expect(false, `${key} does not reach ${what}; it reaches ${[...new Set(seen)].join(', ')}`);
}

export function keyboard(page) {
  let answered = 0;
  const press = async (id) => {
    await tabTo(page, (focused) => focused === id, id);
    await page.keyboard.press('Enter');
  };
  // Enter inside the choice and the Check button take turns.
  const answer = async (question, option) => {
    const wanted = `${question}.${option}.radio`;
    const isRadio = (id) => id.startsWith(`${question}.`) && id.endsWith('.radio');
    await tabTo(page, isRadio, `the options of ${question}`);
    await page.keyboard.press('Space');
    for (let i = 0; i < 8 && (await focusedId(page)) !== wanted; ++i) {
      await page.keyboard.press('ArrowDown');
    }
    expectEqual(await focusedId(page), wanted, 'the radio that the arrows reach');
    expect(!(await isAnswered(page)), 'moving the radio submits nothing');
    if (answered++ % 2 === 0) {
      await page.keyboard.press('Enter');
    } else {
      await press('check');
    }
  };
  return { press, answer };
}

export function isAnswered(page) {
  return exists(page, 'next');
}

// --- the page's states ---

// Resolves when the app has taken over from the prerendered page.
export async function live(page) {
  await eventually(
    () => page.evaluate(() => document.documentElement.dataset.state === 'live'),
    'the app has taken over',
    20000,
  );
}

// A page together with everything that it is compared with.
export function contentFor(page, language) {
  return {
    page,
    language,
    pack: loadPack(),
    words: loadMessages(language),
    sentences: loadSentences(language),
  };
}

export async function openQuiz(tools, language, options = {}) {
  const { isLive = true, ...rest } = options;
  const page = await tools.open({ language, path: quizPath(language), ...rest });
  if (isLive) {
    await live(page);
  }
  return contentFor(page, language);
}

export function rightOption(quiz, question) {
  return quiz.pack.question(question).answer;
}

export async function someWrongOption(quiz, question) {
  const order = await optionOrder(quiz.page, question);
  return order.find((option) => option !== rightOption(quiz, question));
}

export async function waitForText(page, id, pattern) {
  await eventually(
    async () => (await exists(page, id)) && pattern.test(await textOf(page, id)),
    `${id} shows ${pattern}`,
  );
}

export async function togglePreview(quiz, driver) {
  const isOpen = () => quiz.page.evaluate(() =>
    document.querySelector('#main [id^="preview."][id$=".stem"]') !== null);
  const before = await isOpen();
  await driver.press('preview');
  await eventually(async () => (await isOpen()) !== before, 'the preview opens or closes');
}

// Opens the proof of an answered question; false when it has none.
export async function openProof(quiz, driver) {
  if (!(await exists(quiz.page, 'prove'))) {
    return false;
  }
  const isOpen = () => exists(quiz.page, 'proof');
  if (!(await isOpen())) {
    await driver.press('prove');
    await eventually(isOpen, 'the proof opens');
  }
  return true;
}

export async function answerCurrent(quiz, driver, isRight) {
  const question = await eventually(() => currentQuestion(quiz.page), 'a question');
  const right = rightOption(quiz, question);
  const option = isRight ? right : await someWrongOption(quiz, question);
  await driver.answer(question, option);
  await eventually(() => isAnswered(quiz.page), `the answer to ${question} is accepted`);
  return { question, option };
}

export async function goOn(quiz, driver) {
  const before = await currentQuestion(quiz.page);
  await driver.press('next');
  await eventually(
    async () => (await currentQuestion(quiz.page)) !== before,
    `another screen than ${before}`,
  );
}

// Takes what is left of the quiz; `wrong` holds the numbers (from 0) answered wrongly.
export async function takeQuiz(quiz, driver, { wrong = [], onAnswer = async () => {} } = {}) {
  const total = quiz.pack.questions.length;
  const answers = [];
  for (let i = 0; i < total; ++i) {
    const position = patternOf(quiz.words.get('quiz.position'), { number: i + 1, total });
    await waitForText(quiz.page, 'main', position);
    const answer = await answerCurrent(quiz, driver, !wrong.includes(i));
    answers.push({ ...answer, isRight: !wrong.includes(i) });
    await onAnswer(answers[i]);
    await goOn(quiz, driver);
  }
  return answers;
}

// Options of openQuiz. Scripts that are announced but may not run are then a warning of Chromium's.
export const withoutScripts = {
  javaScriptEnabled: false,
  isLive: false,
  faultsAllowed: /was preloaded using link preload but not used/,
};

// Instruments the page: counts animation frames and draw calls. For the idle cases.
export function countFrames() {
  window.testFrames = { callbacks: 0, draws: 0 };
  const request = window.requestAnimationFrame.bind(window);
  window.requestAnimationFrame = (callback) =>
    request((time) => {
      window.testFrames.callbacks += 1;
      callback(time);
    });
  const prototype = WebGL2RenderingContext.prototype;
  for (const name of ['clear', 'drawElements', 'drawArrays', 'drawRangeElements']) {
    const original = prototype[name];
    prototype[name] = function draw(...parameters) {
      window.testFrames.draws += 1;
      return original.apply(this, parameters);
    };
  }
}

// Instruments the page: keeps what the program tells the page, as window.testMessages.
export function recordMessages() {
  window.testMessages = [];
  let create;
  Object.defineProperty(window, 'createBinade', {
    set(value) {
      create = value;
    },
    get: () => (options) => create({
      ...options,
      post(message) {
        window.testMessages.push(structuredClone(message));
        options.post(message);
      },
    }),
  });
}
