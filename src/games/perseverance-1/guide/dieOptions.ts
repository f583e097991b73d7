import type { TurnOption } from '@/engine';
import { amount, say } from '../say';
import type { Command } from '../session/command';
import { dieOwnerName } from '../session/decide/turn';
import { isFull, NEUTRAL, playersOf, type State } from '../session/state';
import { outlook } from '../session/wizards/outlook';

type Option = TurnOption<Command>;

/** Whose dice there are and what each costs; with everything followed the walk also asks where it goes. */
export function dieOptions(state: State): readonly Option[] {
  return [...Object.keys(state.dice).map((owner) => dieOf(state, owner)), anotherFace(state)];
}

function dieOf(state: State, owner: string): Option {
  const command = take(state, owner, false);
  const { pool } = state.dice[owner] ?? { pool: 0 };
  return {
    id: owner,
    icon: 'die',
    label:
      owner === state.turn
        ? say('session.wizard.ownDie')
        : say('session.event.owner', { player: dieOwnerName(owner) }),
    note: amount('dice', pool),
    ...outlook(state, state.turn, command),
    does: isFull(state) ? { kind: 'wizard', wizard: 'takeDie' } : { kind: 'command', command },
    reference: referenceOf(state, owner),
  };
}

/** It is paid at the table together with the die. */
function anotherFace(state: State): Option {
  const owner = Object.keys(state.dice).find((id) => (state.dice[id]?.pool ?? 0) > 0) ?? NEUTRAL;
  return {
    id: 'face',
    icon: 'story',
    label: say('lesson.turn.face'),
    ...outlook(state, state.turn, take(state, owner, true), take(state, owner, false)),
    reference: 'change-face',
  };
}

function take(state: State, owner: string, changeFace: boolean): Command {
  return { type: 'takeDie', player: state.turn, owner, zone: null, changeFace };
}

function referenceOf(state: State, owner: string): string {
  if (owner === state.turn) return 'player-die';
  if (owner === NEUTRAL) return 'neutral-die';
  return playersOf(state).includes(owner) ? 'anothers-die' : 'dissenter-die';
}
