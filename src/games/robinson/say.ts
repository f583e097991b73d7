import {
  joined,
  phrase,
  type KeyOf,
  type NameAfter,
  type Phrase,
  type PhraseParam,
  type Say,
} from '@/engine';
import { ITEM_NAMES } from './items';
import type { en } from './strings/en';
import { CAMP, DOG, FRIDAY } from './terms';

export type Key = KeyOf<typeof en>;

/** A mistyped key does not compile. */
export const say: Say<Key> = phrase;

/** A player is called by name when the text is rendered; Friday and the Dog have words of their own. */
export function nameOf(id: string): PhraseParam {
  if (id === FRIDAY) return say('owner.friday');
  return id === DOG ? say('owner.dog') : { player: id };
}

/** The name alone, where a phrase is wanted. */
export function nameAlone(id: string): Phrase<Key> {
  return say('session.own', { text: nameOf(id) });
}

/** "Ana, Ben"; a word of its own for nobody or nothing. */
export function listed(words: readonly PhraseParam[]): PhraseParam {
  return joined(words, (first, rest) => say('list.more', { first, rest })) ?? say('list.none');
}

type Counted = NameAfter<'amount.', Key>;

/** "3 wounds", "1 pawn": the one place where things are counted in words, with the plural forms of the language. */
export function amount(thing: Counted, count: number): Phrase<Key> {
  return say(`amount.${thing}`, { count });
}

/** "2 wood, 1 fur": what there is none of is left out. */
export function counted(...things: readonly (readonly [Counted, number])[]): PhraseParam {
  return listed(things.filter(([, count]) => count > 0).map(([thing, count]) => amount(thing, count)));
}

/** "Ana: wounds", "wood": what a tracked number is called. */
export function counterName(owner: string, counter: CounterName): Phrase<Key> {
  const what = say(`session.counter.${counter}`);
  return owner === CAMP ? what : say('session.ofPlayer', { player: nameOf(owner), what });
}

type CounterName = NameAfter<'session.counter.', Key>;

/** An Event card is called by the round in which it came. */
export function cardName(id: string): Phrase<Key> {
  if (id.startsWith(WRECKAGE)) return say('session.own', { text: id.slice(WRECKAGE.length) });
  return id.startsWith(EVENT)
    ? say('session.card.event', { round: id.slice(EVENT.length) })
    : say('session.card.foodCrates');
}

const EVENT = 'event-';

/** Another Wreckage card than Food Crates, by its name. */
export const WRECKAGE = 'wreckage: ';

/** A starting item as the table calls it, or by its number. */
export function startingName(item: number, name: string | null): Phrase<Key> {
  return name === null
    ? say('session.means.startingItem', { number: item + 1 })
    : say('session.own', { text: name });
}

/** Whose pawn it is: somebody's, or one that a card or a token brought. */
export function pawnName(id: string): Phrase<Key> {
  const item = ITEM_NAMES.find((name) => name === id);
  if (item) return say(`item.name.${item}`);
  if (id === 'handyman') return say('skill.name.handyman');
  if (id === 'building-pawn') return say('discovery.name.building-pawn');
  return nameAlone(id);
}
