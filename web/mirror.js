// @ts-check
// The real elements: applies what the program says of them, tells it what the reader does to them.
// Not a decision: which request means what is the program's business (src/platform/web/port.cpp).

/**
 * @typedef {[string, string, string]} Run  tag ("" for plain words), class, words
 * @typedef {{tag: string, id?: string, attributes?: Record<string, string>, runs?: Run[],
 *   children?: Description[]}} Description
 * @typedef {[number, number, number, number, boolean]} Place  x, y, width, height in device pixels
 *   from the nearest placed element around it; whether it holds placed elements itself
 */

/** @param {Run} run */
function runNode([tag, className, words]) {
  if (tag === '' && className === '') {
    return document.createTextNode(words);
  }
  const node = document.createElement(tag || 'span');
  if (className !== '') {
    node.className = className;
  }
  node.textContent = words;
  return node;
}

/** @param {Element} node @param {string} name @param {string | null} value */
function setAttribute(node, name, value) {
  if (value === null) {
    node.removeAttribute(name);
  } else {
    node.setAttribute(name, value);
  }
  if (name === 'checked') {
    /** @type {HTMLInputElement} */ (node).checked = value !== null;
  }
}

/** @param {Description} description @returns {Element} */
function create(description) {
  const node = document.createElement(description.tag);
  if (description.id) {
    node.id = description.id;
  }
  for (const [name, value] of Object.entries(description.attributes ?? {})) {
    setAttribute(node, name, value);
  }
  node.append(...contentOf(description));
  return node;
}

/** @param {{runs?: Run[], children?: Description[]}} description */
function contentOf({ runs = [], children = [] }) {
  return [...runs.map(runNode), ...children.map(create)];
}

/**
 * Makes the prerendered element equal to the fresh one, keeping it and all in it that can be kept.
 * @param {Element | undefined} old @param {Element} fresh @returns {Element} the one to use
 */
function merge(old, fresh) {
  if (!old || old.localName !== fresh.localName) {
    return fresh;
  }
  for (const name of old.getAttributeNames()) {
    if (!fresh.hasAttribute(name)) {
      setAttribute(old, name, null);
    }
  }
  for (const { name, value } of fresh.attributes) {
    if (old.getAttribute(name) !== value) {
      setAttribute(old, name, value);
    }
  }
  const children = [...fresh.children];
  if (children.length === 0 || children.some(({ id }) => id === '')) {
    if (old.innerHTML !== fresh.innerHTML) {
      old.replaceChildren(...fresh.childNodes);
    }
    return old;
  }
  const before = [...old.children];
  const kept = children.map((child) => merge(before.find(({ id }) => id === child.id), child));
  if (kept.length !== old.childNodes.length || kept.some((child, i) => child !== before[i])) {
    old.replaceChildren(...kept);
  }
  return old;
}

/** Its namesake elsewhere may still wait to be removed, so `before` is sought among the children.
 * @param {Element} parent @param {Element} node @param {string | null} before */
function insert(parent, node, before) {
  const next = [...parent.children].find(({ id }) => before !== null && id === before);
  parent.insertBefore(node, next ?? null);
}

const isPlain = (/** @type {MouseEvent | KeyboardEvent} */ event) =>
  !(event.altKey || event.ctrlKey || event.metaKey || event.shiftKey);

export class Mirror {
  /** @param {HTMLElement} root @param {(message: object) => void} send */
  constructor(root, send) {
    this.root = root;
    this.send = send;
    this.hovered = '';
    this.focused = '';
    this.isRinged = false;
    this.lastInput = 'pointer';
  }

  /** @param {string | null} id */
  find(id) {
    return id === null ? null : this.root.querySelector(`#${CSS.escape(id)}`);
  }

  /** The first time: the elements of the page as it was written at build time are adopted.
   * @param {Description} tree */
  adopt(tree) {
    const old = [...this.root.children].find(({ id }) => id === tree.id);
    const used = merge(old, create(tree));
    if (used !== old) {
      old?.remove();
      this.root.append(used);
    }
  }

  /** @param {any[]} operations  see src/semantics/patch.hpp */
  patch(operations) {
    for (const operation of operations) {
      const node = /** @type {Element} */ (this.find(operation.id ?? operation.parent));
      if (operation.op === 'create') {
        insert(node, create(operation.element), operation.before);
      } else if (operation.op === 'move') {
        insert(/** @type {Element} */ (node.parentElement), node, operation.before);
      } else if (operation.op === 'remove') {
        node.remove();
      } else if (operation.op === 'content') {
        node.replaceChildren(...contentOf(operation));
      } else {
        operation.unset.forEach((/** @type {string} */ name) => setAttribute(node, name, null));
        Object.entries(operation.set).forEach(([name, value]) => setAttribute(node, name, value));
      }
    }
  }

