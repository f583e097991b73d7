import type { Figure, FigureGroup, IconName, Means, PlayerRow, TableView } from '@/engine';
import {
  countedFigure,
  countedLast,
  derivedFigure as derived,
  earnedWhy,
  primaryOf,
  rowNote,
  tableHead,
} from '../../../perseverance/session/tableView';
import { say } from '../../say';
import type { Command } from '../command';
import { counterName, COUNTER_TABLE } from '../counters';
import { SOURCES } from '../earned';
import { FIGURE, STOCKED } from '../known';
import type { Names } from '../names';
import { isFull, playersOf, type Counter, type State } from '../state';
import { rulesFor, suppliesLeft, trackOf } from '../supplies';
import { chips } from './chips';
import { barActions, dueNow, hint, moreActions } from './tableActions';

/** Beside the Followers. */
const BESIDE = ['votes', 'safeguard', 'valor'] as const;

/** Paid and gained turn by turn. */
const GOODS = ['food', 'mr', 'story', 'lightSoldier', 'heavySoldier'] as const;

/** The table screen: Followers large, Votes, Safeguard and Valor beside them, goods under them, the rest behind a tap. */
export function table(state: State): TableView<Command, Names> {
  const next = primaryOf(state, dueNow(state));
  const worthALook = hint(state);
  return {
    ...tableHead(state),
    ...(worthALook && { hint: worthALook }),
    rows: playersOf(state).map((player) => row(state, player)),
    beside: [
      { screen: 'zones', label: say('session.action.zones') },
      { screen: 'officers', label: say('session.action.officers') },
    ],
    glance: 'glance',
    ...(next && { primary: next }),
    actions: barActions(state),
    more: moreActions(state),
  };
}

function row(state: State, player: string): PlayerRow<Command, Names> {
  const more = groups(state, player);
  const marks = chips(state, player);
  return {
    player,
    note: rowNote(state, player, say(`leader.${state.config.leaders[player] ?? 'adelita'}`)),
    now: state.phase !== 'finished' && state.turn === player,
    main: {
      ...counterFigure(state, player, 'followers'),
      why: earnedWhy(state.earned[player], SOURCES, (source) => say(`session.source.${source}`)),
    },
    stats: BESIDE.map((counter) => counterFigure(state, player, counter)),
    ...(isFull(state) && { goods: GOODS.map((counter) => counterFigure(state, player, counter)) }),
    ...(marks.length > 0 && { chips: marks }),
    ...(more.length > 0 && { more }),
  };
}

/** What a player can act with: goods and Soldiers only where the app follows them. */
export function atHand(state: State, player: string): readonly Means[] {
  return [...(isFull(state) ? GOODS : []), ...BESIDE].map((counter) => counterFigure(state, player, counter));
}

function groups(state: State, player: string): readonly FigureGroup<Command, Names>[] {
  const figure = (counter: Counter) => counterFigure(state, player, counter);
  const threat: FigureGroup<Command, Names> = {
    id: 'threat',
    title: say('session.group.threat'),
    reference: 'threat-track',
    figures: [figure('threatLight'), figure('threatHeavy')],
  };
  const trackers = state.config.deterministic.threat ? [threat] : [];
  if (!isFull(state)) return [...trackers, lastCounted(state, player)];
  const left = suppliesLeft(state, player);
  const card = state.players[player]?.patrol;
  return [
    {
      id: 'resources',
      title: say('session.group.resources'),
      figures: [figure('food'), figure('mr'), figure('story')],
    },
    {
      id: 'soldiers',
      title: say('session.group.soldiers'),
      reference: 'soldiers',
      figures: [figure('lightSoldier'), figure('heavySoldier')],
    },
    {
      id: 'patrols',
      title: say('session.group.patrols'),
      reference: 'patrol',
      figures: [
        figure('patrols'),
        ...(card
          ? [
              derivedFigure(
                'patrolLight',
                say('session.supply.patrolLight'),
                'light',
                card.soldiers.light,
                'light-soldier',
              ),
              derivedFigure(
                'patrolHeavy',
                say('session.supply.patrolHeavy'),
                'heavy',
                card.soldiers.heavy,
                'heavy-soldier',
              ),
            ]
          : []),
      ],
    },
    ...trackers,
    {
      id: 'usedTraps',
      title: say('session.putRight.usedTraps'),
      reference: 'trap',
      figures: [figure('usedTramplerTraps'), figure('usedRaptorTraps')],
    },
    {
      id: 'supplies',
      title: say('session.group.supplies'),
      reference: 'personal-supply',
      figures: [
        derivedFigure('light', say('session.supply.light'), 'light', left.light, 'light-soldier'),
        derivedFigure('heavy', say('session.supply.heavy'), 'heavy', left.heavy, 'heavy-soldier'),
        derivedFigure('dice', say('session.supply.dice'), 'die', left.dice, 'player-die'),
        derivedFigure(
          'settlements',
          say('session.supply.settlements'),
          'settlement',
          left.settlements,
          'settlement',
        ),
        derivedFigure('walls', say('session.supply.walls'), 'wall', left.walls, 'wall'),
        derivedFigure('traps', say('session.supply.traps'), 'trap', left.traps, 'trap'),
        derivedFigure('influence', say('session.supply.influence'), 'influence', left.influence, 'influence'),
      ],
    },
  ];
}

/** What Essentials leaves out, as it was counted last. */
function lastCounted(state: State, player: string): FigureGroup<Command, Names> {
  return {
    id: 'last',
    title: say('session.level.last'),
    figures: STOCKED.map((counter) =>
      countedLast(state, drawn(state, counter), player, counter, FIGURE.of(counter, player)),
    ),
  };
}

/** A number that taps change. */
function counterFigure(state: State, player: string, counter: Counter): Figure<Command, Names> {
  return countedFigure(
    {
      ...drawn(state, counter),
      value: state.players[player]?.[counter] ?? 0,
      track: trackOf(state, player, counter),
    },
    player,
    counter,
  );
}

function drawn(state: State, counter: Counter) {
  const { icon, reference } = COUNTER_TABLE[counter];
  return { label: counterName(rulesFor(state), counter), icon, reference };
}

/** A number that follows from what is on the table: a tap on it says where to change it. */
function derivedFigure(
  id: string,
  label: Figure<Command, Names>['label'],
  icon: IconName,
  value: number,
  reference: Names['reference'],
): Figure<Command, Names> {
  return derived({ id, label, icon, value, reference });
}
