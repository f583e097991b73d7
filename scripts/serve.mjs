// @ts-check
/**
 * Serves a built web app: `node scripts/serve.mjs <folder>`, on PORT (8080 by default; 0 takes any free one).
 * The folder is read once, at start. So a request can reach nothing outside it, and a build that runs meanwhile
 * never mixes old and new files in one page.
 */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, realpathSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

import { openCertificate } from './certificate.mjs';
import { cacheControlOf, SAFETY } from './headers.mjs';
import { createListener } from './listener.mjs';

/**
 * @typedef {{ body: Buffer, br: Buffer | undefined, gzip: Buffer | undefined, etag: string,
 *   type: string, cacheControl: string }} ServedFile
 * @typedef {ReadonlyMap<string, ServedFile>} Files by URL path
 */

/** @type {Readonly<Record<string, string>>} */
const TYPES = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.ttf': 'font/ttf',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.webp': 'image/webp',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
};

/** Where to listen; left out, on every address of this computer. */
const HOST = process.env.FOOTHOLD_HOST || undefined;

/**
 * @param {string | Files} from a folder, or one that was read before
 * @param {number} port
 * @param {Pick<import('../src/hub/main').RunningHub, 'upgrade' | 'addresses' | 'answer'>} [hub]
 * @param {import('./certificate.mjs').Certificate | null} [certificate]
 * @returns {Promise<{ url: string, port: number, close: () => Promise<void> }>}
 */
export async function serve(from, port, hub, certificate = null) {
  const files = typeof from === 'string' ? readFolder(from) : from;
  const { door, server, close } = createListener(
    (request, response) => answer(files, request, response, hub),
    certificate,
  );
  server.on('clientError', refuseGarbage);
  if (hub) server.on('upgrade', hub.upgrade);
  await new Promise((resolve, reject) => {
    door.once('error', reject);
    door.listen(port, HOST, () => resolve(undefined));
  });
  const address = door.address();
  if (address === null || typeof address === 'string') throw new Error('the server has no port');
  const letGo = certificate?.keepFresh(/** @type {import('node:https').Server} */ (server), console.log);
  return {
    url: `${certificate ? 'https' : 'http'}://localhost:${address.port}`,
    port: address.port,
    close: () => {
      letGo?.();
      return close();
    },
  };
}

/**
 * What is not a request at all never reaches `answer`; Node's own reply to it comes without any header.
 * @param {NodeJS.ErrnoException} error
 * @param {import('node:stream').Duplex} socket
 */
function refuseGarbage(error, socket) {
  if (!socket.writable) return;
  const status =
    error.code === 'HPE_HEADER_OVERFLOW' ? '431 Request Header Fields Too Large' : '400 Bad Request';
  const headers = Object.entries(SAFETY).map(([header, value]) => `${header}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${status}\r\n${headers.join('')}Content-Length: 0\r\nConnection: close\r\n\r\n`);
}

/**
 * The port that was asked for, if it is a port and free; otherwise says in plain words what is wrong with it.
 * @returns {Promise<number | undefined>}
 */
export async function choosePort() {
  const wish = process.env.PORT ?? '8080';
  if (!/^\d{1,5}$/.test(wish) || Number(wish) > 65535) {
    fail(`PORT is "${wish}". It has to be a number from 0 to 65535, for example: PORT=3000 npm start`);
    return undefined;
  }
  const probe = createServer();
  const error = await new Promise((resolve) => {
    probe.once('error', resolve);
    probe.listen(Number(wish), HOST, () => probe.close(() => resolve(undefined)));
  });
  if (error) fail(whyNotServed(error, wish));
  return error ? undefined : Number(wish);
}

/**
 * The certificate that was asked for: null where none was; otherwise says in plain words what is wrong with it.
 * @returns {import('./certificate.mjs').Certificate | null | undefined}
 */
export function chooseCertificate() {
  const certificate = openCertificate(process.env, console.error);
  if (typeof certificate !== 'string') return certificate;
  fail(certificate);
  return undefined;
}

/**
 * Serves until Ctrl-C, with the hub for live tables if there is one.
 * @param {string} folder
 * @param {number} port
 * @param {import('./certificate.mjs').Certificate | null} certificate
 * @param {import('../src/hub/main').RunningHub} [hub]
 */
export async function serveUntilInterrupted(folder, port, certificate, hub) {
  try {
    const { url, port: taken, close } = await serve(folder, port, hub, certificate);
    console.log(`Foothold is open at ${url}  (Ctrl-C ends it)`);
    if (HOST === undefined)
      console.log(
        'Other devices in this network reach it too; FOOTHOLD_HOST=localhost npm start keeps it to this one.',
      );
    if (hub) console.log(hub.greeting(taken, HOST, process.stdout.isTTY));
    for (const signal of ['SIGINT', 'SIGTERM'])
      process.once(signal, () => {
        // It stops to listen at once; the wires that are open end with the hub.
        void close();
        void hub?.close();
      });
  } catch (error) {
    void hub?.close();
    fail(whyNotServed(/** @type {NodeJS.ErrnoException} */ (error), String(port)));
  }
}

/**
 * @param {NodeJS.ErrnoException} error
 * @param {string} port
 */
function whyNotServed(error, port) {
  if (error.code === 'EADDRINUSE') {
    return `Port ${port} is taken by another program. Choose another one, for example: PORT=${Number(port) === 3000 ? 3001 : 3000} npm start`;
  }
  if (error.code === 'EACCES') return `Port ${port} needs more rights than you have. Choose one above 1023.`;
  return `The app cannot be served: ${error.message}`;
}

