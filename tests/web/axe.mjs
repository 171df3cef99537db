// Asks axe-core about a page.
// Not the list of screens that are asked about: cases/axe.mjs.
import { axeSource } from './browser.mjs';
import { expectEqual } from './harness.mjs';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

export async function expectNoViolation(page, screen) {
  await page.evaluate(`${axeSource};0`);  // 0: the value of the source itself is huge
  const violations = await page.evaluate(async (values) => {
    const result = await window.axe.run(document, {
      runOnly: { type: 'tag', values },
      rules: { 'target-size': { enabled: true }, 'label-content-name-mismatch': { enabled: true } },
    });
    return result.violations.map(({ id, nodes }) => `${id}: ${nodes.map((n) => n.html).join(' ')}`);
  }, tags);
  expectEqual(violations, [], `violations on the screen ${screen}`);
}
