/**
 * `full`: no room left. `locked`: another connection writes. `blocked`: the storage was taken away or refuses.
 * `damaged`: the file is not, or no longer, a database that can be trusted.
 */
export type SqlFaultKind = 'full' | 'locked' | 'blocked' | 'damaged' | 'unknown';

export class SqlFault extends Error {
  override readonly name = 'SqlFault';
  constructor(
    readonly kind: SqlFaultKind,
    message: string,
  ) {
    super(message);
  }
}

/** The bindings agree on nothing but SQLite's own words, so we look at the words. */
const SIGNS: readonly (readonly [SqlFaultKind, RegExp])[] = [
  ['full', /database or disk is full|QuotaExceeded|ENOSPC|no space left/i],
  ['damaged', /file is not a database|malformed|file is encrypted|SQLITE_(CORRUPT|NOTADB)/i],
  ['locked', /database (table )?is locked|database is busy|SQLITE_(BUSY|LOCKED)/i],
  [
    'blocked',
    /disk I\/O error|unable to open database file|readonly database|NoModificationAllowed|InvalidState|NotAllowed|SecurityError|access permission denied|authorization denied/i,
  ],
];

export function toSqlFault(thrown: unknown): SqlFault {
  if (thrown instanceof SqlFault) return thrown;
  const message = thrown instanceof Error ? thrown.message : String(thrown);
  // With its name: only the name of a browser's own error is fixed, its message may say anything.
  const words = String(thrown);
  return new SqlFault(SIGNS.find(([, sign]) => sign.test(words))?.[0] ?? 'unknown', message);
}
