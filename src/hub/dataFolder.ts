import { accessSync, constants, existsSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

type Environment = Readonly<Record<string, string | undefined>>;

/** Where the tables of this hub are kept: FOOTHOLD_DATA, or where programs of this system keep such things. */
export function dataFolder(env: Environment, platform: NodeJS.Platform, home = homedir()): string {
  if (env['FOOTHOLD_DATA']) return resolve(env['FOOTHOLD_DATA']);
  if (platform === 'darwin') return join(home, 'Library', 'Application Support', 'Foothold');
  if (platform === 'win32') return join(env['APPDATA'] ?? join(home, 'AppData', 'Roaming'), 'Foothold');
  return join(env['XDG_DATA_HOME'] ?? join(home, '.local', 'share'), 'foothold');
}

/** Makes it where it is missing; says in plain words why it cannot be used. */
export function whyUnusable(folder: string): string | null {
  try {
    makeFolder(folder);
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
    return null;
  } catch (error) {
    const { code = 'unknown' } = error as NodeJS.ErrnoException;
    const why = isFile(folder) ? 'it is a file, not a folder' : (REASONS[code] ?? code);
    return `Foothold cannot keep its tables in ${folder}: ${why}. ${ADVICE}`;
  }
}

/** Not `recursive`: below /proc Node tries that for ever. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return void readdirSync(folder);
  makeFolder(dirname(folder));
  // What is in it is nobody else's business.
  mkdirSync(folder, { mode: 0o700 });
}

const ADVICE = 'Choose another folder, for example: FOOTHOLD_DATA=~/foothold npm start';

const REASONS: Readonly<Record<string, string>> = {
  EACCES: 'you may not write there',
  EPERM: 'you may not write there',
  EROFS: 'that disk is read-only',
  ENOTDIR: 'a part of that path is a file',
  ENOENT: 'there can be no folder there',
  ENOSPC: 'that disk is full',
};

function isFile(path: string): boolean {
  try {
    return !statSync(path).isDirectory();
  } catch {
    return false;
  }
}
