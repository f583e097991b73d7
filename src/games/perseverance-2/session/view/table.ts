import type { FigureGroup, IconName, PlayerRow, TableView } from '@/engine';
import { playersOf } from '../../../perseverance/session/table';
import { derivedFigure, primaryOf, rowNote, tableHead } from '../../../perseverance/session/tableView';
import { say } from '../../say';
import { DINOS } from '../../terms';
import type { Command } from '../command';
import { campsOf, outpostsOf, seatOf, settlementsOf, suppliesLeft, watchtowersOf } from '../records';
import { isFull, type Counter, type State } from '../state';
import { chips } from './chips';
import { essentialGroups, perksFigure } from './essentials';
import { counterFigure, leaderName } from './figures';
import { whyBuilt, whyFollowers, whySupply } from './figureWhy';
import { barActions, dueNow, moreActions } from './tableActions';
import type { Names } from '../names';

/** The table screen: Followers large, Votes, Valor and Stories beside them, goods under them, the rest behind a tap. */
export function table(state: State): TableView<Command, Names> {
  const next = primaryOf(state, dueNow(state));
  return {
    ...tableHead(state),
    rows: playersOf(state).map((player) => row(state, player)),
    beside: [
      // Nobody follows the pieces of the Zones in Essentials.
      ...(isFull(state) ? [{ screen: 'zones', label: say('screens.zones.title') } as const] : []),
      { screen: 'officers', label: say('screens.officers.title') },
    ],
    glance: 'glance',
    ...(next && { primary: next }),
    actions: barActions(state),
    more: moreActions(state),
  };
}

const STATS = ['votes', 'valor', 'story'] as const;
/** Paid and gained turn by turn. */
const GOODS = ['food', 'scrap', 'islandResource', 'glowberry', 'lightSoldier', 'heavySoldier'] as const;
const ESSENTIAL_STATS = ['votes', 'valor'] as const;

function row(state: State, player: string): PlayerRow<Command, Names> {
  const marks = chips(state, player);
  return {
    player,
    note: rowNote(state, player, leaderName(state, player)),
    now: state.phase !== 'finished' && state.turn === player,
    main: { ...counterFigure(state, player, 'followers'), why: whyFollowers(state, player) },
    stats: (isFull(state) ? STATS : ESSENTIAL_STATS).map((counter) => counterFigure(state, player, counter)),
    ...(isFull(state) && { goods: GOODS.map((counter) => counterFigure(state, player, counter)) }),
    ...(marks.length > 0 && { chips: marks }),
    more: groups(state, player),
  };
}

/** What stands on the board, and the entry of the rules reference behind it. */
const BUILT = {
  settlements: 'settlement',
  outposts: 'outpost',
  camps: 'camp',
  watchtowers: 'watchtower',
} as const;

/** How each is drawn. */
const BUILT_ICONS = {
  settlements: 'settlement',
  outposts: 'outpost',
  camps: 'camp',
  watchtowers: 'tower',
} as const satisfies Readonly<Record<keyof typeof BUILT, IconName>>;

function groups(state: State, player: string): readonly FigureGroup<Command, Names>[] {
  const figures = (...counters: readonly Counter[]) =>
    counters.map((counter) => counterFigure(state, player, counter));
  const seat = seatOf(state, player);
  const left = suppliesLeft(state, player);
  const supply = (id: keyof typeof left, icon: IconName) =>
    derivedFigure({
      id: `supply-${id}`,
      label: say(`session.supply.${id}`),
      icon,
      value: left[id],
      reference: 'table-limits',
      why: whySupply(state, player, id),
    });
  const built = (id: keyof typeof BUILT, value: number) =>
    derivedFigure({
      id: `built-${id}`,
      label: say(`session.built.${id}`),
      icon: BUILT_ICONS[id],
      value,
      reference: BUILT[id],
      ...(value > 0 && { why: whyBuilt(state, player, id) }),
    });
  if (!isFull(state)) return essentialGroups(state, player, supply);
  return [
    {
      id: 'resources',
      title: say('session.group.resources'),
      figures: figures('food', 'scrap', 'islandResource', 'glowberry'),
    },
    {
      id: 'people',
      title: say('session.group.people'),
      figures: [
        ...figures('permanentVotes', 'lightSoldier', 'heavySoldier', 'handCards', 'adventures'),
        ...(state.config.threat === 'deterministic' ? figures('threatLight', 'threatHeavy') : []),
      ],
    },
    {
      id: 'enclosure',
      title: say('session.group.enclosure'),
      figures: [
        ...DINOS.map((dino) =>
          derivedFigure({
            id: `enclosure-${dino}`,
            label: say(`dino.${dino}`),
            icon: dino,
            value: seat.enclosure[dino],
            reference: dino,
          }),
        ),
        perksFigure(state, player),
      ],
    },
    {
      id: 'built',
      title: say('session.group.built'),
      figures: [
        built('settlements', settlementsOf(state, player)),
        built('outposts', outpostsOf(state, player)),
        built('camps', campsOf(state, player)),
        built('watchtowers', watchtowersOf(state, player)),
      ],
    },
    {
      id: 'supplies',
      title: say('session.group.supplies'),
      figures: [
        supply('light', 'light'),
        supply('heavy', 'heavy'),
        supply('dice', 'die'),
        supply('settlements', 'settlement'),
        supply('camps', 'camp'),
        supply('watchtowers', 'tower'),
        supply('influence', 'influence'),
      ],
    },
  ];
}
