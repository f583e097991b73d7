import type { FigureGroup, PlayerRow, TableView } from '@/engine';
import { countedLast, earnedWhy, rowNote, tableHead } from '../../../perseverance/session/tableView';
import { say } from '../../say';
import type { Command } from '../command';
import { SOURCES } from '../earned';
import { isFull, playersOf, type State } from '../state';
import { rulesFor, suppliesLeft } from '../supplies';
import { counterName } from '../counterName';
import { FIGURE, STOCKED } from '../known';
import { counterFigure, derivedFigure, iconOf, leaderName, referenceOf } from './figures';
import { barActions, hint, moreActions, primary } from './tableActions';
import type { Names } from '../names';

/** The table screen: Followers large, Votes, Safeguard and Valor beside them, the rest behind a tap. */
export function table(state: State): TableView<Command, Names> {
  const next = primary(state);
  const worthALook = hint(state);
  return {
    ...tableHead(state),
    ...(worthALook && { hint: worthALook }),
    rows: playersOf(state).map((player) => row(state, player)),
    ...(next && { primary: next }),
    actions: barActions(state),
    more: moreActions(state),
  };
}

function row(state: State, player: string): PlayerRow<Command, Names> {
  const more = groups(state, player);
  return {
    player,
    note: rowNote(state, player, leaderName(state, player)),
    now: state.phase !== 'finished' && state.turn === player,
    main: {
      ...counterFigure(state, player, 'followers'),
      why: earnedWhy(state.earned[player], SOURCES, (source) => say(`session.source.${source}`)),
    },
    stats: (['votes', 'safeguard', 'valor'] as const).map((counter) => counterFigure(state, player, counter)),
    ...(more.length > 0 && { more }),
  };
}

function groups(state: State, player: string): readonly FigureGroup<Command, Names>[] {
  const figure = (counter: Parameters<typeof counterFigure>[2]) => counterFigure(state, player, counter);
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
      countedLast(
        state,
        {
          label: counterName(rulesFor(state), counter),
          icon: iconOf(counter),
          reference: referenceOf(counter),
        },
        player,
        counter,
        FIGURE.of(counter, player),
      ),
    ),
  };
}
