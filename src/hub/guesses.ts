/** What is tried more often by those who mean harm, and how often anybody may. */
export interface Attempt {
  readonly what: 'code' | 'club' | 'table';
  readonly within: number;
  readonly each: number;
  readonly inAll: number;
}

/** Counts what was tried, by all hubs together. */
export interface Attempts {
  /** It counts, unless it is forgiven. */
  mayTry(attempt: Attempt, address: string): Promise<boolean>;
  forgive(attempt: Attempt, address: string): Promise<void>;
}

const MINUTE = 60_000;
/** Six letters can be tried, so wrong ones are counted. */
export const WRONG_CODE: Attempt = { what: 'code', within: MINUTE, each: 10, inAll: 100 };

/** For one hub alone. */
export function createAttempts(now: () => number): Attempts {
  let tried: readonly { readonly what: string; readonly address: string; readonly until: number }[] = [];
  return {
    mayTry: async ({ what, within, each, inAll }, address) => {
      const time = now();
      // A clock that was put back keeps nobody out for longer.
      tried = tried.filter(({ until }) => until > time && until - time <= within * 2);
      const all = tried.filter((one) => one.what === what);
      if (all.length >= inAll || all.filter((one) => one.address === address).length >= each) return false;
      // Counted before the answer is known, or many at once would all be the first.
      tried = [...tried, { what, address, until: time + within }];
      return true;
    },
    forgive: async ({ what }, address) => {
      const last = tried.findLastIndex((one) => one.what === what && one.address === address);
      tried = tried.filter((_, i) => i !== last);
    },
  };
}
