// Reads the pixels of a PNG as browsers write them.
// Not a general decoder: 8 bits a channel, RGB or RGBA, not interlaced.
import { inflateSync } from 'node:zlib';

import { expect } from './harness.mjs';

function paeth(a, b, c) {
  const p = a + b - c;
  const [pa, pb, pc] = [Math.abs(p - a), Math.abs(p - b), Math.abs(p - c)];
  if (pa <= pb && pa <= pc) {
    return a;
  }
  return pb <= pc ? b : c;
}

function unfilter(type, row, previous, step) {
  for (let i = 0; i < row.length; ++i) {
    const left = i >= step ? row[i - step] : 0;
    const up = previous ? previous[i] : 0;
    const corner = previous && i >= step ? previous[i - step] : 0;
    const guess = [0, left, up, (left + up) >> 1, paeth(left, up, corner)][type];
    row[i] = (row[i] + guess) & 255;
  }
}

// -> { width, height, at(x, y) -> [red, green, blue] }
export function decodePng(bytes) {
  const width = bytes.readUInt32BE(16);
  const height = bytes.readUInt32BE(20);
  const [depth, colour, , , interlace] = bytes.subarray(24, 29);
  expect(depth === 8 && (colour === 2 || colour === 6) && interlace === 0, 'PNG of another kind');
  const step = colour === 6 ? 4 : 3;
  const parts = [];
  for (let at = 8; at < bytes.length; ) {
    const length = bytes.readUInt32BE(at);
    if (bytes.toString('latin1', at + 4, at + 8) === 'IDAT') {
      parts.push(bytes.subarray(at + 8, at + 8 + length));
    }
    at += 12 + length;
  }
  const data = inflateSync(Buffer.concat(parts));
  const stride = width * step;
  let previous = null;
  const rows = [];
  for (let y = 0; y < height; ++y) {
    const start = y * (stride + 1);
    const row = data.subarray(start + 1, start + 1 + stride);
    unfilter(data[start], row, previous, step);
    rows.push(row);
    previous = row;
  }
  const at = (x, y) => [...rows[y].subarray(x * step, x * step + 3)];
  return { width, height, at };
}

// The largest difference of a channel.
export function distance(one, other) {
  return Math.max(...one.map((value, i) => Math.abs(value - other[i])));
}
