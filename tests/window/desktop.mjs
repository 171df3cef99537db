// A display without a screen (Xvfb), a program on it, a hand (xdotool), and the pixels.
// Not about the quiz.
import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { eventually, expect } from '../web/harness.mjs';

export function isInstalled(program) {
  return spawnSync('sh', ['-c', `command -v ${program}`]).status === 0;
}

// The framebuffer file of Xvfb: an XWD header in big-endian words, colours, then the pixels.
function readFramebuffer(file) {
  const bytes = readFileSync(file);
  const word = (index) => bytes.readUInt32BE(4 * index);
  const [headerSize, width, height, stride, colours] = [0, 4, 5, 12, 19].map(word);
  const start = headerSize + 12 * colours;
  const isLittleEndian = word(7) === 0;
  const at = (x, y) => {
    const place = start + y * stride + 4 * x;
    const pixel = isLittleEndian ? bytes.readUInt32LE(place) : bytes.readUInt32BE(place);
    return [(pixel >> 16) & 255, (pixel >> 8) & 255, pixel & 255];
  };
  return { width, height, at };
}

export class Desktop {
  static async start({ width, height }) {
    const desktop = new Desktop();
    desktop.folder = mkdtempSync(join(tmpdir(), 'binade-desktop-'));
    const screen = ['-screen', '0', `${width}x${height}x24`, '-fbdir', desktop.folder];
    desktop.server = spawn('Xvfb', ['-displayfd', '3', '-nolisten', 'tcp', ...screen], {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    });
    let number = '';
    desktop.server.stdio[3].on('data', (chunk) => {
      number += chunk;
    });
    await eventually(() => number.endsWith('\n'), 'a display', 15000);
    desktop.display = `:${number.trim()}`;
    return desktop;
  }

  environment() {
    return { ...process.env, DISPLAY: this.display, XDG_DATA_HOME: this.folder };
  }

  // Starts the program and waits for its window.
  async open(program, parameters) {
    this.output = '';
    this.program = spawn(program, parameters, { env: this.environment() });
    for (const stream of [this.program.stdout, this.program.stderr]) {
      stream.on('data', (chunk) => {
        this.output += chunk;
      });
    }
    this.window = await eventually(() => {
      expect(this.program.exitCode === null, `the program ended: ${this.output}`);
      return this.hand('search', '--onlyvisible', '--name', 'Binade').trim().split('\n')[0];
    }, 'a window', 15000);
    // There is no window manager that would give the focus.
    this.hand('windowmove', this.window, '0', '0');
    this.hand('windowfocus', this.window);
  }

  hand(...words) {
    return spawnSync('xdotool', words, { env: this.environment(), encoding: 'utf8' }).stdout;
  }

  moveTo(x, y) {
    this.hand('mousemove', String(Math.round(x)), String(Math.round(y)));
  }

  press(x, y) {
    this.moveTo(x, y);
    this.hand('click', '1');
  }

  key(...names) {
    names.forEach((name) => this.hand('key', name));
  }

  picture() {
    return readFramebuffer(join(this.folder, 'Xvfb_screen0'));
  }

  async closeWindow() {
    const ended = new Promise((resolve) => {
      this.program.on('exit', resolve);
    });
    this.program.kill('SIGTERM');
    return ended;
  }

  stop() {
    this.program?.kill();
    this.server.kill();
    rmSync(this.folder, { recursive: true, force: true });
  }
}
