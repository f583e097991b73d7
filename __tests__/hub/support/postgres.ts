import { execFile } from 'node:child_process';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';

const SCRIPT = join(__dirname, '..', '..', '..', 'scripts', 'postgres.mjs');
/** All workers of a run share one server; it ends with the run, also if that is killed. */
const RUN = process.send ? process.ppid : process.pid;
const SHARED = join(tmpdir(), `foothold-tests-${RUN}`);
const LOOK_EVERY = 50;
/** A killed server says nothing of a power cut, so no test needs the disk to be sure. */
const SETTINGS = { fsync: 'off', max_connections: '300' };

interface Running {
  readonly port: number;
  readonly folder: string;
  readonly guard: number;
}

/** A server of one's own: it can be killed. */
export interface OwnPostgres {
  readonly folder: string;
  url(database?: string): string;
  kill(): void;
  restart(): Promise<void>;
  stop(): void;
}

function run(...args: readonly string[]): Promise<Running> {
  return new Promise((resolve, reject) => {
    execFile(process.execPath, [SCRIPT, ...args], (error, out, complaint) => {
      // It says what to do; a test that cannot run has failed.
      if (error) reject(new Error(complaint.trim() || error.message));
      else resolve(JSON.parse(out) as Running);
    });
  });
}

const urlOf = ({ port }: Running, database: string) => `postgres://foothold@127.0.0.1:${port}/${database}`;

export async function ownPostgres(settings: Readonly<Record<string, string>> = {}): Promise<OwnPostgres> {
  let running = await run('start', String(process.pid), JSON.stringify({ ...SETTINGS, ...settings }));
  return {
    folder: running.folder,
    url: (database = 'postgres') => urlOf(running, database),
    kill: () => {
      const pid = readFileSync(join(running.folder, 'data', 'postmaster.pid'), 'utf8').split('\n', 1)[0];
      process.kill(Number(pid), 'SIGKILL');
    },
    restart: async () => {
      running = await run('restart', JSON.stringify(running));
    },
    stop: () => void process.kill(running.guard, 'SIGTERM'),
  };
}

/** An empty database on the server of this run. */
export async function freshDatabase(): Promise<string> {
  const server = await sharedServer();
  const name = `test_${process.pid}_${Date.now()}_${(made += 1)}`;
  const client = new Client({ connectionString: urlOf(server, 'postgres') });
  await client.connect();
  await client.query(`CREATE DATABASE ${name}`);
  await client.end();
  return urlOf(server, name);
}
let made = 0;

/** The first who needs it starts it; the others wait for what that one writes down. */
async function sharedServer(): Promise<Running> {
  const answer = join(SHARED, 'running.json');
  try {
    mkdirSync(SHARED);
  } catch {
    for (;;) {
      const said = readIfThere(answer);
      if (said?.['failed']) throw new Error(String(said['failed']));
      if (said) return said as unknown as Running;
      await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY));
    }
  }
  const say = (what: object) => {
    writeFileSync(`${answer}.new`, JSON.stringify(what));
    renameSync(`${answer}.new`, answer);
  };
  try {
    const running = await run('start', String(RUN), JSON.stringify(SETTINGS), SHARED);
    say(running);
    return running;
  } catch (error) {
    say({ failed: (error as Error).message });
    throw error;
  }
}

function readIfThere(path: string): Readonly<Record<string, unknown>> | null {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Readonly<Record<string, unknown>>;
  } catch {
    return null;
  }
}
