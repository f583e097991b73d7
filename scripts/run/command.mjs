// @ts-check
import { spawn } from 'node:child_process';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
/** A command that hangs counts as failed, so the run ends. */
const LONGEST_MINUTES = 60;

/** @type {Set<() => void>} */
const running = new Set();
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM']))
  process.once(signal, () => {
    for (const end of running) end();
    process.exit(130);
  });

/**
 * Runs a program of this project, or any other. Its output comes line by line and is returned whole.
 * @param {readonly string[]} command
 * @param {(line: string) => void} [onLine]
 * @returns {Promise<{ ok: boolean, output: string }>}
 */
export function runCommand([program = '', ...args], onLine) {
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd: ROOT,
      env: {
        ...process.env,
        PATH: [join(ROOT, 'node_modules', '.bin'), process.env.PATH].join(delimiter),
        CI: '1',
      },
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
      // A process group of its own, so that ending it ends what it started.
      detached: process.platform !== 'win32',
    });
    let output = '';
    let rest = '';
    /** @param {Buffer} part */
    const keep = (part) => {
      output += part.toString();
      const lines = (rest + part.toString()).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) onLine?.(line);
    };
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    const end = () =>
      void (child.pid && process.kill(process.platform === 'win32' ? child.pid : -child.pid, 'SIGKILL'));
    running.add(end);
    const limit = setTimeout(() => {
      output += `\nEnded: it took longer than ${LONGEST_MINUTES} minutes.\n`;
      end();
    }, LONGEST_MINUTES * 60_000);
    /** @param {boolean} ok */
    const finish = (ok) => {
      clearTimeout(limit);
      running.delete(end);
      resolve({ ok, output });
    };
    child.once('error', (error) => {
      output += `\n${error.message}`;
      finish(false);
    });
    child.once('close', (code) => finish(code === 0));
  });
}
