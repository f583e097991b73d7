import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';

import type { BrowserContext } from 'playwright-core';

/**
 * Playwright does not give the process of a persistent browser, so it is found by its profile folder, which no
 * other process has. It leads a process group of its own: one signal takes renderers and storage with it.
 */
export async function killBrowser(context: BrowserContext, profile: string): Promise<void> {
  const leader = listProcesses().find(
    ({ command }) => command.includes(`--user-data-dir=${profile}`) && !command.includes('--type='),
  );
  if (!leader) throw new Error(`no browser runs on ${profile}`);
  const gone = new Promise<void>((resolve) => context.once('close', () => resolve()));
  process.kill(-leader.pid, 'SIGKILL');
  await gone;
}

function listProcesses(): readonly { pid: number; command: string }[] {
  // A bare Linux machine may lack ps; every Linux has /proc.
  return existsSync('/proc/self/cmdline') ? fromProc() : fromPs();
}

function fromProc() {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => ({ pid: Number(name), command: readCommand(name) }));
}

function readCommand(pid: string): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
  } catch {
    return ''; // it ended between the listing and the reading
  }
}

function fromPs() {
  return execFileSync('ps', ['-axo', 'pid=,command='], { encoding: 'utf8' })
    .split('\n')
    .map((line) => ({ pid: Number.parseInt(line, 10), command: line }));
}
