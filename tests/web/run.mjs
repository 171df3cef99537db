// Runs the browser tests: node tests/web/run.mjs [--only PART]... [--site DIR] [--jobs N] [--list]
// Not a test: each file in cases/ registers its own.
import { existsSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';

import { defaultPictures, makeBrowsers, makeToolsFor } from './browser.mjs';
import { root } from './content.mjs';
import { caseNames, runAll } from './harness.mjs';
import { startServer } from './server.mjs';

const { values } = parseArgs({
  options: {
    only: { type: 'string', multiple: true, default: [] },
    site: { type: 'string', default: join(root, 'build/site') },
    jobs: { type: 'string', default: '2' },
    cases: { type: 'string', default: 'web/cases' },  // a folder of tests/
    list: { type: 'boolean', default: false },
  },
});

function summary({ passed, failed, skipped }) {
  const rest = skipped > 0 ? `, ${skipped} skipped` : '';
  console.log(`suite: ${passed} passed, ${failed} failed${rest}`);
  process.exitCode = failed > 0 ? 1 : 0;
}

async function runInBrowsers() {
  const server = await startServer(resolve(values.site));
  const browsers = makeBrowsers();
  try {
    const makeTools = makeToolsFor({
      browsers: browsers.get,
      origin: server.origin,
      site: values.site,
      pictures: defaultPictures,
    });
    return await runAll({ only: values.only, jobs: Number(values.jobs), makeTools });
  } finally {
    await browsers.close();
    server.close();
  }
}

const folder = join(root, 'tests', values.cases);
for (const file of readdirSync(folder).sort()) {
  if (file.endsWith('.mjs')) {
    await import(join(folder, file));
  }
}

if (values.list) {
  console.log(caseNames().join('\n'));
} else if (!existsSync(values.site)) {
  console.log(`no site at ${values.site}: build it with tools/run --build-only`);
  summary({ passed: 0, failed: 1, skipped: 0 });
} else {
  summary(await runInBrowsers());
}
