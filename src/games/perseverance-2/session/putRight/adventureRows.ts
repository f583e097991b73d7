import type { PutRightRow } from '@/engine';
import { PIECES } from '../../pieces';
import { partySize, type Party } from '../../moments/combat/party';
import { TRIALS } from '../../moments/adventure/templeAdventure';
import { nameOf, say } from '../../say';
import { SOLDIERS } from '../../terms';
import type { Command } from '../command';
import { leaderPlace, seatOf } from '../records';
import { isFull, NOBODY, type Adventure, type State } from '../state';
import type { Names } from '../names';

const FRESH: Adventure = { party: NOBODY, stage: 1, stages: 2, trial: null, leaderIgnoreUsed: false };

const NO_TRIAL = 'none';

/** Who is on the card, at which stage, and which Trial it is; with nobody on it the card is put away. */
export function adventureRows(state: State, player: string): readonly PutRightRow<Command, Names>[] {
  const seat = seatOf(state, player);
  const { adventure } = seat;
  const now = adventure ?? FRESH;
  const { party } = now;
  const owned = isFull(state)
    ? { light: seat.lightSoldier, heavy: seat.heavySoldier }
    : { light: PIECES.soldiersOfAKind, heavy: PIECES.soldiersOfAKind };
  const named = { player: nameOf(player) };
  const set = (to: Adventure): Command => ({
    type: 'setPieces',
    player,
    piece: 'adventure',
    to: partySize(to.party) > 0 ? to : null,
  });
  const going = (change: Partial<Party>) => set({ ...now, party: { ...party, ...change } });
  const label = (what: 'light' | 'heavy' | 'leader') =>
    say('session.putRight.adventureOf', { ...named, what: say(`figure.${what}`) });
  return [
    ...SOLDIERS.map((kind): PutRightRow<Command, Names> => ({
      id: `adventure/${kind}/${player}`,
      kind: 'figure',
      player,
      label: label(kind),
      icon: kind,
      value: party[kind],
      track: { min: 0, max: Math.max(party[kind], owned[kind]) },
      set: (to) => going({ [kind]: to }),
    })),
    ...(party.leader || leaderPlace(state, player) === 'board'
      ? [
          {
            id: `adventure/leader/${player}`,
            kind: 'toggle',
            player,
            label: label('leader'),
            icon: 'leader',
            on: party.leader,
            set: (leader: boolean) => going({ leader }),
          } as const,
        ]
      : []),
    ...(adventure
      ? [
          {
            id: `adventure/stage/${player}`,
            kind: 'choice',
            player,
            label: say('session.putRight.stageOf', named),
            value: `${adventure.stage}`,
            options: Array.from({ length: adventure.stages }, (_, i) => ({
              id: `${i + 1}`,
              label: say('session.putRight.stage', { number: i + 1 }),
            })),
            set: (to: string) => {
              const { trial, stages, leaderIgnoreUsed } = adventure;
              return set({ party, trial, stages, leaderIgnoreUsed, stage: Number(to) });
            },
          } as const,
          {
            id: `adventure/trial/${player}`,
            kind: 'choice',
            player,
            label: say('session.putRight.trialOf', named),
            value: adventure.trial ?? NO_TRIAL,
            options: [
              { id: NO_TRIAL, label: say('session.putRight.noTrial') },
              ...TRIALS.map((id) => ({ id, label: say(`temple.card.${id}`) })),
            ],
            set: (to: string) => set(withTrial(adventure, TRIALS.find((trial) => trial === to) ?? null)),
          } as const,
        ]
      : []),
  ];
}

/** Every Trial has two stages, and is otherwise a card like the others. */
function withTrial(adventure: Adventure, trial: Adventure['trial']): Adventure {
  return { ...adventure, trial, ...(trial !== null && { stages: 2 }) };
}
