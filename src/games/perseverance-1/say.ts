import { phrase, type KeyOf, type Phrase, type Say } from '@/engine';
import type { EditionRules } from './editions';
import type { en } from './strings/en';
import type { Asset, Dino } from './terms';

export { nameOf, namesOf } from '../perseverance/names';

export type Key = KeyOf<typeof en>;

/** A misspelt key does not compile. */
export const say: Say<Key> = phrase;

type Counted = Key extends infer K ? (K extends `amount.${infer Thing}` ? Thing : never) : never;

/** "3 Followers", "1 Story": the one place where things are counted in words, with the plural forms of the language. */
export function amount(thing: Counted, count: number): Phrase<Key> {
  return say(`amount.${thing}`, { count });
}

/** "1 Trampler and 2 Raptors": what there is none of is left out. */
export function counted(...things: readonly (readonly [Counted, number])[]): Phrase<Key> {
  const [first, ...rest] = things.filter(([, count]) => count > 0);
  if (!first) return say('amount.nothing');
  return rest.length === 0
    ? amount(...first)
    : say('amount.both', { first: amount(...first), rest: counted(...rest) });
}

/** "2 Tramplers and 1 Raptor". */
export function dinosNamed(dinos: readonly Dino[]): Phrase<Key> {
  const raptors = dinos.filter((dino) => dino === 'raptor').length;
  return counted(['tramplers', dinos.length - raptors], ['raptors', raptors]);
}

/** The second resource is called by the word of the edition. */
export function assetName(rules: EditionRules, asset: Asset): Phrase<Key> {
  return asset === 'mr' ? say(`asset.${rules.resourceName}`) : say(`asset.${asset}`);
}
