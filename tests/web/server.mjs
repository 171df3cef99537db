// Starts tools/serve on a free port and waits for the address that it prints.
// Not a server.
import { spawn } from 'node:child_process';
import { join } from 'node:path';

import { root } from './content.mjs';

export function startServer(site) {
  const child = spawn(join(root, 'tools/serve'), ['--port', '0', site], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  return new Promise((resolve, reject) => {
    let output = '';
    const listen = (chunk) => {
      output += chunk;
      const address = /http:\/\/[\w.[\]-]+:\d+/.exec(output);
      if (address) {
        resolve({ origin: address[0], close: () => child.kill() });
      }
    };
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
    child.on('error', reject);
    child.on('exit', (code) => reject(new Error(`tools/serve ended (${code}): ${output}`)));
  });
}
