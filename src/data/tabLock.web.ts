import { createTabLock } from './createTabLock';

const NAME = 'foothold-database';
const CLOSING_WITHIN = 700;

/** The browser's own locks: a tab that is gone holds none. */
export const tabLock = createTabLock({
  request: ({ brief, ...wish }, whenHeld) =>
    navigator.locks.request(NAME, brief ? { signal: AbortSignal.timeout(CLOSING_WITHIN) } : wish, whenHeld),
});
