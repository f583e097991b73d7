import type { People, PutRightRow, PutRightSection } from '@/engine';
import { DISSENTERS } from '../../dissenters';
import { nameOf } from '../../names';
import { dieOwnerName, say } from '../../say';
import { COUNT_LIMIT, lyingDice } from '../counting';
import type { Names } from '../names';
import { countOf, hereAt, NEUTRAL, playersOf, type TableState } from '../table';
import type { TableRight } from './people';

type TurnCommand =
  | { readonly type: 'giveTurn'; readonly player: string }
  | { readonly type: 'correctAssembly'; readonly to: number };

export function turnSection(
  state: TableState,
  more: readonly PutRightRow<TurnCommand, Names>[] = [],
): PutRightSection<TurnCommand, Names> {
  return {
    id: 'turn',
    title: say('session.putRight.turn'),
    rows: [
      {
        id: 'turn',
        kind: 'choice',
        label: say('session.putRight.whoseTurn'),
        icon: 'next',
        value: state.turn,
        options: hereAt(state).map((id) => ({
          id,
          player: id,
          label: say('session.event.owner', { player: nameOf(id) }),
        })),
        set: (player) => ({ type: 'giveTurn', player }),
      },
      {
        id: 'assembly',
        kind: 'figure',
        label: say('session.putRight.nextAssembly'),
        // After the last one the same number leads back into the round.
        ...(state.phase === 'end' && { note: say('session.putRight.backToPlay') }),
        icon: 'assembly',
        value: state.phase === 'end' ? state.assembly + 1 : state.assembly,
        track: { min: 1, max: state.assemblies },
        set: (to) => ({ type: 'correctAssembly', to }),
      },
      ...more,
    ],
  };
}

interface DiceCommand {
  readonly type: 'correctDice';
  readonly owner: string;
  readonly inPlay: number;
  readonly pool: number;
}

/** Whose dice are in the pool, and how many there are of each. */
export function diceSection(
  state: TableState,
  limits: { readonly neutral: number; readonly own: number },
): PutRightSection<DiceCommand, Names> {
  return {
    id: 'dice',
    title: say('session.putRight.dice'),
    note: say('session.putRight.diceNote'),
    rows: Object.entries(state.dice).flatMap(
      ([owner, { inPlay, pool }]): PutRightRow<DiceCommand, Names>[] => {
        const player = playersOf(state).includes(owner) ? { player: owner } : {};
        const lying = lyingDice(state, owner);
        const named = { owner: dieOwnerName(owner) };
        return [
          {
            ...player,
            id: `pool/${owner}`,
            kind: 'figure',
            label: say('session.putRight.inPool', named),
            icon: 'die',
            value: pool,
            track: { min: 0, max: inPlay - lying },
            set: (to) => ({ type: 'correctDice', owner, inPlay, pool: to }),
          },
          {
            ...player,
            id: `dice/${owner}`,
            kind: 'figure',
            label: say('session.putRight.inPlay', named),
            icon: 'die',
            value: inPlay,
            track: {
              min: Math.max('player' in player ? 1 : 0, pool + lying),
              max: owner === NEUTRAL ? limits.neutral : limits.own,
            },
            figures: [`${owner}/dice`, `${owner}/supply-dice`],
            set: (to) => ({ type: 'correctDice', owner, inPlay: to, pool }),
          },
        ];
      },
    ),
  };
}

interface ZoneDice<Z extends string> {
  readonly type: 'setZoneDice';
  readonly zone: Z;
  readonly owner: string;
  readonly count: number;
}

/** Dice that lie in the Zones; to move one, take it away and put it down again. */
export function zoneDiceSection<Z extends string>(
  state: TableState,
  zones: readonly Z[],
): PutRightSection<ZoneDice<Z>, Names> {
  return {
    id: 'zoneDice',
    title: say('session.putRight.zoneDice'),
    note: say('session.putRight.zoneDiceNote'),
    rows: zones.flatMap((zone) =>
      Object.entries(state.dice).map(([owner, { inPlay, pool }]) => {
        const lying = countOf(state.zones[zone]?.dice ?? {}, owner);
        return {
          id: `zoneDice/${zone}/${owner}`,
          kind: 'figure',
          label: say('session.putRight.zoneDie', {
            zone: say(`zone.${zone}`),
            owner: dieOwnerName(owner),
          }),
          ...(playersOf(state).includes(owner) && { player: owner }),
          icon: 'die',
          value: lying,
          track: { min: 0, max: inPlay - pool - lyingDice(state, owner) + lying },
          set: (count) => ({ type: 'setZoneDice', zone, owner, count }),
        } satisfies PutRightRow<unknown, Names> as PutRightRow<ZoneDice<Z>, Names>;
      }),
    ),
  };
}

export function officersSection<O extends string, Z extends string>(
  { config }: TableState,
  zones: readonly Z[],
  cubes: readonly string[],
): PutRightSection<Extract<TableRight<O, Z>, { type: 'moveOfficer' }>, Names> {
  const officers = zones.flatMap((zone) => (config.officers[zone] ?? []) as O);
  return {
    id: 'officers',
    title: say('session.putRight.officers'),
    note: say('session.putRight.officersNote'),
    rows: [
      ...zones.map((zone): PutRightRow<Extract<TableRight<O, Z>, { type: 'moveOfficer' }>, Names> => ({
        id: `officer/${zone}`,
        kind: 'choice',
        label: say('session.putRight.officerOf', { zone: say(`zone.${zone}`) }),
        icon: 'officers',
        value: config.officers[zone] ?? null,
        options: officers.map((officer) => ({ id: officer, label: say(`officer.${officer}`) })),
        set: (officer) => ({ type: 'moveOfficer', zone, officer: officer as O }),
      })),
      {
        id: 'cubes',
        kind: 'screen',
        screen: 'officers',
        label: say('session.putRight.cubes'),
        icon: 'influence',
        figures: cubes,
      },
    ],
  };
}

/** With two players the Dissenters have Votes of their own. */
export function dissenterRows(state: TableState): readonly PutRightRow<
  {
    readonly type: 'correct';
    readonly owner: string;
    readonly counter: 'votes';
    readonly to: number;
  },
  Names
>[] {
  if (!Object.hasOwn(state.dice, DISSENTERS)) return [];
  return [
    {
      id: `${DISSENTERS}/votes`,
      kind: 'figure',
      label: say('session.putRight.dissenterVotes'),
      icon: 'votes',
      value: state.dissenterVotes,
      track: { min: 0, max: COUNT_LIMIT },
      set: (to) => ({ type: 'correct', owner: DISSENTERS, counter: 'votes', to }),
    },
  ];
}

export function peopleAt(state: TableState): People<Extract<TableRight, { readonly player: string }>> {
  return {
    here: hereAt(state),
    left: state.left,
    leaving: say('session.putRight.leaving'),
    leave: (player) => ({ type: 'leave', player }),
    comeBack: (player) => ({ type: 'comeBack', player }),
    late: { reason: say('session.putRight.noLate') },
  };
}
