/**
 * The page names SQLite's files, but does not ask for them: on a slow line they would make the first screen late.
 * Requested now, they load while the code is being read, and not only when it needs them.
 */
export function fetchStorage(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[data-soon]')) link.rel = 'preload';
}
