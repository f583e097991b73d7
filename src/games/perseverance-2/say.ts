import { phrase, type KeyOf, type NameAfter, type Phrase, type Say } from '@/engine';
import type { Asset, Dino } from './terms';
import type { en } from './strings/en';

export { nameOf, namesOf } from '../perseverance/names';

export type Key = KeyOf<typeof en>;

/** A mistyped key does not compile. */
export const say: Say<Key> = phrase;

type Counted = NameAfter<'amount.', Key>;

/** "3 Followers", "1 Story": the one place where things are counted in words, with the plural forms of the language. */
export function amount(thing: Counted, count: number): Phrase<Key> {
  return say(`amount.${thing}`, { count });
}

/** "1 Trampler, 2 Raptors and 1 Shieldhead": what there is none of is left out. */
export function counted(...things: readonly (readonly [Counted, number])[]): Phrase<Key> {
  const [first, ...rest] = things.filter(([, count]) => count > 0);
  if (!first) return say('amount.nothing');
  if (rest.length === 0) return amount(...first);
  const key = rest.length === 1 ? 'amount.both' : 'amount.list';
  return say(key, { first: amount(...first), rest: counted(...rest) });
}

export function countedDinos({ trampler, raptor, shieldhead }: Readonly<Record<Dino, number>>): Phrase<Key> {
  return counted(['trampler', trampler], ['raptor', raptor], ['shieldhead', shieldhead]);
}

/** "2 Food and 1 Story", from the changes themselves. */
export function countedAssets(changes: readonly (readonly [Asset, number])[]): Phrase<Key> {
  return counted(...changes);
}
