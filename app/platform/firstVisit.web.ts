const BEEN_HERE = 'foothold.been-here';

/**
 * Nothing has ever been stored here, and Home is asked for. A wrong yes does no harm: what the storage says replaces
 * it a moment later.
 */
export function isFirstVisit(): boolean {
  const { pathname, search, hash } = window.location;
  if (pathname + search + hash !== '/') return false;
  try {
    return window.localStorage.getItem(BEEN_HERE) === null;
  } catch {
    // Refused by the browser: then opening the games will report it.
    return false;
  }
}

export function markVisit(): void {
  try {
    window.localStorage.setItem(BEEN_HERE, 'yes');
  } catch {
    return;
  }
}
