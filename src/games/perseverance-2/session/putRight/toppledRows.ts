import type { PutRightRow } from '@/engine';
import { partySize, type Party } from '../../moments/combat/party';
import { nameOf, say } from '../../say';
import { SOLDIERS } from '../../terms';
import type { Command } from '../command';
import { onBoard, seatOf } from '../records';
import { NOBODY, type State } from '../state';
import type { Names } from '../names';

/** A Combat out of turn leaves its figures lying until the end of their owner's next turn. */
export function toppledRows(state: State, player: string): readonly PutRightRow<Command, Names>[] {
  const { toppled } = seatOf(state, player);
  const board = onBoard(state, player);
  const set = (to: Party): Command => ({ type: 'setPieces', player, piece: 'toppled', to });
  const named = { player: nameOf(player) };
  return [
    ...SOLDIERS.map((kind): PutRightRow<Command, Names> => ({
      id: `toppled/${kind}/${player}`,
      kind: 'figure',
      player,
      label: say('session.putRight.toppledOf', { ...named, what: say(`figure.${kind}`) }),
      icon: kind,
      value: toppled[kind],
      track: { min: 0, max: Math.max(toppled[kind], board[kind]) },
      set: (to) => set({ ...toppled, [kind]: to }),
    })),
    ...(board.leader || toppled.leader
      ? [
          {
            id: `toppled/leader/${player}`,
            kind: 'toggle',
            player,
            label: say('session.putRight.toppledOf', { ...named, what: say('figure.leader') }),
            icon: 'leader',
            on: toppled.leader,
            set: (leader: boolean) => set({ ...toppled, leader }),
          } as const,
        ]
      : []),
    ...(partySize(toppled) > 0
      ? [
          {
            id: `toppled/up/${player}`,
            kind: 'act',
            player,
            label: say('session.putRight.standUp', named),
            icon: 'up',
            command: set(NOBODY),
          } as const,
        ]
      : []),
  ];
}
