import { joined, phrase, type KeyOf, type NameAfter, type Phrase, type Say } from '@/engine';
import type { EditionRules } from './editions';
import type { en } from './strings/en';
import type { Asset, Dino } from './terms';

export { nameOf, namesOf } from '../perseverance/names';

export type Key = KeyOf<typeof en>;

/** A mistyped key does not compile. */
export const say: Say<Key> = phrase;

type Counted = NameAfter<'amount.', Key>;

/** "3 Followers", "1 Story": the one place where things are counted in words, with the plural forms of the language. */
export function amount(thing: Counted, count: number): Phrase<Key> {
  return say(`amount.${thing}`, { count });
}

/** "1 Trampler and 2 Raptors": what there is none of is left out. */
export function counted(...things: readonly (readonly [Counted, number])[]): Phrase<Key> {
  const amounts = things.filter(([, count]) => count > 0).map((thing) => amount(...thing));
  return joined(amounts, (first, rest) => say('amount.both', { first, rest })) ?? say('amount.nothing');
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
