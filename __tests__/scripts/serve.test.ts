import { spawn, type ChildProcess } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gzipSync } from 'node:zlib';

const script = join(__dirname, '..', '..', 'scripts', 'serve.mjs');
const hash = 'd41d8cd98f00b204e9800998ecf8427e';
const code = 'console.log("x");'.repeat(200);
const folder = mkdtempSync(join(tmpdir(), 'serve-'));
const running: ChildProcess[] = [];
let port = 0;

beforeAll(async () => {
  put('dist/index.html', '<!doctype html><title>Foothold</title>');
  put('dist/manifest.webmanifest', '{}');
  put('dist/service-worker.js', 'self.skipWaiting');
  put('dist/.sources', 'not for visitors');
  put('dist/fonts/bitter.woff2', 'font');
  put(`dist/_expo/static/js/web/index-${hash}.js`, code);
  put(`dist/_expo/static/js/web/index-${hash}.js.br`, brotliCompressSync(code));
  put(`dist/_expo/static/js/web/index-${hash}.js.gz`, gzipSync(code));
  put(`dist/assets/node_modules/@x/wa-sqlite.${hash}.wasm`, 'wasm');
  put('secret.txt', 'outside of the folder');
  ({ port } = await start('0'));
});

afterAll(() => {
  for (const child of running) child.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

const page = { accept: 'text/html,application/xhtml+xml' };
const bundle = `/_expo/static/js/web/index-${hash}.js`;

test.each([
  ['what is no request at all', 'hello\r\n\r\n', '400 Bad Request'],
  [
    'a head that never ends',
    `GET / HTTP/1.1\r\nX: ${'x'.repeat(100_000)}\r\n\r\n`,
    '431 Request Header Fields',
  ],
])('%s is answered with the same safety as a page', async (_what, words, status) => {
  const answer = await new Promise<string>((resolve) => {
    let heard = '';
    const socket = connect(port, 'localhost', () => socket.write(words));
    socket.on('data', (piece) => (heard += String(piece)));
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(heard));
  });
  expect(answer).toContain(status);
  expect(answer).toContain('X-Content-Type-Options: nosniff');
  expect(answer).toContain('Content-Security-Policy: ');
});

test.each([
  ['the first page', '/', {}, 200, 'text/html; charset=utf-8', 'no-cache'],
  ['the manifest', '/manifest.webmanifest', {}, 200, 'application/manifest+json; charset=utf-8', 'no-cache'],
  ['the service worker', '/service-worker.js', {}, 200, 'text/javascript; charset=utf-8', 'no-cache'],
  ['a font without a hash', '/fonts/bitter.woff2', {}, 200, 'font/woff2', 'no-cache'],
  [
    'the hashed bundle',
    bundle,
    {},
    200,
    'text/javascript; charset=utf-8',
    'public, max-age=31536000, immutable',
  ],
  [
    'SQLite, by an encoded address',
    `/assets/node_modules/%40x/wa-sqlite.${hash}.wasm?platform=web`,
    {},
    200,
    'application/wasm',
    'public, max-age=31536000, immutable',
  ],
  [
    'a deep link opened by a person',
    '/session/01J9?from=home',
    page,
    200,
    'text/html; charset=utf-8',
    'no-cache',
  ],
  ['a deep link fetched by a script', '/session/01J9', {}, 404, 'text/plain; charset=utf-8', 'no-store'],
  ['a missing asset', '/assets/x', page, 404, 'text/plain; charset=utf-8', 'no-store'],
  ['a missing file', '/gone.js', page, 404, 'text/plain; charset=utf-8', 'no-store'],
  ['a dot file', '/.sources', {}, 404, 'text/plain; charset=utf-8', 'no-store'],
  ['a compressed variant by its own name', `${bundle}.br`, {}, 404, 'text/plain; charset=utf-8', 'no-store'],
  ['an address that cannot be read', '/%E0%A4%A', page, 400, 'text/plain; charset=utf-8', 'no-store'],
])('%s', async (_what, path, headers, status, type, cache) => {
  const answer = await ask(path, headers);
  expect([answer.status, answer.headers['content-type'], answer.headers['cache-control']]).toEqual([
    status,
    type,
    cache,
  ]);
});

test.each([
  '/../secret.txt',
  '/..%2fsecret.txt',
  '/assets/../../secret.txt',
  '/%2e%2e/secret.txt',
  '//secret.txt',
])('nothing outside the folder is reachable: %s', async (path) => {
  const answer = await ask(path, {});
  expect([answer.status, answer.body.includes('outside')]).toEqual([404, false]);
});

test.each([
  ['br, gzip', 'br'],
  ['gzip, deflate', 'gzip'],
  ['br;q=0, gzip;q=0.5', 'gzip'],
  ['identity', undefined],
])('a visitor who accepts %s gets %s', async (accepted, encoding) => {
  const answer = await ask(bundle, { 'accept-encoding': accepted });
  expect([answer.headers['content-encoding'], answer.headers['vary']]).toEqual([encoding, 'Accept-Encoding']);
});

test('what comes compressed unpacks to the file', async () => {
  const { raw } = await ask(bundle, { 'accept-encoding': 'br' });
  expect(brotliDecompressSync(raw).toString()).toBe(code);
});

test('a second visit costs no body, until the file changes', async () => {
  const { headers } = await ask('/', {});
  const again = await ask('/', { 'if-none-match': String(headers['etag']) });
  const other = await ask('/', { 'if-none-match': '"another"' });
  expect([again.status, again.body, other.status]).toEqual([304, '', 200]);
});

test('HEAD gives the length and sends nothing', async () => {
  const answer = await ask('/', {}, 'HEAD');
  expect([answer.status, answer.headers['content-length'], answer.body]).toEqual([200, '38', '']);
});

test('nothing can be sent to it', async () => {
  const answer = await ask('/', {}, 'POST');
  expect([answer.status, answer.headers['allow']]).toEqual([405, 'GET, HEAD']);
});

test('every answer, a refusal too, forbids foreign scripts, framing and guessing of types', async () => {
  for (const path of ['/', bundle, '/assets/x']) {
    const { headers } = await ask(path, {});
    expect(headers['content-security-policy']).toContain("script-src 'self' 'wasm-unsafe-eval';");
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['referrer-policy']).toBe('no-referrer');
    expect(headers['cross-origin-opener-policy']).toBe('same-origin');
    expect(headers['permissions-policy']).toContain('camera=()');
  }
});

