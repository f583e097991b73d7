import { Factory, type WaSqlite } from '../../../node_modules/expo-sqlite/web/wa-sqlite/sqlite-api';
import {
  SQLITE_OPEN_CREATE,
  SQLITE_OPEN_READWRITE,
} from '../../../node_modules/expo-sqlite/web/wa-sqlite/sqlite-constants';
import load from '../../../node_modules/expo-sqlite/web/wa-sqlite/wa-sqlite';
import type { SqlBackEnd } from '../driver';
import { createPageBook, type FileChange, type KeptFile, type PageBook } from './pageBook';
import { PageFiles } from './pageFiles';
import { runStatement } from './statement';

/** Where a database outlives the page. */
export interface KeptPages {
  load(): Promise<KeptFile>;
  /** All of the change or, if it fails, nothing of it. */
  keep(change: FileChange): Promise<void>;
  /** After a failure: what is kept, if that is not what was kept before; it may have arrived all the same. */
  again(): Promise<KeptFile | null>;
}

export interface GuestSqlite {
  connect(name: string, kept: KeptPages): Promise<SqlBackEnd>;
}

const VFS = 'foothold-guest';

export async function startGuestSqlite(wasm: Parameters<typeof load>[0]): Promise<GuestSqlite> {
  const module = await load(wasm);
  const sqlite = Factory(module);
  const files = new PageFiles(VFS, module);
  sqlite.vfs_register(files, true);
  return {
    connect: async (name, kept) => {
      const book = createPageBook(await kept.load());
      files.bring(name, book);
      const db = await sqlite.open_v2(name, SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE, VFS);
      // The pages are kept all at once after a commit, so no journal has to outlive a kill; this one undoes.
      await sqlite.exec(db, 'PRAGMA journal_mode = MEMORY; PRAGMA temp_store = MEMORY');
      const ask = createAsk(sqlite, db, book, kept);
      return {
        exec: (sql) => ask(async () => void (await sqlite.exec(db, sql))),
        run: (sql, params = []) =>
          ask(async () => {
            await runStatement(sqlite, db, sql, params);
            return { changes: sqlite.changes(db) };
          }),
        all: (sql, params = []) => ask(() => runStatement(sqlite, db, sql, params)),
        get: (sql, params = []) =>
          ask(async () => (await runStatement(sqlite, db, sql, params, 1))[0] ?? null),
        close: async () => {
          await sqlite.close(db);
          files.forget(name);
        },
      };
    },
  };
}

/** A statement is done when what it committed is kept. */
function createAsk(sqlite: WaSqlite, db: number, book: PageBook, kept: KeptPages) {
  let unsure = false;

  async function keep(): Promise<void> {
    // Inside a transaction nothing counts yet, though SQLite may have written some of it.
    if (sqlite.get_autocommit(db) === 0) return;
    const change = book.change();
    if (change === null) return book.kept();
    try {
      await kept.keep(change);
      book.kept();
    } catch (thrown) {
      unsure = true;
      // Before every statement SQLite looks at the change counter in the file: finding an older one, it forgets its copies.
      book.takeBack();
      throw thrown;
    }
  }

  async function makeSure(): Promise<void> {
    const file = await kept.again();
    if (file) book.replace(file);
    unsure = false;
  }

  return async function ask<T>(work: () => Promise<T>): Promise<T> {
    if (unsure) await makeSure();
    let result: T;
    try {
      result = await work();
    } catch (thrown) {
      // Of several statements the first ones may be committed; why the next one failed is what counts.
      await keep().catch(() => undefined);
      throw thrown;
    }
    await keep();
    return result;
  };
}
