import type { Phrase } from '@/engine';
import { amount, placeName, say } from '../../say';
import type { Hordes } from '../../session/fields';
import type { Place } from '../../terms';

export function hordesAt({ encounter, ring }: Hordes, place: Place): number {
  return place === 'E' ? encounter : ring.includes(place) ? 1 : 0;
}

/** "North: 1 Horde", "the middle: caravan". */
export function tileLabel(hordes: Hordes, place: Place): Phrase {
  const count = hordesAt(hordes, place);
  const what =
    count > 0
      ? amount('hordes', count)
      : say(place === 'E' ? 'session.board.caravan' : 'session.board.empty');
  return say('session.board.tile', { place: placeName(place), what });
}

/** A Horde more or less on a tile of the ring. */
export function toggled({ encounter, ring }: Hordes, place: Place): Hordes {
  if (place === 'E') return { encounter: encounter > 0 ? 0 : 1, ring };
  return {
    encounter,
    ring: ring.includes(place) ? ring.filter((at) => at !== place) : [...ring, place].sort(),
  };
}
