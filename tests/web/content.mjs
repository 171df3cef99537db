// The words and right answers as the content files give them, for comparison with the page.
// Not the app's reader: a second, simpler reading of the same files.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { expect } from './harness.mjs';

export const root = fileURLToPath(new URL('../../', import.meta.url));
export const packId = 'mixed-precision-training';

function read(path) {
  return JSON.parse(readFileSync(join(root, path), 'utf8'));
}

// A string of the content files, or an object that holds it beside the hash of its English.
function stringOf(value) {
  return typeof value === 'string' ? value : value.text;
}

const squeeze = (text) => text.replace(/\s+/gu, ' ').trim();
const literal = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

// `code`, *strong*, ^sup^, ~sub~, [[term-id|words]], {value} and backslash escapes; within code
// only values and escapes.
const token =
  /\\(?<raw>.)|\{(?<value>[\w.-]+)\}|\[\[[\w-]+\||\]\]|(?<mark>[`*^~])|\s+|./gsu;

// A pattern for what the page shows of a string: any words where the string has {name}.
export function patternOf(text, values = {}) {
  let isCode = false;
  const piece = (found, raw, name, mark) => {
    if (raw !== undefined) {
      return literal(raw);
    }
    if (name !== undefined) {
      return name in values ? literal(String(values[name])) : '.+?';
    }
    if (mark === '`') {
      isCode = !isCode;
      return '';
    }
    if (!isCode && (mark !== undefined || /^(\[\[|\]\])/.test(found))) {
      return '';
    }
    return /^\s/u.test(found) ? ' ' : literal(found);
  };
  const pieces = [...text.matchAll(token)].map((match) => {
    const { raw, value, mark } = match.groups;
    return piece(match[0], raw, value, mark);
  });
  return new RegExp(pieces.join(''), 'su');
}

export function expectShown(shown, text, values, what) {
  const pattern = patternOf(text, values);
  expect(pattern.test(squeeze(shown)), () => `${what}: ${pattern} not in "${squeeze(shown)}"`);
}

export function loadMessages(language) {
  const table = read(`content/messages/${language}.json`);
  const entries = Object.entries(table.messages ?? table);
  return new Map(entries.map(([key, value]) => [key, stringOf(value)]));
}

// The structure of the pack: questions with their options, the answer, the misconceptions.
export function loadPack() {
  const pack = read(`content/packs/${packId}/pack.json`);
  const question = (id) => pack.questions.find((entry) => entry.id === id);
  const misconceptionOf = (id, option) =>
    question(id).options.find((entry) => entry.id === option).misconception;
  return { ...pack, question, misconceptionOf };
}

// The sentences of the pack in a language.
export function loadSentences(language) {
  const table = read(`content/packs/${packId}/${language}.json`);
  const entry = (id) => table.questions[id];
  return {
    table,
    title: stringOf(table.title),
    stem: (id) => stringOf(entry(id).stem),
    explanation: (id) => stringOf(entry(id).explanation),
    option: (id, option) => stringOf(entry(id).options[option].text),
    feedback: (id, option) => stringOf(entry(id).options[option].feedback),
  };
}
