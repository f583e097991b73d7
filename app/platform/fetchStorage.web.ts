import { isGuest } from '@/data/isGuest';

/**
 * The page names SQLite's files, but does not ask for them: on a slow line they would make the first screen late.
 * Requested now, they load while the code is being read, and not only when it needs them.
 */
export function fetchStorage(): void {
  // A guest has the same SQLite in a worker of its own.
  const soon = isGuest ? 'link[data-soon][as=fetch]' : 'link[data-soon]';
  for (const link of document.querySelectorAll<HTMLLinkElement>(soon)) link.rel = 'preload';
}
