import { among, listOf, maybe, shape, type Count, type Counts, type Read } from '@/engine';
import { sayCounted } from '../../../perseverance/moments/tracking/level';
import { playersOf, record, withCount } from '../../../perseverance/session/table';
import * as family from '../../../perseverance/moments/tracking/lessTracking';
import {
  askStock,
  countedChanges,
  MOST_LAID,
  stockIn,
  type Stocking,
} from '../../../perseverance/moments/tracking/stock';
import { PIECES } from '../../pieces';
import { say } from '../../say';
import { CITY_ZONES, DINOS, type CityZone } from '../../terms';
import { applyChanges, type Change } from '../../session/change';
import type { Command } from '../../session/command';
import { knownOwn, ownKnown, stockKnown, STOCKED, type Held } from '../../session/known';
import { stored } from '../../session/pieces';
import type { State } from '../../session/state';
import { HELD, mostHeld, nameOfSource } from '../finalScoring/held';
import { reasonAgainst } from '../../session/wizards/reasonAgainst';
import { wizard, type Ask } from '../../session/wizards/wizard';

const areaShape = shape({ what: among(['area']), id: stored.areaId, to: maybe(stored.area) });
/** A Cleared Area as on the table; without `to` it is gone. */
export type LaidArea = Read<typeof areaShape>;

const stocking: Stocking<State, Held> = {
  counters: HELD,
  most: mostHeld,
  nameOf: (_state, held) => nameOfSource(held),
  known: stockKnown,
};

/** From Essentials to Full: everything that was not followed is counted first. One entry. */
export const stockTaking = wizard({
  id: 'stockTaking',
  quick: true,
  title: () => say('session.level.more'),
  done: say('session.level.moreDone'),
  script(ask, state) {
    const counts = askStock(ask, stocking, state);
    const settlements = askSettlements(ask, state);
    const taking = (areas: readonly LaidArea[]): Command => ({
      type: 'takeStock',
      changes: [...stockChanges(state, counts), ...settlements, ...areas],
    });
    const areas = ask.draw<readonly LaidArea[]>({
      id: 'areas',
      widget: 'stockAreas',
      title: say('screens.areas.title'),
      help: say('session.stock.areasHelp'),
      shape: listOf(areaShape, { max: MOST_LAID }),
      initial: [],
      // Everything is answered by now: impossible pieces show before the last tap.
      missing: (laid) => reasonAgainst(state, taking(laid)).reason,
    });
    return taking(areas);
  },
});

/** The Dinos are no numbers of their own. */
function stockChanges(state: State, counts: Counts<string>): readonly Change[] {
  return [
    ...countedChanges(STOCKED, state, counts),
    ...playersOf(state).map((player): Change => ({
      what: 'enclosure',
      player,
      to: record(DINOS, (dino) => stockIn(counts, player, dino)),
    })),
  ];
}

const SETTLEMENTS = 'settlements';

/** First what is known of the City Zones, then those that the table counted. */
function askSettlements(ask: Ask, state: State): readonly Change[] {
  const isCounted = (zone: CityZone) =>
    playersOf(state).some((player) => ask.given(SETTLEMENTS, ownFigure(state, zone, player)) !== null);
  const counts = ask.count({
    id: SETTLEMENTS,
    title: say('session.stock.settlements'),
    help: say('session.stock.settlementsHelp'),
    figures: CITY_ZONES.flatMap((zone) =>
      playersOf(state).map((player) => ({
        ...ownFigure(state, zone, player),
        note: isCounted(zone) ? say('session.level.countedNow') : sayCounted(ownKnown(state, zone, player)),
      })),
    ),
  });
  return [
    ...asKnown(state),
    ...CITY_ZONES.filter(isCounted).map((zone) =>
      settled(state, zone, (player) => counts[`${zone}:${player}`] ?? 0),
    ),
  ];
}

function ownFigure(state: State, zone: CityZone, player: string): Count {
  return {
    id: `${zone}:${player}`,
    player,
    group: say(`zone.${zone}`),
    label: say('session.built.settlements'),
    value: knownOwn(state, zone, player),
    track: { min: 0, max: PIECES.settlements },
  };
}

/** From the set-up, with what was recorded since. */
function asKnown(state: State): readonly Change[] {
  return CITY_ZONES.map((zone) => settled(state, zone, (player) => knownOwn(state, zone, player)));
}

function settled(state: State, zone: CityZone, of: (player: string) => number): Change {
  const to = playersOf(state).reduce(
    (all, player) => withCount(all, player, of(player)),
    state.zones[zone].settlements,
  );
  return { what: 'settlements', zone, to };
}

/** The board with the Areas as the table has laid them out so far. */
export function stockTable(state: State, areas: readonly LaidArea[]): State {
  return applyChanges({ ...state, tracking: 'full' }, [...asKnown(state), ...areas]);
}

const THINGS = [
  ['goods', 'food'],
  ['soldiers', 'light'],
  ['dinos', 'trampler'],
  ['zones', 'settlement'],
  ['areas', 'wall'],
] as const;

export const lessTracking = wizard(
  family.lessTracking(THINGS.map(([id, icon]) => ({ id, icon, label: say(`session.stock.${id}`) }))),
);
