import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const scripts = join(__dirname, '..', '..', 'scripts');
const hash = 'd41d8cd98f00b204e9800998ecf8427e';
const PATHS = [
  '/index.html',
  '/manifest.webmanifest',
  '/service-worker.js',
  '/fonts/bitter.woff2',
  `/_expo/static/js/web/index-${hash}.js`,
  `/assets/close.${hash}@2x.png`,
  `/assets/wa-sqlite.${hash}.wasm`,
];
const folder = mkdtempSync(join(tmpdir(), 'static-'));
const running: ChildProcess[] = [];

beforeAll(() => {
  for (const path of PATHS) put(path);
  write(folder);
});

afterAll(() => {
  for (const child of running) child.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

function put(path: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), path);
}

function write(into: string): void {
  const url = JSON.stringify(join(scripts, 'staticHost.mjs'));
  const code = `import(${url}).then(({ writeHostFiles }) => writeHostFiles(${JSON.stringify(into)}))`;
  execFileSync(process.execPath, ['-e', code], { stdio: ['ignore', 'ignore', 'pipe'] });
}

/** As a host reads it: every rule whose path fits adds its headers; what two of them say it joins. */
function headersFor(path: string): Record<string, string> {
  const found: Record<string, string> = {};
  let isMeant = false;
  for (const line of readFileSync(join(folder, '_headers'), 'utf8').split('\n')) {
    if (line !== '' && !line.startsWith(' ')) isMeant = fits(line, path);
    const [, name, value] = /^ {2}([^:]+): (.*)$/.exec(line) ?? [];
    if (!isMeant || name === undefined || value === undefined) continue;
    const key = name.toLowerCase();
    found[key] = key in found ? `${found[key] ?? ''}, ${value}` : value;
  }
  return found;
}

function fits(rule: string, path: string): boolean {
  return rule.endsWith('*') ? path.startsWith(rule.slice(0, -1)) : path === rule;
}

function linkedTo(path: string): string | undefined {
  const rules = readFileSync(join(folder, '_redirects'), 'utf8').split('\n');
  return rules.map((rule) => rule.split(' ')).find(([from = '']) => from !== '' && fits(from, path))?.[1];
}

async function serve(): Promise<string> {
  const child = spawn(process.execPath, [join(scripts, 'serve.mjs'), folder], {
    env: { ...process.env, PORT: '0' },
  });
  running.push(child);
  const line = await new Promise<string>((resolve) =>
    child.stdout.once('data', (text) => resolve(String(text))),
  );
  return `http://localhost:${/localhost:(\d+)/.exec(line)?.[1] ?? ''}`;
}

test('a static host sends the headers that ours sends, for every file and every link', async () => {
  const url = await serve();
  for (const path of ['/', ...PATHS, '/session/K7', '/t/K7', '/settings']) {
    const { headers } = await fetch(url + path, { headers: { accept: 'text/html' } });
    const told = headersFor(path);
    for (const [name, value] of Object.entries(told))
      expect([path, name, value]).toEqual([path, name, headers.get(name)]);
    expect(Object.keys(told)).toEqual(
      expect.arrayContaining([
        'cache-control',
        'content-security-policy',
        'cross-origin-opener-policy',
        'cross-origin-resource-policy',
        'permissions-policy',
        'referrer-policy',
        'x-content-type-options',
      ]),
    );
  }
});

test('a link to any screen gets the page, and what is missing stays missing', () => {
  const screens = readFileSync(join(scripts, '..', 'app', 'screens.tsx'), 'utf8');
  const places = [...screens.matchAll(/: at\('([^']+)'/g)].map(([, place = '']) => place);
  expect(places.length).toBeGreaterThan(20);
  for (const place of places.filter((one) => one !== '*')) {
    const link = `/${place.replace(/\/?:\w+\?/g, '').replace(/:\w+/g, 'x')}`;
    expect([link, linkedTo(link)]).toEqual([link, '/index.html']);
  }
  for (const path of ['/gone.js', '/assets/gone.png', '/_expo/static/js/gone.js'])
    expect(linkedTo(path)).toBeUndefined();
});

test('a file that it would keep for another time than ours stops the build', () => {
  const odd = mkdtempSync(join(tmpdir(), 'static-'));
  mkdirSync(join(odd, 'assets'));
  writeFileSync(join(odd, 'assets', 'plain.png'), '');
  expect(() => write(odd)).toThrow('/assets/plain.png would be kept by a static host for another time');
  rmSync(odd, { recursive: true });
});
