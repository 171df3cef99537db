// A whole quiz by role and name only, as a screen reader finds things: no pixels, no ids.
// Not a check of the tree's form: see mirror.mjs.
import { patternOf } from '../content.mjs';
import { eventually, expect, testEachLanguage } from '../harness.mjs';
import { openQuiz, rightOption } from '../quiz.mjs';

class AccessibilityTree {
  static async of(page) {
    const tree = new AccessibilityTree();
    tree.page = page;
    tree.session = await page.context().newCDPSession(page);
    await tree.session.send('DOM.enable');
    await tree.session.send('Accessibility.enable');
    return tree;
  }

  async nodes() {
    const { nodes } = await this.session.send('Accessibility.getFullAXTree');
    return nodes
      .filter(({ ignored }) => !ignored)
      .map((node) => ({
        role: node.role?.value ?? '',
        name: node.name?.value ?? '',
        element: node.backendDOMNodeId,
        states: Object.fromEntries(
          (node.properties ?? []).map(({ name, value }) => [name, value.value]),
        ),
      }));
  }

  async find(role, pattern) {
    return (await this.nodes()).filter((node) => node.role === role && pattern.test(node.name));
  }

  async theOne(role, pattern) {
    let found = [];
    await eventually(async () => {
      found = await this.find(role, pattern);
      return found.some(({ states }) => !states.disabled);
    }, `a ${role} named ${pattern} that is not disabled`);
    expect(found.length === 1, `${found.length} nodes are a ${role} named ${pattern}`);
    return found[0];
  }

  async press({ element }, key) {
    await this.session.send('DOM.focus', { backendNodeId: element });
    await this.page.keyboard.press(key);
  }

  async words() {
    return (await this.find('StaticText', /./)).map(({ name }) => name).join(' ');
  }
}

const whole = (text) => new RegExp(`^${patternOf(text).source}$`, 'u');
const starting = (text) => new RegExp(`^${patternOf(text).source}`, 'u');

// Not one that is done: it stays in the tree until the frame after the press.
async function currentQuestionByHeading(tree, quiz, done) {
  const headings = await tree.find('heading', /./);
  return quiz.pack.questions.find(({ id }) =>
    !done.has(id) && headings.some(({ name }) => whole(quiz.sentences.stem(id)).test(name)),
  );
}

async function answerByName(tree, quiz, done) {
  const { words, sentences } = quiz;
  const question = await eventually(
    () => currentQuestionByHeading(tree, quiz, done),
    'a heading that is the stem of a question',
  );
  done.add(question.id);
  const answer = sentences.option(question.id, rightOption(quiz, question.id));
  const radio = await tree.theOne('radio', starting(answer));
  await tree.press(radio, 'Space');
  const checked = await tree.theOne('radio', starting(answer));
  expect(checked.states.checked === 'true', `the radio "${answer}" says that it is checked`);
  await tree.press(await tree.theOne('button', whole(words.get('quiz.check'))), 'Enter');
  await tree.theOne('status', /^/);
  const right = patternOf(words.get('quiz.status.right'));
  await eventually(async () => right.test(await tree.words()), 'the status says "correct"');
}

async function readTheProof(tree, quiz) {
  const { words } = quiz;
  const prove = await tree.find('button', whole(words.get('quiz.prove')));
  if (prove.length === 0) {
    return 0;
  }
  await tree.press(prove[0], 'Enter');
  const hide = await tree.theOne('button', whole(words.get('quiz.prove.hide')));
  const strip = patternOf(words.get('strip.name'));
  const nodes = await tree.nodes();
  const strips = nodes.filter(({ name, role }) => strip.test(name) && role !== 'StaticText');
  await tree.press(hide, 'Enter');
  return strips.length;
}

testEachLanguage('whole quiz through the accessibility tree', async (tools, language) => {
  const quiz = await openQuiz(tools, language);
  const tree = await AccessibilityTree.of(quiz.page);
  const total = quiz.pack.questions.length;
  const done = new Set();
  let strips = 0;
  for (let i = 0; i < total; ++i) {
    await answerByName(tree, quiz, done);
    strips += await readTheProof(tree, quiz);
    const next = quiz.words.get(i + 1 < total ? 'quiz.next' : 'quiz.finish');
    await tree.press(await tree.theOne('button', whole(next)), 'Enter');
  }
  const score = patternOf(quiz.words.get('result.score'), { right: total, total });
  await eventually(async () => score.test(await tree.words()), `the score ${score}`);
  expect(strips > 0, 'a bit strip can be read by its name');
});
