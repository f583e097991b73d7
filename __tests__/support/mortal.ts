import type { SqlBackEnd } from '@/data/driver';

/** A disk that somebody pulls out: from then on no statement reaches the file, until the next start. */
export interface Mortal {
  readonly around: (backEnd: SqlBackEnd) => SqlBackEnd;
  /** After this many more statements; each write counts, and each query. */
  dieAfter(statements: number): void;
  /** Each following write fails with this chance. */
  failing(chance: () => boolean): void;
  revive(): void;
}

export function createMortal(): Mortal {
  let left = Number.POSITIVE_INFINITY;
  let fails = () => false;

  async function pass<T>(sql: string, work: () => Promise<T>): Promise<T> {
    if (left <= 0) throw new Error('disk I/O error: the app was killed');
    left -= 1;
    if (/^\s*(INSERT|UPDATE|DELETE|BEGIN|COMMIT)/i.test(sql) && fails())
      throw new Error('database or disk is full');
    return work();
  }

  return {
    around: (backEnd) => ({
      exec: (sql) => pass(sql, () => backEnd.exec(sql)),
      run: (sql, params) => pass(sql, () => backEnd.run(sql, params)),
      all: (sql, params) => pass(sql, () => backEnd.all(sql, params)),
      get: (sql, params) => pass(sql, () => backEnd.get(sql, params)),
      close: () => backEnd.close(),
    }),
    dieAfter: (statements) => {
      left = statements;
    },
    failing: (chance) => {
      fails = chance;
    },
    revive: () => {
      left = Number.POSITIVE_INFINITY;
      fails = () => false;
    },
  };
}
