// @ts-check
// Starts the program on the page and carries messages both ways: size, storage, files, address.
// Not a decision: the names and meanings of the messages are in src/platform/web/port.cpp.
import { Mirror } from './mirror.js';

/** @typedef {{kind: string, [name: string]: any}} Message */

const contextAttributes = {  // the same as in src/platform/web/library.js
  antialias: false, depth: false, stencil: false, alpha: false, powerPreference: 'low-power',
};
const preferences = {
  dark: matchMedia('(prefers-color-scheme: dark)'),
  reduced_motion: matchMedia('(prefers-reduced-motion: reduce)'),
  forced: matchMedia('(forced-colors: active)'),
};
const storageKey = (/** @type {string} */ name) => `binade.${name}`;

/** The storage, or null where the browser refuses it; in some frames the getter itself throws. */
function openStorage() {
  try {
    const probe = storageKey('probe');
    localStorage.setItem(probe, '1');
    localStorage.removeItem(probe);
    return localStorage;
  } catch {
    return null;
  }
}

/** The tallest canvas, in device pixels. @param {WebGL2RenderingContext | null} gl */
function limitOf(gl) {
  return gl ? Math.min(gl.getParameter(gl.MAX_TEXTURE_SIZE),
    gl.getParameter(gl.MAX_RENDERBUFFER_SIZE), ...gl.getParameter(gl.MAX_VIEWPORT_DIMS)) : 0;
}

class Page {
  /** @param {HTMLElement} root */
  constructor(root) {
    this.root = root;
    this.base = new URL(root.dataset.base ?? './', location.href);
    for (const link of document.querySelectorAll('link[rel=icon]')) {
      // Absolute, since the address will change.
      link.setAttribute('href', /** @type {HTMLLinkElement} */ (link).href);
    }
    this.storage = openStorage();
    this.canvas = document.createElement('canvas');
    this.canvas.setAttribute('aria-hidden', 'true');
    this.gl = /** @type {WebGL2RenderingContext | null} */ (
      this.canvas.getContext('webgl2', contextAttributes));
    this.limitPx = limitOf(this.gl);
    this.widthPx = 0;
    this.isLost = false;
    this.isFrameAsked = false;
    this.isLive = false;
    /** @type {any} */
    this.program = null;
    /** @type {(() => void)[]} */
    this.afterFrame = [];
    /** @type {object[]} */
    this.waiting = [];
    this.isBusy = false;
    this.mirror = new Mirror(root, (message) => this.send(message));
  }

  async start() {
    try {
      // The glue is a classic script that leaves this one function.
      this.program = await /** @type {any} */ (globalThis).createBinade({
        canvas: this.canvas,
        post: (/** @type {Message} */ message) => this.receive(message),
        locateFile: (/** @type {string} */ name) => new URL(name, this.base).href,
      });
    } catch (error) {
      this.fail(error);
      return;
    }
    this.root.prepend(this.canvas);
    this.listen();
    this.mirror.listen();
    this.sendViewport();
    this.send({
      kind: 'start',
      ...this.address(),
      languages: navigator.languages,
      storage: this.storage !== null,
      log: this.storage?.getItem(storageKey('attempts')) ?? '',
    });
  }

  // --- to the program ---

  /** @param {string} name  of the exported function @param {any[]} parameters */
  call(name, ...parameters) {
    this.isBusy = true;
    try {
      this.program?.[name](...parameters);
    } catch (error) {
      this.fail(error);
    }
    this.isBusy = false;
    this.sendWaiting();
  }

  /** The bytes in the program's memory, for one call. @param {Uint8Array} bytes
   * @param {(address: number) => void} use */
  lend(bytes, use) {
    if (this.program) {
      const address = this.program._malloc(bytes.length + 1);
      this.program.HEAPU8.set(bytes, address);  // read anew: the views change when memory grows
      use(address);
      this.program?._free(address);
    }
  }

  /** @param {string} text @param {(address: number) => void} use */
  lendText(text, use) {
    this.lend(new TextEncoder().encode(`${text}\0`), use);
  }

  /** Waits if the program is at work: removing an element may end its focus, for example.
   * @param {object} message */
  send(message) {
    this.waiting.push(message);
    this.sendWaiting();
  }

