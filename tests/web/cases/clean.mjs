// A whole visit leaves nothing in the console and asks for nothing beyond the own origin.
// Every other case watches for the same; this one also proves that the watch sees.
import { expect, expectEqual, test, testEachLanguage } from '../harness.mjs';
import { openQuiz, pointer, quizPath, takeQuiz } from '../quiz.mjs';

testEachLanguage('clean console, own origin only, policy kept', async (tools, language) => {
  const requests = [];
  const quiz = await openQuiz(tools, language, {
    route: async (page) => page.on('request', (request) => requests.push(request.url())),
  });
  await takeQuiz(quiz, pointer(quiz.page), { wrong: [6] });
  expect(requests.length >= 4, `requests: ${requests}`);
  const foreign = requests.filter((url) => !url.startsWith(`${tools.origin}/`));
  expectEqual(foreign, [], 'requests beyond the own origin');
  const cookies = await quiz.page.context().cookies();
  expectEqual(cookies, [], 'cookies');
});

test('the page is served under its content security policy', async (tools) => {
  const page = await tools.open({ faultsAllowed: /policy|Content Security Policy|violates/i });
  const response = await page.goto(`${tools.origin}/${quizPath('en')}`);
  const meta = await page.evaluate(() =>
    document.querySelector('meta[http-equiv="Content-Security-Policy"]')?.content ?? '');
  const policy = response.headers()['content-security-policy'] ?? meta;
  expect(/default-src 'none'/.test(policy), `policy: "${policy}"`);
  expect(!/unsafe-inline|'unsafe-eval'|\*/.test(policy), `policy: "${policy}"`);
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'window.hasRun = true';
    document.body.append(script);
  });
  expectEqual(await page.evaluate(() => window.hasRun === true), false, 'an inline script runs');
  const seen = tools.faultsOf(page).some((fault) => /script-src|Content Security/.test(fault));
  expect(seen, 'the watch sees a violation of the policy');
});
