import type { Refusal } from '@/engine';
import type { NotTaken, Waiting } from './copyParts';
import type { Tap } from './tap';

/** With what it did on this phone's screen, as long as that is known. */
export function missed(tap: Tap, why: Refusal, before: readonly Waiting[]): NotTaken {
  const entry = before.find((one) => one.tap.id === tap.id)?.entry;
  return entry?.kind === 'act' ? { tap, why, events: entry.events } : { tap, why };
}
