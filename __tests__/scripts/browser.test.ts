import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';

const script = pathToFileURL(join(__dirname, '..', '..', 'scripts', 'browser.mjs')).href;
const folder = mkdtempSync(join(tmpdir(), 'browsers-'));
/** Nothing but Node itself, so that a Chromium of this machine does not decide the outcome. */
const bare = dirname(process.execPath);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

test.each([
  ['a file that is not there', join(folder, 'no-such-browser')],
  ['a program that is no browser', process.execPath],
])(
  'CHROME_PATH naming %s fails loudly, and nothing else is tried',
  async (_what, path) => {
    const { exit, output } = await find({ CHROME_PATH: path, PATH: bare });
    expect(exit).toBe(1);
    expect(output).toContain(`CHROME_PATH is "${path}", which does not start`);
  },
  60_000,
);

test('a Chromium of the system that does not start is named, and the search goes on', async () => {
  const broken = join(folder, 'chromium');
  writeFileSync(broken, '#!/bin/sh\necho a library is missing >&2\nexit 127\n');
  chmodSync(broken, 0o755);
  const { exit, output } = await find({ CHROME_PATH: '', PATH: [folder, bare].join(delimiter) });
  expect(output).toContain(`${broken} does not start, looking further`);
  expect(output).toContain('a library is missing');
  // npm has one for Linux on x64; elsewhere a message says how to get one.
  const isInNpm = process.platform === 'linux' && process.arch === 'x64';
  expect(exit).toBe(isInNpm ? 0 : 1);
  expect(output).toContain(isInNpm ? join('.cache', 'chromium') : 'One of these helps');
});

function find(env: Record<string, string>) {
  const code = `import(${JSON.stringify(script)}).then((m) => m.findBrowser()).then((b) => console.log('found: ' + b.launch.executablePath))`;
  const child = spawn(process.execPath, ['-e', code], { env: { ...process.env, ...env } });
  let output = '';
  child.stdout.on('data', (part) => (output += String(part)));
  child.stderr.on('data', (part) => (output += String(part)));
  return new Promise<{ exit: number | null; output: string }>((resolve) => {
    child.once('close', (exit) => resolve({ exit, output }));
  });
}
