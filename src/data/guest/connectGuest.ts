import type { SqlBackEnd, SqlRow } from '../driver';
import { askWorker } from './askWorker';
import { noticeTaken } from './connectionLocks';
import { TAKEN, type GuestQuestion } from './guestMessages';

let opened = 0;

/** SQLite in a worker, kept in IndexedDB. */
export async function connectGuest(file: string): Promise<SqlBackEnd> {
  const db = (opened += 1);
  await askWorker({ kind: 'open', db, file });
  return {
    exec: async (sql) => void (await ask({ kind: 'exec', db, sql })),
    run: async (sql, params = []) => (await ask({ kind: 'run', db, sql, params })) as { changes: number },
    all: async (sql, params = []) => (await ask({ kind: 'all', db, sql, params })) as readonly SqlRow[],
    get: async (sql, params = []) => (await ask({ kind: 'get', db, sql, params })) as SqlRow | null,
    close: async () => void (await ask({ kind: 'close', db })),
  };
}

async function ask(question: GuestQuestion): Promise<unknown> {
  try {
    return await askWorker(question);
  } catch (thrown) {
    if (String(thrown).includes(TAKEN)) noticeTaken();
    throw thrown;
  }
}
