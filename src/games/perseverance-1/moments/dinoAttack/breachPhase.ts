import { DISSENTERS } from '../../../perseverance/dissenters';
import { amount, counted, nameOf } from '../../say';
import { change, type Books } from '../../rules/books';
import type { Horde } from './defenseArea';

export interface BreachPhase {
  readonly trampler: number;
  readonly raptor: number;
  /** Owners of the Settlements that Tramplers took, topmost first. */
  readonly removed: readonly string[];
  /** Owners of the Settlements that Raptors hit, top down. */
  readonly attacked: readonly string[];
  /** The Settlements that are left, bottom to top. */
  readonly settlements: readonly string[];
}

const PENALTY = 2;

/**
 * What was not killed breaks through, p. 21 (R18): Tramplers take the topmost Settlements, then each Raptor attacks
 * one of those left, from the top down, and the active player pays for every Dino. Nobody pays below 0 (R5).
 */
export function breachPhase(
  { tell }: Books,
  horde: Horde,
  settlements: readonly string[],
  activePlayer: string,
): BreachPhase {
  const dinos = horde.flat();
  const trampler = dinos.filter((dino) => dino === 'trampler').length;
  const raptor = dinos.length - trampler;
  const topDown = [...settlements].reverse();
  const removed = topDown.slice(0, trampler);
  const standing = topDown.slice(trampler);
  const attacked = standing.slice(0, raptor);

  if (dinos.length === 0) tell('attack', { part: 'breach' }, 'breach.none', {});
  else
    tell('attack', { part: 'breach' }, 'breach.dinos', {
      dinos: counted(['tramplers', trampler], ['raptors', raptor]),
    });
  for (const owner of removed)
    tell('attack', { part: 'breach', of: owner }, 'breach.removed', { player: nameOf(owner) });
  for (const owner of attacked) {
    if (owner === DISSENTERS) tell('attack', { part: 'breach' }, 'breach.dissentersAttacked', {});
    else
      tell(
        'attack',
        { part: 'breach', of: owner },
        'breach.attacked',
        { player: nameOf(owner), followers: amount('followers', PENALTY) },
        [change(owner, 'followers', -PENALTY)],
      );
  }
  if (dinos.length > 0)
    tell(
      'attack',
      { part: 'breach', of: activePlayer },
      'breach.penalty',
      {
        player: nameOf(activePlayer),
        dinos: amount('dinos', dinos.length),
        followers: amount('followers', PENALTY * dinos.length),
      },
      [change(activePlayer, 'followers', -PENALTY * dinos.length)],
    );
  return { trampler, raptor, removed, attacked, settlements: [...standing].reverse() };
}
