// @ts-check
/**
 * `npm run pack -- <folder>`: the app and its hub as a folder that needs Node and nothing else, for a server or a
 * container. `npm start` in it serves them.
 */
import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

import { build } from 'esbuild';

import { forNode } from '../src/cli/bundled.mjs';
import { buildWeb, DIST } from './build.mjs';

const scripts = dirname(fileURLToPath(import.meta.url));
const root = join(scripts, '..');
/** What the server needs of this folder: they import nothing but Node and each other. */
const SCRIPTS = ['hub.mjs', 'serve.mjs', 'certificate.mjs', 'headers.mjs', 'listener.mjs'];
/** These are asked for and done without where they are not: faster ways to do what is done anyway. */
const OPTIONAL = ['pg-native', 'bufferutil', 'utf-8-validate'];

/**
 * @param {string} folder an empty one, or one that is not there yet
 * @param {string} [dist]
 */
export async function pack(folder, dist = DIST) {
  if (existsSync(folder) && readdirSync(folder).length > 0) throw new Error(`${folder} is not empty`);
  mkdirSync(join(folder, 'scripts'), { recursive: true });
  for (const name of SCRIPTS) copyFileSync(join(scripts, name), join(folder, 'scripts', name));
  cpSync(dist, join(folder, 'dist'), { recursive: true });
  await build({
    ...forNode(join(root, 'src', 'hub', 'main.ts')),
    outfile: join(folder, 'hub.cjs'),
    external: OPTIONAL,
    legalComments: 'eof',
  });
  // SQLite finds its other half beside the file that it is in.
  const sqlite = createRequire(import.meta.url).resolve('node-sqlite3-wasm');
  copyFileSync(join(dirname(sqlite), 'node-sqlite3-wasm.wasm'), join(folder, 'node-sqlite3-wasm.wasm'));
  const { name, version, license, engines } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const start = 'node scripts/hub.mjs dist';
  const about = { name, version, private: true, license, engines, scripts: { start } };
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(about, null, 2)}\n`);
  copyFileSync(join(root, 'LICENSE'), join(folder, 'LICENSE'));
}

if (process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) {
  const [, , wish] = process.argv;
  try {
    if (!wish) throw new Error('Say where to: npm run pack -- <folder>');
    await buildWeb();
    await pack(resolve(wish));
    console.log(`Packed in ${resolve(wish)}. In it, npm start serves the app and its tables.`);
  } catch (error) {
    console.error(/** @type {Error} */ (error).message);
    process.exitCode = 1;
  }
}
