import type { Phrase } from '@/engine';
import { say, type Key } from '../say';
import type { Place } from '../session/view/officerMajorities';

interface Ranked {
  readonly place: Place | null;
  readonly tied: boolean;
}

/** "1st", "2nd tie": a tie is always a word. */
export function rankWord({ place, tied }: Ranked): Phrase<Key> {
  if (place === 'second') return say(tied ? 'screens.rank.secondTie' : 'screens.rank.second');
  return say(tied ? 'screens.rank.firstTie' : 'screens.rank.first');
}

/** The same in full words, for screen readers. */
export function spokenRank({ place, tied }: Ranked): Phrase<Key> {
  if (place === null) return say('screens.spoken.none');
  if (place === 'second') return say(tied ? 'screens.spoken.secondTie' : 'screens.spoken.second');
  return say(tied ? 'screens.spoken.firstTie' : 'screens.spoken.first');
}
