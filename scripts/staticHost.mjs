// @ts-check
/** What a static host has to know, in the two files that most of them read: the same headers as ours, and deep links. */
import { readdirSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

import { ASK_AGAIN, cacheControlOf, FOR_EVER, SAFETY } from './headers.mjs';

/** Below these every name has a hash in it; a rule for each file would be more than some hosts take. */
const HASHED_FOLDERS = ['/_expo/static/', '/assets/'];

/** Where the app has screens: a link to one of them gets the page. A missing file stays missing. */
const SCREENS = [
  'new',
  'first-game',
  'session',
  'history',
  'log',
  'players',
  'group',
  'stats',
  'learn',
  'check',
  'settings',
  't',
  'club',
  'handover',
  'storage-check',
  'gallery',
];

/** @param {string} folder a finished build */
export function writeHostFiles(folder) {
  const paths = listFiles(folder);
  for (const path of paths)
    if (isBelowHashed(path) !== (cacheControlOf(path) === FOR_EVER))
      throw new Error(`${path} would be kept by a static host for another time than by ours`);
  writeFileSync(join(folder, '_headers'), headersFile(paths.filter((path) => !isBelowHashed(path))));
  const links = SCREENS.flatMap((name) => [`/${name}`, `/${name}/*`]);
  writeFileSync(join(folder, '_redirects'), links.map((path) => `${path} /index.html 200\n`).join(''));
}

/** @param {string} path */
function isBelowHashed(path) {
  return HASHED_FOLDERS.some((start) => path.startsWith(start));
}

/**
 * Each header in one rule only for any path: hosts join what two of them say.
 * @param {readonly string[]} changing
 */
function headersFile(changing) {
  const links = SCREENS.flatMap((name) => [`/${name}`, `/${name}/*`]);
  const rules = [
    ['/*', SAFETY],
    ...HASHED_FOLDERS.map((start) => [`${start}*`, { 'Cache-Control': FOR_EVER }]),
    ...['/', ...[...changing].sort(), ...links].map((path) => [path, { 'Cache-Control': ASK_AGAIN }]),
  ];
  return rules
    .map(([path, headers]) => {
      const lines = Object.entries(headers ?? {}).map(([name, value]) => `  ${name}: ${value}\n`);
      return `${path}\n${lines.join('')}`;
    })
    .join('');
}

/** @param {string} folder */
function listFiles(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) => `/${relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/')}`);
}
