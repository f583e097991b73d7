import type { SqlRow, SqlValue } from '../driver';

/** What a write says when another tab has opened the file since. */
export const TAKEN = 'database is locked: another tab has taken it';

/** What the page asks the worker. `db` is a number that the page gives to each connection. */
export type GuestQuestion =
  | { readonly kind: 'open'; readonly db: number; readonly file: string }
  | { readonly kind: 'exec'; readonly db: number; readonly sql: string }
  | {
      readonly kind: 'run' | 'all' | 'get';
      readonly db: number;
      readonly sql: string;
      readonly params: readonly SqlValue[];
    }
  | { readonly kind: 'close'; readonly db: number }
  | { readonly kind: 'remove'; readonly file: string }
  | { readonly kind: 'rename'; readonly file: string; readonly name: string };

export type GuestValue = { readonly changes: number } | readonly SqlRow[] | SqlRow | null | undefined;

/** An error comes as its name and its words: what else it has does not survive the way. */
export type GuestAnswer =
  { readonly id: number; readonly value: GuestValue } | { readonly id: number; readonly error: string };