  /** @param {Record<string, Place>} places @param {number} scale */
  place(places, scale) {
    for (const node of this.root.querySelectorAll('[data-placed]')) {
      if (!(node.id in places)) {
        node.removeAttribute('data-placed');
      }
    }
    for (const [id, [x, y, width, height, isBox]] of Object.entries(places)) {
      const node = /** @type {HTMLElement} */ (this.find(id));
      node.dataset.placed = isBox ? 'box' : 'leaf';
      Object.entries({ x, y, w: width, h: height }).forEach(([name, value]) =>
        node.style.setProperty(`--${name}`, `${value / scale}px`));
    }
  }

  /** @param {string} id */
  focus(id) {
    const node = /** @type {HTMLElement | null} */ (this.find(id));
    const target = node instanceof HTMLLabelElement ? node.control : node;
    if (target && target.tabIndex < 0) {
      target.tabIndex = -1;
    }
    target?.focus();
  }

  listen() {
    const on = (/** @type {string} */ type, /** @type {(event: any) => void} */ listener) =>
      this.root.addEventListener(type, listener);
    on('click', (event) => this.click(event));
    on('keydown', (event) => this.key(event));
    on('pointerover', (event) => this.hover(event, event.target));
    on('pointerout', (event) => this.hover(event, event.relatedTarget));
    on('focusin', (event) => this.tellFocus(event.target.id));
    on('focusout', (event) => event.relatedTarget || this.tellFocus(''));
    window.addEventListener('keydown', (event) => this.noteInput('key', event), true);
    window.addEventListener('pointerdown', () => this.noteInput('pointer'), true);
  }

  /** @param {string} request @param {Element} element */
  ask(request, element) {
    this.send({ kind: 'request', request, element: element.id });
  }

  /** @param {MouseEvent} event */
  click(event) {
    const target = /** @type {Element} */ (event.target);
    const control = target.closest('input, label, button, summary, a[href]');
    if (control instanceof HTMLInputElement) {
      // Without a press behind it (detail 0) it came from a key or an assistive tool.
      this.ask(event.detail > 0 ? 'press' : 'select', control);
    } else if (control instanceof HTMLLabelElement) {
      this.clickLabel(event, control);
    } else if (control?.localName === 'button') {
      this.ask('press', control);
    } else if (control?.localName === 'summary' || control?.hasAttribute('data-inside')) {
      if (isPlain(event)) {
        event.preventDefault();
        this.ask('press', control);
      }
    }
  }

  /** The browser would now click the radio as well: two presses for one. So that is prevented.
   * @param {MouseEvent} event @param {HTMLLabelElement} label */
  clickLabel(event, label) {
    event.preventDefault();
    const radio = /** @type {HTMLInputElement} */ (label.control);
    const selection = getSelection();
    const isSelecting = selection?.type === 'Range' && selection.containsNode(label, true);
    if (!radio.disabled && !isSelecting) {
      radio.focus({ preventScroll: true });
      this.ask('press', radio);
    }
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    if (event.key !== 'Enter' || !isPlain(event) || event.isComposing) {
      return;
    }
    if (event.target instanceof HTMLInputElement) {
      event.preventDefault();
      if (!event.repeat) {
        this.ask('submit', event.target);
      }
    } else if (event.repeat) {
      event.preventDefault();  // a key that is held down must not press what comes next
    }
  }

  /** A finger leaves no hover behind. @param {PointerEvent} event @param {Element | null} over */
  hover(event, over) {
    const isInside = event.pointerType === 'mouse' && over && this.root.contains(over);
    const element = isInside ? over.closest('label, button, summary, a[href]')?.id ?? '' : '';
    if (element !== this.hovered) {
      this.hovered = element;
      this.send({ kind: 'hover', element });
    }
  }

  /** @param {'key' | 'pointer'} input @param {KeyboardEvent} [event] */
  noteInput(input, event) {
    if (event && (!isPlain(event) && event.key !== 'Tab' || event.key === 'Shift')) {
      return;
    }
    this.lastInput = input;
    document.documentElement.dataset.input = input;
    this.tellFocus(this.focused);
  }

  /** @param {string} element */
  tellFocus(element) {
    const ring = element !== '' && this.lastInput === 'key';
    if (element !== this.focused || ring !== this.isRinged) {
      [this.focused, this.isRinged] = [element, ring];
      this.send({ kind: 'focus', element, ring });
    }
  }
}
