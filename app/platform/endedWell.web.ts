const KEY = 'foothold-left';

/**
 * Whether the page was left the last time it ran (closed, reloaded, another address), and did not go down: a page that
 * goes down says no good-bye. Asked once at the start.
 */
export function endedWell(): boolean {
  try {
    const left = localStorage.getItem(KEY) !== null;
    localStorage.removeItem(KEY);
    addEventListener('pagehide', () => localStorage.setItem(KEY, 'yes'));
    // Brought back out of the browser's memory, it runs again.
    addEventListener('pageshow', () => localStorage.removeItem(KEY));
    return left;
  } catch {
    return false;
  }
}