  sendWaiting() {
    const message = this.isBusy ? undefined : this.waiting.shift();
    if (message) {
      this.lendText(JSON.stringify(message), (text) => this.call('_binade_receive', text));
    }
  }

  address() {
    return { path: location.pathname.slice(this.base.pathname.length), hash: location.hash };
  }

  sendViewport() {
    const scale = devicePixelRatio;
    const root = this.root.getBoundingClientRect();
    this.send({
      kind: 'viewport',
      width_px: this.widthPx || Math.round(root.width * scale),
      window_height_px: Math.round(document.documentElement.clientHeight * scale),
      scroll_top_px: Math.round(-root.top * scale),
      scale,
      rem_px: parseFloat(getComputedStyle(document.documentElement).fontSize),
      canvas_limit_px: this.limitPx,
      dark: preferences.dark.matches,
      reduced_motion: preferences.reduced_motion.matches,
      canvas: this.gl !== null && !this.isLost && !preferences.forced.matches,
    });
  }

  listen() {
    const tell = () => this.sendViewport();
    const observer = new ResizeObserver((entries) => this.measure(entries));
    try {
      observer.observe(this.root, { box: 'device-pixel-content-box' });
    } catch {
      observer.observe(this.root);  // WebKit
    }
    // The reader's text size has no event of its own, but an element of that size has.
    const em = document.createElement('div');
    em.className = 'text-size';
    document.body.append(em);
    new ResizeObserver(tell).observe(em);
    Object.values(preferences).forEach((preference) => preference.addEventListener('change', tell));
    window.addEventListener('resize', tell);
    this.watchScale();
    document.addEventListener('scroll', () => this.send({
      kind: 'scroll', top_px: Math.round(-this.root.getBoundingClientRect().top * devicePixelRatio),
    }), { passive: true });
    window.addEventListener('popstate', () => this.send({ kind: 'address', ...this.address() }));
    this.canvas.addEventListener('webglcontextlost', (event) => {
      event.preventDefault();
      this.tellContext(true);
    });
    this.canvas.addEventListener('webglcontextrestored', () => this.tellContext(false));
  }

  watchScale() {
    matchMedia(`(resolution: ${devicePixelRatio}dppx)`).addEventListener('change', () => {
      this.sendViewport();
      this.watchScale();
    }, { once: true });
  }

  /** @param {boolean} lost */
  tellContext(lost) {
    this.isLost = lost;
    this.send({ kind: 'context', lost });
    this.sendViewport();
  }

  /** Whole device pixels. The browser's own number is wrong under an emulated ratio, so it counts
   * only if it is near. @param {ResizeObserverEntry[]} entries */
  measure(entries) {
    const entry = entries[entries.length - 1];
    const widthPx = entry.contentRect.width * devicePixelRatio;
    const exactPx = entry.devicePixelContentBoxSize?.[0].inlineSize ?? NaN;
    this.widthPx = Math.abs(exactPx - widthPx) <= 1 ? exactPx : Math.round(widthPx);
    this.sendViewport();
  }

  // --- from the program ---

  /** @param {Message} message */
  receive(message) {
    /** @type {Record<string, (message: any) => void>} */ (this.receivers)[message.kind](message);
  }

  receivers = {
    frame: () => this.askFrame(),
    canvas: (/** @type {Message} */ message) => this.sizeCanvas(message),
    mirror: (/** @type {Message} */ { tree, patch }) => {
      tree ? this.takeOver(tree) : this.mirror.patch(patch);
    },
    places: (/** @type {Message} */ { set, height_px: heightPx }) => {
      this.root.classList.add('overlay');
      this.root.style.setProperty('--height', `${heightPx / devicePixelRatio}px`);
      this.mirror.place(set, devicePixelRatio);
    },
    flow: () => this.root.classList.remove('overlay'),
    document: (/** @type {Message} */ { title, language, direction }) => {
      document.title = title;
      Object.assign(document.documentElement, { lang: language, dir: direction });
    },
    address: (/** @type {Message} */ { path, hash, push }) => {
      const url = new URL(path + hash, this.base).href;
      if (url !== location.href) {
        history[push ? 'pushState' : 'replaceState'](null, '', url);
      }
    },
    fetch: (/** @type {Message} */ { path }) => this.fetch(path),
    append: (/** @type {Message} */ { name, line }) => this.store(storageKey(name), line),
    keep_aside: (/** @type {Message} */ { name, lines }) => this.keepAside(name, lines),
    focus: (/** @type {Message} */ { element }) => this.later(() => this.mirror.focus(element)),
    top: () => this.later(() => scrollTo(0, 0)),
    failed: (/** @type {Message} */ { message }) => this.fail(new Error(message)),
  };

