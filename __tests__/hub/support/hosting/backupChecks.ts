import { join } from 'node:path';
import { createHubFolder } from '../hubProcess';
import { plusOne } from '../pad';
import { agree, takePhone } from '../phone';
import { runProgram } from './program';

interface Database {
  url(database?: string): string;
}

const BEFORE = 100;
const AFTER = 20;

/** The commands of docs/hosting.md: a dump while phones play, the database lost, restored, and the phones go on. */
export async function backupChecks(
  database: Database,
  programs: string,
  report: (what: string, ok: boolean, detail?: string) => void,
): Promise<void> {
  const run = (name: string, args: readonly string[]) =>
    runProgram(join(programs, name), args, 'It comes with PostgreSQL (Debian: postgresql-client).');
  const done = (what: string, { ok, said }: { ok: boolean; said: string }) => report(what, ok, said);
  const folder = createHubFolder();
  const dump = join(folder.folder, 'foothold.dump');
  const admin = (name: string) => ['--dbname', database.url(name)];
  const env = { DATABASE_URL: database.url('tables') };
  try {
    done('a database is made', run('psql', [...admin('postgres'), '-c', 'CREATE DATABASE tables']));
    const first = await folder.start(0, env);
    const phones = ['ana', 'bo'].map((name) => takePhone(first.port, name));
    const [ana] = phones;
    for (let i = 0; i < BEFORE; i += 1) ana?.copy.do(plusOne());
    await agree(phones, BEFORE);
    done(
      'pg_dump while phones are at the table',
      run('pg_dump', ['--format=custom', '--file', dump, env.DATABASE_URL]),
    );
    for (let i = 0; i < AFTER; i += 1) ana?.copy.do(plusOne());
    await agree(phones, BEFORE + AFTER);
    first.child.kill('SIGKILL');
    await first.ended;
    done(
      'the database is lost',
      run('psql', [...admin('postgres'), '-c', 'DROP DATABASE tables WITH (FORCE)']),
    );
    done('a new one', run('psql', [...admin('postgres'), '-c', 'CREATE DATABASE tables']));
    done('pg_restore', run('pg_restore', ['--exit-on-error', '--dbname', env.DATABASE_URL, dump]));
    const kept = run('psql', ['-At', ...admin('tables'), '-c', 'SELECT count(*) FROM foothold.line']);
    report(`the backup has the ${BEFORE} lines of its moment`, kept.said === String(BEFORE), kept.said);
    const second = await folder.start(first.port, env);
    await agree(phones, BEFORE + AFTER);
    report(`the phones bring the ${AFTER} that came later`, true);
    ana?.copy.do(plusOne());
    await agree(phones, BEFORE + AFTER + 1);
    report('and play on', true);
    for (const { connection } of phones) connection.close();
    second.child.kill('SIGTERM');
    await second.ended;
  } finally {
    folder.end();
  }
}
