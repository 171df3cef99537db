// Broken content: an error screen that names file and place, never a blank page.
// Not every possible fault: the reader's own tests hold those.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { packId, patternOf, root } from '../content.mjs';
import { eventually, expect, testEachLanguage } from '../harness.mjs';
import { exists, openQuiz, textOf } from '../quiz.mjs';
import { expectNoViolation } from '../axe.mjs';

const original = readFileSync(join(root, `content/packs/${packId}/pack.json`), 'utf8');
const changed = (change) => {
  const pack = JSON.parse(original);
  change(pack);
  return JSON.stringify(pack);
};

// What is served, and what the screen must say of the place.
const faults = [
  ['truncated', original.slice(0, original.length / 2), /pack\.json/],
  ['a wrong type', changed((pack) => { pack.questions[2].options = 7; }),
    /\/questions\/2\/options/],
  ['a duplicate id', changed((pack) => { pack.questions[1].id = pack.questions[0].id; }),
    /\/questions\/1/],
  ['an answer that is no option', changed((pack) => { pack.questions[3].answer = 'nowhere'; }),
    /\/questions\/3/],
];

async function expectErrorScreen(quiz, file, place) {
  const { page, words } = quiz;
  await eventually(async () => patternOf(words.get('problem.title')).test(
    await textOf(page, 'page')), 'the title of the error screen');
  const text = await textOf(page, 'page');
  expect(text.includes(file), `the file is named: ${text}`);
  expect(place.test(text), `the place ${place} is named: ${text}`);
  expect(await exists(page, 'main'), 'there is a main part');
  await expectNoViolation(page, 'error');
}

for (const [name, body, place] of faults) {
  testEachLanguage(`bad pack: ${name}`, async (tools, language) => {
    const quiz = await openQuiz(tools, language, {
      route: (page) => page.route(/\/pack[^/]*\.json/, (route) =>
        route.fulfill({ contentType: 'application/json', body })),
    });
    await expectErrorScreen(quiz, 'pack.json', place);
  });
}

testEachLanguage('missing pack', async (tools, language) => {
  const quiz = await openQuiz(tools, language, {
    faultsAllowed: /404/,
    route: (page) => page.route(/\/pack[^/]*\.json/, (route) => route.fulfill({ status: 404 })),
  });
  await expectErrorScreen(quiz, 'pack.json', /./);
});

testEachLanguage('missing sentences of the pack', async (tools, language) => {
  const quiz = await openQuiz(tools, language, {
    faultsAllowed: /404/,
    route: (page) => page.route(new RegExp(`/packs/.*/${language}\\.json`), (route) =>
      route.fulfill({ status: 404 })),
  });
  await expectErrorScreen(quiz, `${language}.json`, /./);
});