  askFrame() {
    if (!this.isFrameAsked) {
      this.isFrameAsked = true;
      requestAnimationFrame(() => this.frame());
    }
  }

  frame() {
    this.isFrameAsked = false;
    this.call('_binade_frame');
    this.afterFrame.splice(0).forEach((action) => action());
    if (this.isLive && this.program) {
      document.documentElement.dataset.state = 'live';
    }
  }

  /** After the frame that is asked for: the element may be made by it.
   * @param {() => void} action */
  later(action) {
    this.afterFrame.push(action);
    this.askFrame();
  }

  /** @param {Message} message  drawing follows at once, since a new size empties the canvas */
  sizeCanvas({ width_px: widthPx, top_px: topPx, height_px: heightPx }) {
    Object.assign(this.canvas, { width: widthPx, height: heightPx });
    const { style } = this.canvas;
    style.width = `${widthPx / devicePixelRatio}px`;
    style.height = `${heightPx / devicePixelRatio}px`;
    style.top = `${topPx / devicePixelRatio}px`;
    const drawnPx = this.gl?.drawingBufferHeight ?? heightPx;
    if (drawnPx < heightPx) {  // clamped silently: the limit was lower than it said
      this.limitPx = drawnPx;
      setTimeout(() => this.sendViewport());
    }
  }

  /** @param {import('./mirror.js').Description} tree */
  takeOver(tree) {
    // A choice made before the program was here is not lost.
    const chosen = this.root.querySelector('input:checked')?.id;
    this.mirror.adopt(tree);
    document.querySelectorAll('[data-until-live]').forEach((element) => element.remove());
    this.isLive = true;
    const radio = chosen ? this.mirror.find(chosen) : null;
    if (radio && !radio.hasAttribute('checked') && !radio.hasAttribute('disabled')) {
      this.later(() => this.mirror.ask('select', radio));
    }
  }

  /** @param {string} path */
  async fetch(path) {
    let bytes = null;
    try {
      const response = await fetch(new URL(path, this.base));
      bytes = response.ok ? new Uint8Array(await response.arrayBuffer()) : null;
    } catch {
      // The same as an answer that is not ok: the program is told.
    }
    this.lendText(path, (name) => this.lend(bytes ?? new Uint8Array(), (address) =>
      this.call('_binade_fetched', name, address, bytes ? bytes.length : -1)));
  }

  /** @param {string} key @param {string} line */
  store(key, line) {
    try {
      const before = this.storage?.getItem(key) ?? '';
      const gap = before === '' || before.endsWith('\n') ? '' : '\n';
      this.storage?.setItem(key, `${before}${gap}${line}\n`);
    } catch {
      this.storage = null;
      setTimeout(() => this.send({ kind: 'storage_lost' }));
    }
  }

  /** @param {string} name @param {string} lines */
  keepAside(name, lines) {
    for (let number = 1; this.storage; ++number) {
      const key = storageKey(`${name}.aside.${number}`);
      const held = this.storage.getItem(key);
      if (held === null) {
        this.store(key, lines);
      }
      if (held === null || held === `${lines}\n`) {
        return;
      }
    }
  }

  /** The program has stopped: what is on the page stays readable. @param {any} error */
  fail(error) {
    this.program = null;
    console.error(error);
    this.root.classList.remove('overlay');
    document.documentElement.dataset.state = 'failed';
    document.getElementById('failed')?.removeAttribute('hidden');
  }
}

for (const root of document.querySelectorAll('[data-binade]')) {
  new Page(/** @type {HTMLElement} */ (root)).start();
}
document.getElementById('reload')?.addEventListener('click', () => location.reload());
