// @ts-check
/** The production web app in dist/, built only when its sources have changed. */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';

import { writeServiceWorker } from './serviceWorker.mjs';
import { writeHostFiles } from './staticHost.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
export const DIST = join(root, 'dist');
const CACHE = join(root, '.cache');
/** Dot files are not served. */
const STAMP = '.sources';
const SOURCES = [
  'app',
  'src',
  'assets',
  'public',
  'app.json',
  'babel.config.js',
  'metro.config.js',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'scripts/build.mjs',
  'scripts/headers.mjs',
  'scripts/serviceWorker.mjs',
  'scripts/staticHost.mjs',
];
const COMPRESSED = /\.(js|css|html|json|svg|wasm|webmanifest|ico|ttf|map)$/;

/** @returns {Promise<'built' | 'unchanged'>} */
export async function buildWeb() {
  const sources = hashSources();
  if (readStamp() === sources) return 'unchanged';
  console.log('Building the web app, about half a minute…');
  mkdirSync(CACHE, { recursive: true });
  const draft = mkdtempSync(join(CACHE, 'web-'));
  try {
    await exportApp('web', draft);
    hintAtStorage(draft);
    const { files, bytes } = await writeServiceWorker(draft);
    console.log(`Offline: ${files} files, ${(bytes / 1e6).toFixed(1)} MB`);
    writeHostFiles(draft);
    await compress(draft);
    writeFileSync(join(draft, STAMP), sources);
    // Only a complete build replaces the last one.
    rmSync(DIST, { recursive: true, force: true });
    renameSync(draft, DIST);
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
  return 'built';
}

export function hashSources() {
  const hash = createHash('sha256');
  for (const path of SOURCES.flatMap((source) => listFiles(join(root, source))).sort()) {
    hash
      .update(`${relative(root, path)}\0`)
      .update(readFileSync(path))
      .update('\0');
  }
  return hash.digest('hex');
}

/** @param {string} path @returns {string[]} */
function listFiles(path) {
  if (!existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}

function readStamp() {
  const stamp = join(DIST, STAMP);
  return existsSync(stamp) ? readFileSync(stamp, 'utf8') : undefined;
}

/**
 * @param {'web' | 'android' | 'ios'} platform
 * @param {string} folder
 * @param {string} [project] another one than ours, to be compared with
 * @param {readonly string[]} [options] of Expo's command
 * @returns {Promise<void>}
 */
export function exportApp(platform, folder, project = root, options = []) {
  const expo = join(root, 'node_modules', 'expo', 'bin', 'cli');
  return new Promise((resolve, reject) => {
    const child = spawn(
      process.execPath,
      [expo, 'export', '--platform', platform, '--output-dir', folder, ...options],
      {
        cwd: project,
        env: { ...process.env, CI: '1', EXPO_NO_TELEMETRY: '1' },
        stdio: ['ignore', 'inherit', 'inherit'],
      },
    );
    child.once('error', reject);
    child.once('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`expo export ended with ${code}`)),
    );
  });
}

/**
 * SQLite is loaded by a script that is loaded by a script. Named in the page, it can be fetched as soon as the first
 * of them is there: app/platform/fetchStorage.web.ts.
 * @param {string} folder
 */
function hintAtStorage(folder) {
  const page = join(folder, 'index.html');
  const hints = listFiles(folder)
    .map((path) => `/${relative(folder, path).split(sep).join('/')}`)
    .sort()
    .flatMap((path) => {
      if (path.endsWith('.wasm')) return [`<link data-soon as="fetch" crossorigin href="${path}" />`];
      return /\/worker-[0-9a-f]+\.js$/.test(path) ? [`<link data-soon as="script" href="${path}" />`] : [];
    });
  if (hints.length !== 2) throw new Error(`SQLite is a worker and a wasm file, not ${hints.length} files`);
  writeFileSync(page, readFileSync(page, 'utf8').replace('</head>', `${hints.join('')}</head>`));
}

/**
 * Once at build time, so that the server only picks.
 * @param {string} folder
 */
export async function compress(folder) {
  for (const path of listFiles(folder).filter((file) => COMPRESSED.test(file))) {
    const body = await readFile(path);
    const [br, gz] = await Promise.all([
      promisify(brotliCompress)(body),
      promisify(gzip)(body, { level: 9 }),
    ]);
    if (br.length < body.length) await writeFile(`${path}.br`, br);
    if (gz.length < body.length) await writeFile(`${path}.gz`, gz);
  }
}

if (process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) {
  void buildWeb().catch((error) => {
    console.error(error.message);
    process.exitCode = 1;
  });
}
