// Reads the pixels of a PNG as browsers write them, and writes one.
// Not a general decoder: 8 bits a channel, RGB or RGBA, not interlaced.
import { deflateSync, inflateSync } from 'node:zlib';

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

// -> { width, height, rows (RGB bytes), at(x, y) -> [red, green, blue] }
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
  return { width, height, rows, step, at };
}

// CRC-32 of ISO 3309, as the PNG specification asks (annex D).
function checksum(bytes) {
  let crc = ~0;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; ++bit) {
      crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
    }
  }
  return ~crc >>> 0;
}

function chunk(name, data) {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(checksum(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

// `rows` of equal length, each pixel `step` bytes (3: RGB, 4: RGBA).
export function encodePng(rows, step) {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(rows[0].length / step, 0);
  header.writeUInt32BE(rows.length, 4);
  header.set([8, step === 4 ? 6 : 2, 0, 0, 0], 8);
  const data = deflateSync(Buffer.concat(rows.flatMap((row) => [Buffer.from([0]), row])));
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature, chunk('IHDR', header), chunk('IDAT', data), chunk('IEND', Buffer.alloc(0)),
  ]);
}

// The largest difference of a channel.
export function distance(one, other) {
  return Math.max(...one.map((value, i) => Math.abs(value - other[i])));
}
