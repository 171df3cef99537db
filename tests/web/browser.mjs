// Starts Chromium and opens pages that are watched for everything a page must not do.
// Not about the quiz: see quiz.mjs.
import { existsSync, mkdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

import { root } from './content.mjs';
import { expectEqual, Skipped } from './harness.mjs';

const require = createRequire(new URL('../../tools/package.json', import.meta.url));
export const { chromium } = require('playwright-core');
export const axeSource = require('axe-core').source;

// WebGL2 without a GPU, through SwiftShader.
const flags = [
  '--no-sandbox',
  '--use-gl=angle',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  '--disable-background-networking',
];

export const sizes = {
  phone: { width: 390, height: 844, scale: 3, touch: true },
  tablet: { width: 820, height: 1180, scale: 1, touch: false },
  desktop: { width: 1440, height: 900, scale: 1, touch: false },
};

export function launch(extraFlags = []) {
  const candidates = [process.env.CHROMIUM, '/usr/bin/chromium', '/usr/bin/chromium-browser'];
  const executablePath = candidates.find((path) => path && existsSync(path));
  if (!executablePath) {
    throw new Error('no Chromium found: install it, or name it in the variable CHROMIUM');
  }
  return chromium.launch({ executablePath, args: [...flags, ...extraFlags] });
}

export function contextOptions({ language = 'en', size = sizes.desktop, ...more }) {
  return {
    viewport: { width: size.width, height: size.height },
    deviceScaleFactor: size.scale,
    hasTouch: size.touch,
    isMobile: size.touch,
    locale: language,
    ...more,
  };
}

// Collects what a correct page never does. `faults` is empty at the end of a good case.
export function watch(page, origin) {
  const faults = [];
  page.on('console', (message) => {
    if (['error', 'warning', 'assert'].includes(message.type())) {
      faults.push(`console ${message.type()}: ${message.text()}`);
    }
  });
  page.on('pageerror', (error) => faults.push(`page error: ${error.stack ?? error.message}`));
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.origin !== origin && !['data:', 'blob:', 'about:'].includes(url.protocol)) {
      faults.push(`request beyond the own origin: ${request.url()}`);
    }
  });
  page.on('response', (response) => {
    if (response.status() >= 400) {
      faults.push(`status ${response.status()}: ${response.url()}`);
    }
  });
  return faults;
}

// Runs before every script of the page: policy violations become console errors in any case.
export function reportPolicyViolations() {
  document.addEventListener('securitypolicyviolation', (event) => {
    console.error(`policy: ${event.violatedDirective} ${event.blockedURI}`);
  });
}

// What a case may use: pages that are closed after it, notes that are printed with its result.
export function makeToolsFor({ browsers, origin, site, pictures }) {
  return (name) => {
    const opened = [];
    const notes = [];

    async function open({ path, flags: extra = [], init = [], route, faultsAllowed, ...options }) {
      const browser = await browsers(extra);
      const context = await browser.newContext(contextOptions(options));
      for (const script of [reportPolicyViolations, ...init]) {
        await context.addInitScript(script);
      }
      const page = await context.newPage();
      const faults = watch(page, origin);
      opened.push({ page, context, faults, faultsAllowed });
      await route?.(page);
      if (path !== undefined) {
        await page.goto(`${origin}/${path}`);
      }
      return page;
    }

    async function verify() {
      for (const { faults, faultsAllowed } of opened) {
        // `faultsAllowed` is a pattern of what the case itself provokes.
        const rest = faults.filter((fault) => !faultsAllowed?.test(fault));
        expectEqual(rest, [], 'what the page must not do');
      }
    }

    async function close(hasFailed) {
      for (const [i, { page, context }] of opened.entries()) {
        if (hasFailed && !page.isClosed()) {
          mkdirSync(pictures, { recursive: true });
          const file = `${name.replace(/[^\w.-]+/g, '_')}.${i}.png`;
          await page.screenshot({ path: join(pictures, file) }).catch(() => {});
        }
        await context.close().catch(() => {});
      }
    }

    const skip = (reason) => {
      throw new Skipped(reason);
    };
    const faultsOf = (page) => opened.find((entry) => entry.page === page).faults;
    return { origin, site, open, verify, close, notes, skip, faultsOf };
  };
}

// One browser per set of flags, started when first asked for.
export function makeBrowsers() {
  const started = new Map();
  const get = (extra) => {
    const key = extra.join(' ');
    if (!started.has(key)) {
      started.set(key, launch(extra));
    }
    return started.get(key);
  };
  const close = async () => {
    for (const browser of started.values()) {
      await (await browser).close();
    }
  };
  return { get, close };
}

export const defaultPictures = join(root, 'build/web-tests');