test('Ctrl-C ends it cleanly, even with a visitor still connected', async () => {
  const { child, port: own } = await start('0');
  const visitor = request({ port: own, path: '/', headers: { connection: 'keep-alive' } });
  visitor.on('error', () => undefined).end();
  await new Promise((resolve) => visitor.once('response', (answer) => answer.resume().once('end', resolve)));
  child.kill('SIGINT');
  expect(await exitOf(child)).toBe(0);
});

test.each(['abc', '70000', '-1', '80.5'])('PORT=%s gets a clear message and exit 1', async (wish) => {
  const { code: exit, text } = await refused(wish);
  expect(exit).toBe(1);
  expect(text).toContain(`PORT is "${wish}"`);
});

test('a taken port gets a clear message and exit 1', async () => {
  const other: Server = createServer();
  const taken = await new Promise<number>((resolve) => {
    other.listen(0, () => {
      const address = other.address();
      resolve(typeof address === 'object' && address ? address.port : 0);
    });
  });
  const { code: exit, text } = await refused(String(taken));
  other.close();
  expect(exit).toBe(1);
  expect(text).toContain(`Port ${taken} is taken by another program.`);
});

function put(path: string, body: string | Buffer) {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), body);
}

function launch(wish: string) {
  const child = spawn(process.execPath, [script, join(folder, 'dist')], {
    env: { ...process.env, PORT: wish },
  });
  running.push(child);
  return child;
}

async function start(wish: string) {
  const child = launch(wish);
  const line = await new Promise<string>((resolve) =>
    child.stdout.once('data', (text) => resolve(String(text))),
  );
  return { child, port: Number(/localhost:(\d+)/.exec(line)?.[1]) };
}

async function refused(wish: string) {
  const child = launch(wish);
  let text = '';
  child.stderr.on('data', (part) => (text += String(part)));
  return { code: await exitOf(child), text };
}

function exitOf(child: ChildProcess) {
  return new Promise<number | null>((resolve) => child.once('close', (exit) => resolve(exit)));
}

/** Not fetch: that one tidies `..` out of an address before it is sent. */
function ask(path: string, headers: Record<string, string>, method = 'GET') {
  return new Promise<{ status: number; headers: NodeJS.Dict<string | string[]>; raw: Buffer; body: string }>(
    (resolve, reject) => {
      const sent = request({ port, path, headers, method, agent: false }, (answer) => {
        const parts: Buffer[] = [];
        answer.on('data', (part: Buffer) => parts.push(part));
        answer.on('end', () => {
          const raw = Buffer.concat(parts);
          resolve({ status: answer.statusCode ?? 0, headers: answer.headers, raw, body: raw.toString() });
        });
      });
      sent.once('error', reject).end();
    },
  );
}
