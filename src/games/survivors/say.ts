import {
  joined,
  phrase,
  type KeyOf,
  type NameAfter,
  type Phrase,
  type PhraseParam,
  type Say,
} from '@/engine';
import type { en } from './strings/en';
import type { Place } from './terms';

export type Key = KeyOf<typeof en>;

/** A mistyped key does not compile. */
export const say: Say<Key> = phrase;

/** A player is called by name when the text is rendered. */
export function nameOf(player: string): PhraseParam {
  return { player };
}

type Counted = NameAfter<'amount.', Key>;

/** "3 successes", "1 Horde": the one place where things are counted in words, with the plural forms of the language. */
export function amount(thing: Counted, count: number): Phrase<Key> {
  return say(`amount.${thing}`, { count });
}

const PLACE_NAMES = {
  E: 'middle',
  0: 'north',
  1: 'northEast',
  2: 'southEast',
  3: 'south',
  4: 'southWest',
  5: 'northWest',
} as const satisfies Record<Place, string>;

export function placeName(place: Place): Phrase<Key> {
  return say(`place.${PLACE_NAMES[place]}`);
}

/** "Combat, Production"; a word of its own for none. */
export function listed(words: readonly PhraseParam[]): PhraseParam {
  return joined(words, (first, rest) => say('list.more', { first, rest })) ?? say('list.none');
}
