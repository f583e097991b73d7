import { listOf } from '@/engine';
import { lastCount, type CountedFigure } from '../../../perseverance/moments/tracking/level';
import type { Counts } from '../../../perseverance/session/table';
import * as family from '../../../perseverance/moments/tracking/lessTracking';
import {
  askStock,
  countedChanges,
  MOST_LAID,
  type Stocking,
} from '../../../perseverance/moments/tracking/stock';
import { PIECES } from '../../pieces';
import { say } from '../../say';
import { ZONES, type Zone } from '../../terms';
import { applyChanges, change, type Change } from '../../session/change';
import type { Command } from '../../session/command';
import { counterName } from '../../session/counters';
import { FIGURE, seenZone, STOCKED, USED } from '../../session/known';
import type { Counter, State } from '../../session/state';
import { COUNT_LIMIT, rulesFor } from '../../session/supplies';
import { reasonAgainst, wizard } from '../../session/wizards/wizard';

const COUNTERS = [...STOCKED, ...USED] as const;
type Stocked = (typeof COUNTERS)[number];

const stocking: Stocking<State, Stocked> = {
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

const laidShape = listOf(change, { max: MOST_LAID });

/** From Essentials to Full: everything that was not followed is counted first. One entry. */
export const stockTaking = wizard({
  id: 'stockTaking',
  quick: true,
  title: () => say('session.level.more'),
  done: say('session.level.moreDone'),
  script(ask, state) {
    const counts = askStock(ask, stocking, state);
    // A Leader or a die may be said on the page of any Zone: all of them draw the same board.
    const [laid = []] = ZONES.map((zone) =>
      ask.draw({
        id: zone,
        name: 'laid',
        widget: 'stockZone',
        title: say(`zone.${zone}`),
        help: say('session.stock.zoneHelp'),
        shape: laidShape,
        initial: [],
        // On the last page everything has been said: pieces that cannot be are shown before the last tap.
        missing: (said) =>
          zone === ZONES.at(-1) ? reasonAgainst(state, taking(state, counts, said)).reason : null,
      }),
    );
    return taking(state, counts, laid);
  },
});

/** The board as the table has laid it out so far. */
export function stockTable(state: State, laid: readonly Change[]): State {
  return applyChanges({ ...state, tracking: 'full' }, layout(state, laid));
}

function taking(state: State, counts: Counts, laid: readonly Change[]): Command {
  return { type: 'takeStock', changes: [...countedChanges(COUNTERS, state, counts), ...layout(state, laid)] };
}

/** First as each Zone was seen last, then what the table has said since. */
function layout(state: State, laid: readonly Change[]): readonly Change[] {
  return [...ZONES.flatMap((zone) => asSeen(state, zone)), ...laid];
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

const THINGS = [
  ['resources', 'food'],
  ['soldiers', 'light'],
  ['zones', 'settlement'],
  ['defense', 'wall'],
] as const;

export const lessTracking = wizard(
  family.lessTracking(THINGS.map(([id, icon]) => ({ id, icon, label: say(`session.stock.${id}`) }))),
);
