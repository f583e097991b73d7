import { among, listOf, maybe, shape, type Counts, type Read } from '@/engine';
import { sayCounted } from '../../../../perseverance/session/level';
import { playersOf, record, withCount } from '../../../../perseverance/session/table';
import { count, valueOf } from '../../../../perseverance/session/tableChange';
import { PIECES } from '../../../pieces';
import { nameOf, say } from '../../../say';
import { CITY_ZONES, DINOS, type CityZone } from '../../../terms';
import { applyChanges, type Change } from '../../change';
import type { Command } from '../../command';
import { knownOwn, ownKnown, stockKnown, STOCKED, type Held } from '../../known';
import { stored } from '../../pieces';
import type { State } from '../../state';
import { HELD, mostHeld } from '../final/finalDraft';
import { nameOfSource } from '../final/gains';
import { reasonAgainst } from '../reasonAgainst';
import { wizard, type Ask } from '../wizard';

const areaShape = shape({ what: among(['area']), id: stored.areaId, to: maybe(stored.area) });
/** A Cleared Area as it lies on the table; without `to` it is gone. */
export type LaidArea = Read<typeof areaShape>;

/** More pieces than anybody can lay out. */
const MOST_LAID = 400;

/** From Essentials to Full: everything that was not followed is counted first. One entry. */
export const stockTaking = wizard({
  id: 'stockTaking',
  quick: true,
  title: () => say('session.level.more'),
  done: say('session.level.moreDone'),
  script(ask, state) {
    const stock = askStock(ask, state);
    const settlements = askSettlements(ask, state);
    const taking = (areas: readonly LaidArea[]): Command => ({
      type: 'takeStock',
      changes: [...stockChanges(state, stock), ...settlements, ...areas],
    });
    const areas = ask.draw<readonly LaidArea[]>({
      id: 'areas',
      widget: 'stockAreas',
      title: say('screens.areas.title'),
      help: say('session.stock.areasHelp'),
      shape: listOf(areaShape, { max: MOST_LAID }),
      initial: [],
      // Everything has been said by now: pieces that cannot be are told before the last tap.
      missing: (laid) => reasonAgainst(state, taking(laid)).reason,
    });
    return taking(areas);
  },
});

/** Everybody's numbers on one page; what nobody knows shows a dash until it is counted. */
function askStock(ask: Ask, state: State): Counts<string> {
  return ask.count({
    id: 'stock',
    title: say('session.level.stock'),
    help: say('session.level.stockHelp'),
    figures: playersOf(state).flatMap((player) =>
      HELD.map((held) => {
        const known = stockKnown(state, player, held);
        return {
          id: stockId(player, held),
          group: say('session.event.owner', { player: nameOf(player) }),
          label: nameOfSource(held),
          note: sayCounted(known),
          saidNote: say('session.level.countedNow'),
          value: known?.value ?? 0,
          ...(!known && { unknown: true }),
          track: { min: 0, max: mostHeld(held) },
        };
      }),
    ),
    missing: (_counts, unknown) => (unknown.length > 0 ? say('session.level.countAll') : null),
  });
}

function stockId(player: string, held: Held): string {
  return `${player}:${held}`;
}

/** The numbers as changes of what the table last stood at; the Dinos are no numbers of their own. */
function stockChanges(state: State, stock: Counts<string>): readonly Change[] {
  const of = (player: string, held: Held) => stock[stockId(player, held)] ?? 0;
  return [
    ...playersOf(state).flatMap((player) =>
      STOCKED.flatMap((counter) => {
        const by = of(player, counter) - valueOf(state, player, counter);
        return by === 0 ? [] : [count(player, counter, by)];
      }),
    ),
    ...playersOf(state).map((player): Change => ({
      what: 'enclosure',
      player,
      to: record(DINOS, (dino) => of(player, dino)),
    })),
  ];
}

/** Filled in from the set-up with what was recorded since. */
function askSettlements(ask: Ask, state: State): readonly Change[] {
  const counts: Counts<string> = ask.count({
    id: 'settlements',
    title: say('session.stock.settlements'),
    help: say('session.stock.settlementsHelp'),
    figures: CITY_ZONES.flatMap((zone) =>
      playersOf(state).map((player) => ({
        id: `${zone}:${player}`,
        player,
        group: say(`zone.${zone}`),
        label: say('session.built.settlements'),
        note: sayCounted(ownKnown(state, zone, player)),
        saidNote: say('session.level.countedNow'),
        value: knownOwn(state, zone, player),
        track: { min: 0, max: PIECES.settlements },
      })),
    ),
  });
  return CITY_ZONES.map((zone) => settled(state, zone, (player) => counts[`${zone}:${player}`] ?? 0));
}

function settled(state: State, zone: CityZone, of: (player: string) => number): Change {
  const to = playersOf(state).reduce(
    (all, player) => withCount(all, player, of(player)),
    state.zones[zone].settlements,
  );
  return { what: 'settlements', zone, to };
}

/** The board with the Areas as the table has laid them out so far, and what is known of the City Zones. */
export function stockTable(state: State, areas: readonly LaidArea[]): State {
  const known = CITY_ZONES.map((zone) => settled(state, zone, (player) => knownOwn(state, zone, player)));
  return applyChanges({ ...state, tracking: 'full' }, [...known, ...areas]);
}

/** The last thing said of an Area is how it lies there. */
export function layOut(areas: readonly LaidArea[], area: LaidArea): readonly LaidArea[] {
  return [...areas.filter(({ id }) => id !== area.id), area];
}
