import { lastCount, type CountedFigure } from '../../../perseverance/session/level';
import * as family from '../../../perseverance/session/wizards/level/stock';
import { stockTakingOf } from '../../../perseverance/session/wizards/level/stockTaking';
import { lessTracking as less } from '../../../perseverance/session/wizards/level/lessTracking';
import { PIECES } from '../../pieces';
import { say } from '../../say';
import { ZONES, type Zone } from '../../terms';
import { applyChanges, change, type Change } from '../change';
import type { Command } from '../command';
import { counterName } from '../counterName';
import { FIGURE, seenZone, STOCKED, USED } from '../known';
import type { Counter, State } from '../state';
import { COUNT_LIMIT, rulesFor } from '../supplies';
import { reasonAgainst } from './choose';

export type StockDraft = family.StockDraft<Change>;

const COUNTERS = [...STOCKED, ...USED] as const;
type Stocked = (typeof COUNTERS)[number];

const stocking: family.Stocking<State, Stocked> = {
  counters: COUNTERS,
  most: (counter) => MOST[counter] ?? COUNT_LIMIT,
  nameOf: (state, counter) => counterName(rulesFor(state), counter),
  known: knownOf,
};

const MOST: Readonly<Partial<Record<Counter, number>>> = {
  lightSoldier: PIECES.soldiersOfAKind,
  heavySoldier: PIECES.soldiersOfAKind,
  usedTramplerTraps: PIECES.trapsOfAType,
  usedRaptorTraps: PIECES.trapsOfAType,
};

/** Before the first turn the set-up is what is there; used Traps are known from the attacks. */
function knownOf(state: State, player: string, counter: Stocked): CountedFigure | null {
  const last = lastCount(state, FIGURE.of(counter, player));
  const used = USED.some((one) => one === counter);
  if (last && (used || last.at.moment !== 'setup')) return last;
  return used || state.phase === 'setup'
    ? { value: state.players[player]?.[counter] ?? 0, at: { moment: 'setup', assembly: state.assembly } }
    : null;
}

export const stockTaking = stockTakingOf<State, Command, Stocked, Change>({
  stocking,
  readChange: change,
  board: () =>
    ZONES.map((zone) => ({
      kind: 'custom',
      id: zone,
      widget: 'stockZone',
      title: say(`zone.${zone}`),
      help: say('session.stock.zoneHelp'),
    })),
  taking,
  reasonAgainst,
});

/** The board as the table has laid it out so far. */
export function stockTable(state: State, draft: StockDraft): State {
  return applyChanges({ ...state, tracking: 'full' }, layout(state, draft));
}

function taking(state: State, draft: StockDraft): Command {
  const changes = [...family.stockChanges(stocking, state, draft), ...layout(state, draft)];
  return { type: 'takeStock', changes };
}

/** First as each Zone was seen last, then what the table has said since. */
function layout(state: State, draft: StockDraft): readonly Change[] {
  return [...ZONES.flatMap((zone) => asSeen(state, zone)), ...draft.laid];
}

function asSeen(state: State, zone: Zone): readonly Change[] {
  const followed = state.zones[zone];
  const { settlements, columns } = seenZone(state, zone);
  return [
    ...settlements.flatMap((owner, i): readonly Change[] =>
      owner === followed.settlements[i] ? [] : [{ what: 'settlement', zone, space: i + 1, owner }],
    ),
    ...columns.flatMap((to, column): readonly Change[] =>
      to === followed.columns[column] ? [] : [{ what: 'column', zone, column, to }],
    ),
  ];
}

export const lessTracking = less<State, Command>(
  (
    [
      ['resources', 'food'],
      ['soldiers', 'light'],
      ['zones', 'settlement'],
      ['defense', 'wall'],
    ] as const
  ).map(([id, icon]) => ({ id, icon, label: say(`session.stock.${id}`) })),
);
