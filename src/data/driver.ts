import { toSqlFault } from './sqlFault';

export type SqlValue = string | number | null;
export type SqlRow = Readonly<Record<string, unknown>>;

export interface SqlStatements {
  /** One or more statements without parameters. */
  exec(sql: string): Promise<void>;
  run(sql: string, params?: readonly SqlValue[]): Promise<{ readonly changes: number }>;
  all(sql: string, params?: readonly SqlValue[]): Promise<readonly SqlRow[]>;
  get(sql: string, params?: readonly SqlValue[]): Promise<SqlRow | null>;
}

/** A thin layer over one SQLite binding. It may assume that it is never called twice at once. */
export interface SqlBackEnd extends SqlStatements {
  close(): Promise<void>;
}

export interface SqlDriver extends SqlStatements {
  /**
   * All or nothing. `work` must use the handle it is given: a statement on the driver itself waits for the
   * transaction to end, so awaiting one inside `work` would wait for ever.
   */
  tx<T>(work: (inside: SqlStatements) => Promise<T>): Promise<T>;
  /** Waits for what was asked before; everything asked afterwards fails. */
  close(): Promise<void>;
}

/**
 * One connection, one serial queue. Concurrent statements on one handle crash Android and mix rows elsewhere, so
 * everything passes through here, in the order in which it was asked. Every failure comes out as a `SqlFault`.
 */
export function createDriver(backEnd: SqlBackEnd): SqlDriver {
  let tail: Promise<unknown> = Promise.resolve();
  let closing: Promise<void> | null = null;

  function enqueue<T>(work: () => Promise<T>): Promise<T> {
    const result = tail.then(work).catch((thrown: unknown) => {
      throw toSqlFault(thrown);
    });
    // The next in line runs whether or not this one failed; its own caller hears of the failure.
    tail = result.catch(() => undefined);
    return result;
  }

  function ask<T>(work: () => Promise<T>): Promise<T> {
    if (closing) return Promise.reject(toSqlFault(new Error('the database is closed')));
    return enqueue(work);
  }

  return {
    exec: (sql) => ask(() => backEnd.exec(sql)),
    run: (sql, params = []) => ask(() => backEnd.run(sql, params)),
    all: (sql, params = []) => ask(() => backEnd.all(sql, params)),
    get: (sql, params = []) => ask(() => backEnd.get(sql, params)),
    tx: (work) => ask(() => runTransaction(backEnd, work)),
    close: () => (closing ??= enqueue(() => backEnd.close())),
  };
}

async function runTransaction<T>(
  backEnd: SqlBackEnd,
  work: (inside: SqlStatements) => Promise<T>,
): Promise<T> {
  let tail: Promise<unknown> = Promise.resolve();
  let over = false;
  // Statements inside are queued too: `Promise.all` within a transaction must not run two at once.
  function ask<S>(statement: () => Promise<S>): Promise<S> {
    if (over) return Promise.reject(new Error('the transaction is over'));
    const result = tail.then(statement);
    tail = result.catch(() => undefined);
    return result;
  }

  await backEnd.exec('BEGIN IMMEDIATE');
  try {
    const value = await work({
      exec: (sql) => ask(() => backEnd.exec(sql)),
      run: (sql, params = []) => ask(() => backEnd.run(sql, params)),
      all: (sql, params = []) => ask(() => backEnd.all(sql, params)),
      get: (sql, params = []) => ask(() => backEnd.get(sql, params)),
    });
    over = true;
    await tail;
    await backEnd.exec('COMMIT');
    return value;
  } catch (thrown) {
    over = true;
    await tail;
    // SQLite itself rolls back when the disk is full or fails: then there is nothing left to roll back.
    await backEnd.exec('ROLLBACK').catch(() => undefined);
    throw thrown;
  }
}
