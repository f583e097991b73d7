import wasm from '../../../node_modules/expo-sqlite/web/wa-sqlite/wa-sqlite.wasm';
import type { SqlBackEnd } from '../driver';
import { randomId } from '../randomId';
import type { GuestAnswer, GuestQuestion, GuestValue } from './guestMessages';
import { startGuestSqlite, type GuestSqlite } from './guestSqlite';
import { indexedPages, removeFile, renameFile } from './indexedPages';

/** SQLite and its pages, away from the thread that draws. The page asks one thing at a time of each connection. */
const connections = new Map<number, SqlBackEnd>();
let started: Promise<GuestSqlite> | null = null;

self.onmessage = ({ data }: MessageEvent<{ id: number; question: GuestQuestion }>) => {
  const { id, question } = data;
  answer(question).then(
    (value) => send({ id, value }),
    (thrown: unknown) => send({ id, error: String(thrown) }),
  );
};

function send(message: GuestAnswer): void {
  self.postMessage(message);
}

async function answer(question: GuestQuestion): Promise<GuestValue> {
  switch (question.kind) {
    case 'open':
      return open(question.db, question.file);
    case 'exec':
      await connection(question.db).exec(question.sql);
      return undefined;
    case 'run':
    case 'all':
    case 'get':
      return connection(question.db)[question.kind](question.sql, question.params);
    case 'close':
      await connection(question.db).close();
      connections.delete(question.db);
      return undefined;
    case 'remove':
      await removeFile(question.file);
      return undefined;
    case 'rename':
      await renameFile(question.file, question.name);
      return undefined;
  }
}

async function open(db: number, file: string): Promise<undefined> {
  // A start that failed, as without a network, is tried again.
  started ??= startGuestSqlite({ locateFile: () => wasm }).catch((thrown: unknown) => {
    started = null;
    throw thrown;
  });
  const owner = randomId((bytes) => crypto.getRandomValues(bytes));
  connections.set(db, await (await started).connect(file, indexedPages(file, owner)));
}

function connection(db: number): SqlBackEnd {
  const found = connections.get(db);
  if (!found) throw new Error('the database is closed');
  return found;
}
