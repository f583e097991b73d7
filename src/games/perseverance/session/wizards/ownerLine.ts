import type { ResultLine } from '@/engine';
import { DISSENTERS } from '../../dissenters';
import { nameOf } from '../../names';
import { say } from '../../say';

/** Whose line it is: a player with the emblem, the Dissenters with their knot. */
export function ownerLine(owner: string): Pick<ResultLine, 'player' | 'icon' | 'label'> {
  const label = say('session.event.owner', { player: nameOf(owner) });
  return owner === DISSENTERS ? { icon: 'knot', label } : { player: owner, label };
}