/** @param {string} message */
export function fail(message) {
  console.error(message);
  process.exitCode = 1;
}

/**
 * @param {string} folder
 * @returns {Files}
 */
export function readFolder(folder) {
  const paths = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) => join(entry.parentPath, entry.name));
  const known = new Set(paths);
  /** @param {string} path */
  const readIfBuilt = (path) => (known.has(path) ? readFileSync(path) : undefined);
  /** @type {Map<string, ServedFile>} */
  const files = new Map();
  for (const path of paths) {
    const isVariant = /\.(br|gz)$/.test(path) && known.has(path.replace(/\.(br|gz)$/, ''));
    if (isVariant) continue;
    const body = readFileSync(path);
    files.set(`/${relative(folder, path).split(sep).join('/')}`, {
      body,
      br: readIfBuilt(`${path}.br`),
      gzip: readIfBuilt(`${path}.gz`),
      etag: createHash('sha256').update(body).digest('base64url').slice(0, 22),
      type: TYPES[extname(path).toLowerCase()] ?? 'application/octet-stream',
      cacheControl: cacheControlOf(path),
    });
  }
  if (!files.has('/index.html')) throw new Error(`there is no index.html in ${folder}`);
  return files;
}

/**
 * @param {Files} files
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 * @param {Pick<import('../src/hub/main').RunningHub, 'addresses' | 'answer'>} [hub]
 */
function answer(files, request, response, hub) {
  for (const [name, value] of Object.entries(SAFETY)) response.setHeader(name, value);
  if (hub?.answer(request, response)) return;
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.setHeader('Allow', 'GET, HEAD');
    return refuse(response, 405, 'Only GET and HEAD are answered here.');
  }
  const path = readPath(request.url ?? '/');
  if (path === undefined) return refuse(response, 400, 'This address cannot be read.');
  if (hub && path === '/live/addresses') return sendAddresses(hub.addresses(request), response);
  const file = files.get(path === '/' ? '/index.html' : path) ?? screenAt(files, path, request);
  if (!file) return refuse(response, 404, 'There is nothing at this address.');
  send(file, request, response);
}

/**
 * A page on localhost shows phones the way: they need another name of this computer.
 * @param {readonly string[] | null} addresses
 * @param {import('node:http').ServerResponse} response
 */
function sendAddresses(addresses, response) {
  if (!addresses) return refuse(response, 403, 'This hub is not called that.');
  response.setHeader('Content-Type', 'application/json; charset=utf-8');
  response.setHeader('Cache-Control', 'no-store');
  response.writeHead(200).end(JSON.stringify({ addresses }));
}

/**
 * A person opening a deep link gets the app, which finds the screen. A missing file stays missing: a script
 * answered with HTML would fail far from its cause.
 * @param {Files} files
 * @param {string} path
 * @param {import('node:http').IncomingMessage} request
 */
function screenAt(files, path, request) {
  const wantsPage = (request.headers.accept ?? '').includes('text/html');
  const looksLikeFile = /^\/(assets|_expo|fonts)\//.test(path) || /\.[^/]*$/.test(path);
  return wantsPage && !looksLikeFile ? files.get('/index.html') : undefined;
}

/** @param {string} url */
function readPath(url) {
  try {
    return decodeURIComponent(url.split(/[?#]/, 1)[0] ?? '/');
  } catch {
    return undefined;
  }
}

/**
 * @param {ServedFile} file
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 */
function send(file, request, response) {
  const { encoding, body } = encode(file, String(request.headers['accept-encoding'] ?? ''));
  const etag = `"${file.etag}${encoding ? `-${encoding}` : ''}"`;
  response.setHeader('Cache-Control', file.cacheControl);
  response.setHeader('ETag', etag);
  if (file.br ?? file.gzip) response.setHeader('Vary', 'Accept-Encoding');
  if (isKnown(String(request.headers['if-none-match'] ?? ''), etag))
    return void response.writeHead(304).end();
  response.setHeader('Content-Type', file.type);
  response.setHeader('Content-Length', body.length);
  if (encoding) response.setHeader('Content-Encoding', encoding);
  response.writeHead(200).end(request.method === 'HEAD' ? undefined : body);
}

/**
 * @param {ServedFile} file
 * @param {string} accepted
 */
function encode(file, accepted) {
  const wanted = accepted
    .split(',')
    .map((part) => part.trim())
    .filter((part) => !/;\s*q=0(\.0+)?$/.test(part))
    .map((part) => part.split(';', 1)[0]);
  if (file.br && wanted.includes('br')) return { encoding: 'br', body: file.br };
  if (file.gzip && wanted.includes('gzip')) return { encoding: 'gzip', body: file.gzip };
  return { encoding: undefined, body: file.body };
}

/**
 * @param {string} header
 * @param {string} etag
 */
function isKnown(header, etag) {
  return header.split(',').some((tag) => tag.trim() === '*' || tag.trim().replace(/^W\//, '') === etag);
}

/**
 * @param {import('node:http').ServerResponse} response
 * @param {number} status
 * @param {string} text
 */
function refuse(response, status, text) {
  response.setHeader('Content-Type', 'text/plain; charset=utf-8');
  response.setHeader('Cache-Control', 'no-store');
  response.writeHead(status).end(`${text}\n`);
}

if (process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) {
  void choosePort().then(async (port) => {
    const certificate = port === undefined ? undefined : chooseCertificate();
    if (port !== undefined && certificate !== undefined)
      await serveUntilInterrupted(process.argv[2] ?? 'dist', port, certificate);
  });
}
