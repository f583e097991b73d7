import type { Phrase } from '@/engine';
import { say } from '../say';
import type { Place } from '../moments/assembly/assemblyNow';

interface Ranked {
  readonly place: Place | null;
  readonly tied: boolean;
}

/** "1st", "2nd tie": a tie is always a word. */
export function rankWord({ place, tied }: Ranked): Phrase {
  if (place === null) return say('screens.rank.none');
  if (place === 'second') return say(tied ? 'screens.rank.secondTie' : 'screens.rank.second');
  return say(tied ? 'screens.rank.firstTie' : 'screens.rank.first');
}
