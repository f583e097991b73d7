import { phrase, type PhraseParam } from '@/engine';
import { DISSENTERS } from './dissenters';

/** A player is called by name when the text is rendered; the Dissenters have a word of their own. */
export function nameOf(owner: string): PhraseParam {
  return owner === DISSENTERS ? phrase('owner.dissenters') : { player: owner };
}

export function namesOf(owners: readonly string[]): PhraseParam {
  const [first, ...rest] = owners;
  if (first === undefined) return phrase('owner.nobody');
  return rest.length === 0
    ? nameOf(first)
    : phrase('owner.list', { first: nameOf(first), rest: namesOf(rest) });
}
