// The mirror says what the tree says: the same elements however a state was reached, by patches, by
// a reload, or by the prerenderer.
// Not where they lie: mirror.mjs. What the elements of a tree are: tests/semantics.
import { sizes } from '../browser.mjs';
import { expect, expectEqual, testEachLanguage } from '../harness.mjs';
import {
  answerCurrent, goOn, live, openProof, openQuiz, pointer, takeQuiz, waitForText,
  withoutScripts,
} from '../quiz.mjs';
import { patternOf } from '../content.mjs';

// Tag, id, role, names, states, language and words of each element, one a line; the properties that
// only the canvas needs, and line breaks, left out.
export function linesOf(page, rootId) {
  return page.evaluate((id) => {
    const kept = /^(role|aria-.*|lang|dir|type|name|for|href|disabled|open|class)$/;
    const lines = [];
    const classesOf = (value) =>
      value.split(' ').filter((name) => name !== 'lines').sort().join(',');
    const visit = (node, depth) => {
      if (node.nodeType === Node.TEXT_NODE) {
        return;
      }
      const attributes = [...node.attributes]
        .filter(({ name }) => kept.test(name))
        .map(({ name, value }) => [name, name === 'class' ? classesOf(value) : value])
        .filter(([name, value]) => name !== 'class' || value !== '')
        .map(([name, value]) => `${name}=${value}`)
        .sort();
      const state = node.checked ? ' checked' : '';
      // Where the painter broke the lines is told apart from what the words are.
      const isLeaf = node.classList.contains('lines') ||
        ![...node.children].some((child) => child.id || child.children.length);
      const words = isLeaf ? ` "${node.textContent.replace(/\s+/gu, ' ').trim()}"` : '';
      const place = `${'  '.repeat(depth)}${node.localName}#${node.id}`;
      lines.push(`${place} ${attributes.join(' ')}${state}${words}`);
      if (!isLeaf) {
        [...node.children].forEach((child) => visit(child, depth + 1));
      }
    };
    visit(document.getElementById(id), 0);
    return lines;
  }, rootId);
}

export function expectSameLines(actual, expected, what) {
  const different = expected
    .map((line, i) => [line, actual[i] ?? '(nothing)'])
    .filter(([left, right]) => left !== right)
    .slice(0, 3);
  expectEqual(different, [], `${what}: pairs of lines that differ`);
  expectEqual(actual.length, expected.length, `${what}: number of lines`);
}

testEachLanguage('the prerendered main is the live one', async (tools, language) => {
  const plain = await openQuiz(tools, language, { ...withoutScripts });
  const prerendered = await linesOf(plain.page, 'main');
  const quiz = await openQuiz(tools, language);
  expect(prerendered.length > 15, 'the prerendered main has elements');
  expectSameLines(await linesOf(quiz.page, 'main'), prerendered, 'live against prerendered');
});

async function expectSameAfterReload(quiz, prepare, what) {
  await prepare();
  await quiz.page.evaluate(() => document.activeElement.blur());
  const patched = await linesOf(quiz.page, 'main');
  await quiz.page.reload();
  await live(quiz.page);
  await prepare();
  expectSameLines(patched, await linesOf(quiz.page, 'main'), what);
}

testEachLanguage('patches lead to the mirror that a reload builds', async (tools, language) => {
  const quiz = await openQuiz(tools, language, { size: sizes.tablet });
  const driver = pointer(quiz.page);
  const nothing = async () => {};
  await answerCurrent(quiz, driver, false);
  await expectSameAfterReload(quiz, nothing, 'answered wrongly');
  await expectSameAfterReload(quiz, () => openProof(quiz, driver), 'proof open');
  await goOn(quiz, driver);
  await expectSameAfterReload(quiz, nothing, 'next question');
  await answerCurrent(quiz, driver, true);
  await expectSameAfterReload(quiz, nothing, 'answered rightly');
});

testEachLanguage('the result is the same after a reload', async (tools, language) => {
  const quiz = await openQuiz(tools, language);
  const answers = await takeQuiz(quiz, pointer(quiz.page), { wrong: [2, 7] });
  const score = { right: answers.length - 2, total: answers.length };
  await waitForText(quiz.page, 'main', patternOf(quiz.words.get('result.score'), score));
  await expectSameAfterReload(quiz, async () => {}, 'result');
});
