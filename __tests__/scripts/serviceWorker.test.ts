import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const scripts = join(__dirname, '..', '..', 'scripts');
const killSwitch = join(__dirname, '..', '..', 'public', 'service-worker-off.js');
const hash = 'd41d8cd98f00b204e9800998ecf8427e';
const SHELL = ['index.html', 'manifest.webmanifest', 'favicon.ico', 'fonts/fonts.css', 'fonts/bitter.woff2'];
const HASHED = [
  `_expo/static/js/web/index-${hash}.js`,
  `_expo/static/js/web/worker-${hash}.js`,
  `assets/node_modules/@x/icon.${hash}@2x.png`,
  `assets/node_modules/expo-sqlite/wa-sqlite.${hash}.wasm`,
];
const root = mkdtempSync(join(tmpdir(), 'worker-'));
const BUILDS = ['today', 'again', 'tomorrow'] as const;

beforeAll(() => {
  for (const build of BUILDS) putFiles(build);
  writeFileSync(join(root, 'tomorrow', 'index.html'), 'changed');
  run(BUILDS.map((build) => `await writeServiceWorker(${JSON.stringify(join(root, build))});`).join(' '));
});

afterAll(() => rmSync(root, { recursive: true, force: true }));

test('the worker keeps every file of the app, SQLite and fonts too, and neither itself nor the kill switch', () => {
  const kept = [...workerOf('today').matchAll(/url:"\/([^"]+)"/g)].map(([, url]) => url).sort();
  expect(kept).toEqual([...SHELL, ...HASHED].sort());
});

test('a file without a hash in its name is fetched again when it changes, one with a hash never', () => {
  const worker = workerOf('today');
  for (const file of HASHED) expect(worker).toContain(`{url:"/${file}",revision:null}`);
  for (const file of SHELL) expect(worker).toMatch(new RegExp(`url:"/${file}",revision:"[0-9a-f]{32}"`));
});

test('the same files make the same worker, to the byte, and a changed file another one', () => {
  expect(workerOf('again')).toBe(workerOf('today'));
  expect(workerOf('tomorrow')).not.toBe(workerOf('today'));
});

test('a newer worker waits to be asked', () => {
  const worker = workerOf('today');
  expect(worker).toContain('SKIP_WAITING');
  expect(worker.match(/skipWaiting/g)).toHaveLength(1);
});

test('the kill switch replaces the worker, and no compressed copy of the worker is left', () => {
  const folder = join(root, 'again');
  for (const ending of ['.br', '.gz']) writeFileSync(join(folder, `service-worker.js${ending}`), 'old');
  run(`throwKillSwitch(${JSON.stringify(folder)});`);
  expect(workerOf('again')).toBe(readFileSync(killSwitch, 'utf8'));
  expect(existsSync(join(folder, 'service-worker.js.br'))).toBe(false);
  expect(existsSync(join(folder, 'service-worker.js.gz'))).toBe(false);
});

/** A folder as the export leaves it. */
function putFiles(build: string): void {
  for (const file of [...SHELL, ...HASHED, 'metadata.json', 'fonts/bitter-LICENSE']) {
    mkdirSync(dirname(join(root, build, file)), { recursive: true });
    writeFileSync(join(root, build, file), file);
  }
  writeFileSync(join(root, build, 'service-worker-off.js'), readFileSync(killSwitch));
}

function workerOf(build: string): string {
  return readFileSync(join(root, build, 'service-worker.js'), 'utf8');
}

/** In a separate Node: the scripts are modules, which this one does not run. */
function run(statements: string): void {
  const from = JSON.stringify(join(scripts, 'serviceWorker.mjs'));
  const code = `import { throwKillSwitch, writeServiceWorker } from ${from}; ${statements}`;
  execFileSync(process.execPath, ['--input-type=module', '--eval', code], { stdio: 'pipe' });
}
