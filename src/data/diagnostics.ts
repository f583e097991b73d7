/** Where the app gets over a fault by itself; the words for it are `diagnostics.<where>`. */
export type Place =
  | 'backup'
  | 'export'
  | 'game'
  | 'home'
  | 'offline'
  | 'release'
  | 'results'
  | 'salvage'
  | 'share'
  | 'snapshot'
  | 'trials';

/** A fault that the app handled without asking anybody. */
export interface Diagnostic {
  readonly at: number;
  readonly place: Place;
  readonly what: string;
}

const MOST = 50;
/** A message may quote what it choked on. */
const LONGEST = 300;

let ring: readonly Diagnostic[] = [];

/** The newest ones of this run, oldest first: shown in the storage check and part of the emergency export. */
export function diagnostics(): readonly Diagnostic[] {
  return ring;
}

/** For a `catch` that goes on with a fallback: the fault is kept where somebody can look it up. */
export function gotOver<T>(place: Place, instead: T): (thrown: unknown) => T {
  return (thrown) => {
    const what = (thrown instanceof Error ? thrown.message : String(thrown)).slice(0, LONGEST);
    ring = [...ring.slice(-(MOST - 1)), { at: Date.now(), place, what }];
    return instead;
  };
}
