// What a first visit costs: bytes after gzip, and what can be read after HTML and CSS alone.
// Not the size of single artefacts: the build holds those against its budget.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { root } from '../content.mjs';
import { expect, testEachLanguage } from '../harness.mjs';
import { live, quizPath } from '../quiz.mjs';

const kilobytes = (bytes) => (bytes / 1000).toFixed(1);

const budget = JSON.parse(readFileSync(join(root, 'tools/budget.json'), 'utf8'));
const limitOf = (name) => budget.find((entry) => entry.name === name).limit_bytes;
// The budget names the first visit in English only; other languages add their own faces to it.
const limitBytes = {
  first: { en: limitOf('first visit, English') },
  reading: limitOf('a question, readable'),
};

testEachLanguage('bytes of a first visit', async (tools, language) => {
  const fetched = [];
  const count = (response) => {
    // The server compresses; what is only validated anew has no body on the wire.
    const request = response.request();
    fetched.push(request.sizes().then(({ responseBodySize: bytes }) => {
      const name = new URL(response.url()).pathname.split('/').pop() || 'page';
      return { name, bytes, type: request.resourceType() };
    }));
  };
  const page = await tools.open({ language, route: (target) => target.on('response', count) });
  await page.goto(`${tools.origin}/${quizPath(language)}`);
  await live(page);
  page.off('response', count);  // a later one would ask a page that is closed by then
  const files = await Promise.all(fetched);
  const total = files.reduce((sum, { bytes }) => sum + bytes, 0);
  const reading = files
    .filter(({ type }) => type === 'document' || type === 'stylesheet')
    .reduce((sum, { bytes }) => sum + bytes, 0);
  tools.notes.push(`${kilobytes(total)} KB gzip until live, ${kilobytes(reading)} KB to read; ` +
    files.map(({ name, bytes }) => `${name} ${kilobytes(bytes)}`).join(', '));
  expect(reading > 0 && reading < limitBytes.reading, `${reading} bytes of HTML and CSS`);
  const limit = limitBytes.first[language] ?? Infinity;
  expect(total < limit, `${total} bytes of ${limit}`);
});
