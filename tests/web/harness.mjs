// The list of cases, running them and counting them.
// Not about browsers or quizzes: it knows names, times and failures only.

export class Skipped extends Error {}

export class Failure extends Error {}

const cases = [];

// Registers a case. `body` gets the tools of the run (see run.mjs) and throws to fail.
export function test(name, body, { seconds = 90 } = {}) {
  cases.push({ name, body, seconds });
}

export const languages = ['en', 'bn', 'hi', 'ja'];

// The same case in every language; `body` gets the language as second argument.
export function testEachLanguage(name, body, options = {}) {
  for (const language of options.languages ?? languages) {
    test(`${name} [${language}]`, (tools) => body(tools, language), options);
  }
}

export function expect(condition, message) {
  if (!condition) {
    throw new Failure(typeof message === 'function' ? message() : message);
  }
}

export function expectEqual(actual, expected, what) {
  const left = JSON.stringify(actual);
  const right = JSON.stringify(expected);
  expect(left === right, `${what}: expected ${right}, got ${left}`);
}

// Asks again until the answer is true; for states that the page reaches by itself.
export async function eventually(ask, what, timeoutMs = 8000) {
  const end = Date.now() + timeoutMs;
  for (;;) {
    const answer = await ask();
    if (answer) {
      return answer;
    }
    if (Date.now() > end) {
      throw new Failure(`not reached within ${timeoutMs} ms: ${what}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 30));
  }
}

function withTimeout(promise, seconds) {
  let timer;
  const limit = new Promise((_, reject) => {
    timer = setTimeout(() => reject(new Failure(`longer than ${seconds} s`)), seconds * 1000);
  });
  return Promise.race([promise, limit]).finally(() => clearTimeout(timer));
}

async function runCase(entry, makeTools, counts) {
  const start = Date.now();
  const tools = makeTools(entry.name);
  let failure = null;
  try {
    await withTimeout(entry.body(tools), entry.seconds);
    await tools.verify();
  } catch (error) {
    failure = error;
  }
  await tools.close(failure !== null && !(failure instanceof Skipped));
  const seconds = ((Date.now() - start) / 1000).toFixed(1);
  if (failure instanceof Skipped) {
    counts.skipped += 1;
    console.log(`skip ${entry.name}: ${failure.message}`);
  } else if (failure) {
    counts.failed += 1;
    const text = failure instanceof Failure ? failure.message : (failure.stack ?? String(failure));
    const notes = tools.notes.map((note) => `\n     ${note}`).join('');
    const reason = text.split('\n').join('\n     ');
    console.log(`FAIL ${entry.name} (${seconds} s)\n     ${reason}${notes}`);
  } else {
    counts.passed += 1;
    const notes = tools.notes.map((note) => `\n     ${note}`).join('');
    console.log(`ok   ${entry.name} (${seconds} s)${notes}`);
  }
}

// Runs the cases whose name contains one of `only`, `jobs` at a time.
export async function runAll({ only, jobs, makeTools }) {
  const counts = { passed: 0, failed: 0, skipped: 0 };
  const chosen = cases.filter(
    ({ name }) => only.length === 0 || only.some((part) => name.includes(part)),
  );
  const queue = [...chosen];
  const work = async () => {
    while (queue.length > 0) {
      await runCase(queue.shift(), makeTools, counts);
    }
  };
  await Promise.all(Array.from({ length: jobs }, work));
  if (chosen.length === 0) {
    console.log(`FAIL no case matches ${only.join(', ')}`);
    counts.failed += 1;
  }
  return counts;
}

export function caseNames() {
  return cases.map(({ name }) => name);
}
