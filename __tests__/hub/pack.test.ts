import { execFileSync, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { plusOne } from './support/pad';
import { agree, takePhone } from './support/phone';

const ROOT = join(__dirname, '..', '..');
let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'pack-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('the packed folder serves the app and its tables with Node alone', async () => {
  const [dist, packed] = [join(folder, 'dist'), join(folder, 'packed')];
  mkdirSync(dist);
  writeFileSync(join(dist, 'index.html'), '<!doctype html><title>Foothold</title>');
  const url = JSON.stringify(join(ROOT, 'scripts', 'pack.mjs'));
  const code = `import(${url}).then(({ pack }) => pack(${JSON.stringify(packed)}, ${JSON.stringify(dist)}))`;
  execFileSync(process.execPath, ['-e', code]);
  const { scripts } = JSON.parse(readFileSync(join(packed, 'package.json'), 'utf8')) as {
    scripts: { start: string };
  };
  const [, ...args] = scripts.start.split(' ');
  // Nothing of this repository is above it, so nothing of it can be found.
  const child = spawn(process.execPath, args, {
    cwd: packed,
    env: {
      NODE_ENV: 'production',
      PATH: process.env['PATH'],
      PORT: '0',
      FOOTHOLD_DATA: join(folder, 'data'),
    },
  });
  let said = '';
  const ended = new Promise((resolve) => child.once('close', resolve));
  const port = await new Promise<number>((resolve, reject) => {
    const hear = (piece: unknown) => {
      said += String(piece);
      if (said.includes('are kept in')) resolve(Number(/localhost:(\d+)/.exec(said)?.[1]));
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    void ended.then(() => reject(new Error(said)));
  });
  expect(await (await fetch(`http://127.0.0.1:${port}/`)).text()).toContain('<title>Foothold</title>');
  const phones = ['ana', 'bo'].map((name) => takePhone(port, name));
  for (const { copy } of phones) copy.do(plusOne());
  await agree(phones, 2);
  for (const { connection } of phones) connection.close();
  child.kill('SIGTERM');
  expect(await ended).toBe(0);
});
