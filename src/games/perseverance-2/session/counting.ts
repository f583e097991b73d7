import type { Track } from '@/engine';
import { COUNT_LIMIT, type Counting } from '../../perseverance/session/counting';
import { PIECES, TRACKS } from '../pieces';
import { say } from '../say';
import { ASSETS, type Asset } from '../terms';
import { seatOf } from './records';
import { refuse } from './refuse';
import { isTracked, type Counter, type State } from './state';

/** As many as the rules read. */
const MOST_TOKENS = 99;
const THREAT_TRACK: Track = { min: 0, max: 5 };

export function counterName(counter: Counter) {
  return isAsset(counter) ? say(`asset.${counter}`) : say(`session.counter.${counter}`);
}

function isAsset(counter: string): counter is Asset {
  return (ASSETS as readonly string[]).includes(counter);
}

/** The limits of a number as they are now. */
export function trackOf(state: State, id: string, counter: Counter): Track {
  const seat = seatOf(state, id);
  switch (counter) {
    case 'followers':
      return { min: 0, max: COUNT_LIMIT };
    case 'votes':
      // The tracker never falls below the Permanent Votes (R4).
      return { min: seat.permanentVotes, max: MOST_TOKENS };
    case 'permanentVotes':
      // A Permanent Vote brings its Vote with it, so the Votes are no limit.
      return { min: 0, max: MOST_TOKENS };
    case 'valor':
      return TRACKS.valor;
    case 'lightSoldier':
      return { min: seat.adventure?.party.light ?? 0, max: PIECES.soldiersOfAKind };
    case 'heavySoldier':
      return { min: seat.adventure?.party.heavy ?? 0, max: PIECES.soldiersOfAKind };
    case 'handCards':
    case 'adventures':
      return { min: 0, max: PIECES.adventureCards - (counter === 'adventures' ? 1 : 0) };
    case 'threatLight':
    case 'threatHeavy':
      return THREAT_TRACK;
    case 'food':
    case 'scrap':
    case 'islandResource':
    case 'story':
    case 'glowberry':
      return { min: 0, max: MOST_TOKENS };
  }
}

export const counting: Counting<State, Counter> = {
  trackOf,
  nameOf: (_state, counter) => counterName(counter),
  untracked: (state, counter) =>
    isTracked(state, counter) ? null : refuse('notTracked', { what: counterName(counter) }),
};
