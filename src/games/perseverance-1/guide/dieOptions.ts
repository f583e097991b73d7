import type { TurnOption } from '@/engine';
import { dieOptions as familyOptions } from '../../perseverance/guide/dieOptions';
import type { Command } from '../session/command';
import { isFull, type State } from '../session/state';
import { outlook } from '../session/wizards/outlook';
import type { Names } from '../session/names';

/** With everything followed the walk also asks where the die goes. */
export function dieOptions(state: State): readonly TurnOption<Command, Names>[] {
  return familyOptions<Command, Names>(state, {
    take: (owner, changeFace) => ({ type: 'takeDie', player: state.turn, owner, zone: null, changeFace }),
    outlook: (command, before) => outlook(state, state.turn, command, before),
    does: (command) => (isFull(state) ? { kind: 'wizard', wizard: 'takeDie' } : { kind: 'command', command }),
  });
}
