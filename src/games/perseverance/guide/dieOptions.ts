import type { ImmediateAction, Names as AnyNames, TurnOption, TurnPart } from '@/engine';
import { dieOwnerName, say } from '../say';
import type { Names, With } from '../session/names';
import { NEUTRAL, playersOf, type TableState } from '../session/table';

interface Dice<Command, N extends AnyNames> {
  take(owner: string, changeFace: boolean): Command;
  /** What a command costs and gives, on top of another one; or why it cannot be. */
  outlook(command: Command, before?: Command): Pick<TurnPart, 'note' | 'reason'>;
  /** How it is done: some tables only count it. */
  does(command: Command): ImmediateAction<Command, N>;
}

/** Whose dice there are and what each costs, and what another face costs on top. */
export function dieOptions<Command, N extends AnyNames>(
  state: TableState,
  { take, outlook, does }: Dice<Command, N>,
): readonly TurnOption<Command, With<N>>[] {
  const first = Object.keys(state.dice).find((id) => (state.dice[id]?.pool ?? 0) > 0) ?? NEUTRAL;
  return [
    ...Object.entries(state.dice).map(([owner, { pool }]): TurnOption<Command, With<N>> => {
      const command = take(owner, false);
      return {
        id: owner,
        icon: 'die',
        label:
          owner === state.turn
            ? say('session.wizard.ownDie')
            : say('session.event.owner', { player: dieOwnerName(owner) }),
        note: say('amount.dice', { count: pool }),
        ...outlook(command),
        does: does(command),
        reference: referenceOf(state, owner),
      };
    }),
    // It is paid at the table together with the die.
    {
      id: 'face',
      icon: 'story',
      label: say('lesson.turn.face'),
      ...outlook(take(first, true), take(first, false)),
      reference: 'change-face',
    },
  ];
}

function referenceOf(state: TableState, owner: string): Names['reference'] {
  if (owner === state.turn) return 'player-die';
  if (owner === NEUTRAL) return 'neutral-die';
  return playersOf(state).includes(owner) ? 'anothers-die' : 'dissenter-die';
}
