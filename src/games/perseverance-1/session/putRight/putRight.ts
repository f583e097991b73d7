import { figureRow, type PutRight, type PutRightRow, type PutRightSection } from '@/engine';
import {
  diceSection,
  dissenterRows,
  officersSection,
  peopleAt,
  turnSection,
  zoneDiceSection,
} from '../../../perseverance/session/putRight/rows';
import { nameOf, say } from '../../say';
import { SOLDIERS, ZONES, type RewardId, type Soldier } from '../../terms';
import type { Command } from '../command';
import { BREACH_TOKENS } from '../config';
import { MOST_DICE } from '../decide/count';
import { isFull, playersOf, type Patrol, type State } from '../state';
import { followedLeader, rulesFor } from '../supplies';
import { mostOnPatrol } from './decide';
import type { Names } from '../names';

type Row = PutRightRow<Command, Names>;
type Section = PutRightSection<Command, Names>;

export function putRight(state: State): PutRight<Command, Names> {
  const players = playersOf(state);
  const supply = (figure: string) => players.map((player) => figureRow(player, figure));
  return {
    sections: [
      { ...turnSection(state), rows: [...turnSection(state).rows, ...dissenterRows(state)] },
      diceSection(state, MOST_DICE),
      ...(isFull(state) ? [zoneDiceSection(state, ZONES)] : []),
      officersSection(state, ZONES, supply('influence')),
      zones(state, supply),
      breachTokens(state),
      leaders(state),
      patrols(state),
    ],
    people: peopleAt(state),
  };
}

function zones(state: State, supply: (figure: string) => readonly string[]): Section {
  return {
    id: 'zones',
    title: say('session.putRight.zones'),
    rows: [
      ...ZONES.map((zone): Row => ({
        id: `dangerous/${zone}`,
        kind: 'toggle',
        label: say('session.putRight.dangerous', { zone: say(`zone.${zone}`) }),
        icon: 'warning',
        on: state.zones[zone].dangerous,
        set: (to) => ({ type: 'setDangerous', zone, to }),
      })),
      {
        id: 'settlements',
        kind: 'screen',
        screen: 'zones',
        label: say('session.putRight.settlements'),
        icon: 'settlement',
        figures: supply('settlements'),
      },
      ...(isFull(state)
        ? [
            {
              id: 'defense',
              kind: 'screen',
              screen: 'defense',
              label: say('session.putRight.defense'),
              icon: 'wall',
              figures: [...supply('walls'), ...supply('traps'), ...supply('light'), ...supply('heavy')],
            } as const,
          ]
        : []),
      ...(state.config.deterministic.dinoPlacement
        ? [
            {
              id: 'dinoDice',
              kind: 'wizard',
              wizard: 'dinoDice',
              label: say('session.action.dinoDice'),
              icon: 'raptor',
            } as const,
          ]
        : []),
    ],
  };
}

function breachTokens(state: State): Section {
  return {
    id: 'breach',
    title: say('session.setup.breachTokens'),
    note: say('session.putRight.breachTokensNote'),
    rows: [
      {
        id: 'breachTokens',
        kind: 'several',
        label: say('session.putRight.breachTokens'),
        icon: 'warning',
        ticked: state.breachTokens,
        options: rulesFor(state).rewards.map((id) => ({ id, label: say(`reward.${id}`) })),
        exactly: BREACH_TOKENS,
        set: (to) => ({ type: 'setBreachTokens', to: to as readonly RewardId[] }),
      },
    ],
  };
}

const HOME = 'home';
const IN_DEFENSE = 'defense';

function leaders(state: State): Section {
  return {
    id: 'leaders',
    title: say('session.putRight.leaders'),
    rows: playersOf(state).map((player): Row => {
      const place = followedLeader(state, player);
      const defending = place?.area === 'defense';
      return {
        id: `leader/${player}`,
        kind: 'choice',
        player,
        label: say('session.putRight.leaderOf', { player: nameOf(player) }),
        value: defending ? IN_DEFENSE : (place?.zone ?? HOME),
        options: [
          { id: HOME, label: say('session.putRight.atHome') },
          ...(defending
            ? [
                {
                  id: IN_DEFENSE,
                  label: say('session.putRight.inDefense', { zone: say(`zone.${place.zone}`) }),
                },
              ]
            : []),
          ...ZONES.map((zone) => ({ id: zone, label: say(`zone.${zone}`) })),
        ],
        set: (to) => ({ type: 'setLeader', player, zone: ZONES.find((zone) => zone === to) ?? null }),
      };
    }),
  };
}

function patrols(state: State): Section {
  return {
    id: 'patrols',
    title: say('session.group.patrols'),
    note: say('session.putRight.patrolsNote'),
    rows: playersOf(state).flatMap((player) => patrolRows(state, player)),
  };
}

const FRESH: Patrol = { soldiers: { light: 0, heavy: 0 }, stage: 1, stages: 2 };
const FIGURES: Readonly<Record<Soldier, string>> = { light: 'patrolLight', heavy: 'patrolHeavy' };

function patrolRows(state: State, player: string): readonly Row[] {
  const patrol = state.players[player]?.patrol ?? null;
  const { soldiers, stage, stages } = patrol ?? FRESH;
  const set = (to: Patrol): Command => ({
    type: 'setPatrol',
    player,
    to: to.soldiers.light + to.soldiers.heavy > 0 ? to : null,
  });
  return [
    ...SOLDIERS.map((kind): Row => ({
      id: `patrol/${kind}/${player}`,
      kind: 'figure',
      player,
      label: say('session.putRight.onPatrol', { player: nameOf(player), soldier: say(`figure.${kind}`) }),
      icon: kind,
      value: soldiers[kind],
      track: { min: 0, max: Math.max(soldiers[kind], mostOnPatrol(state, player, kind)) },
      figures: [figureRow(player, FIGURES[kind])],
      set: (to) => set({ soldiers: { ...soldiers, [kind]: to }, stage, stages }),
    })),
    ...(patrol
      ? [
          {
            id: `patrol/stage/${player}`,
            kind: 'choice',
            player,
            label: say('session.putRight.stageOf', { player: nameOf(player) }),
            value: `${stage}`,
            options: [1, 2].slice(0, stages).map((number) => ({
              id: `${number}`,
              label: say('session.putRight.stage', { number }),
            })),
            set: (to: string) => set({ soldiers, stage: Number(to), stages }),
          } as const,
        ]
      : []),
  ];
}
