const KEY = 'foothold-left';

/**
 * Whether the page was left the last time it ran (closed, reloaded, another address), and did not crash: a page that
 * crashes leaves no mark. Asked once at the start.
 */
export function endedWell(): boolean {
  try {
    const left = localStorage.getItem(KEY) !== null;
    localStorage.removeItem(KEY);
    addEventListener('pagehide', () => localStorage.setItem(KEY, 'yes'));
    // Restored from the browser's memory, it runs again.
    addEventListener('pageshow', () => localStorage.removeItem(KEY));
    return left;
  } catch {
    return false;
  }
}
