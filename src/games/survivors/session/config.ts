import {
  among,
  andThen,
  checked,
  entries,
  fail,
  maybe,
  seatsOf,
  shape,
  shapeOf,
  text,
  type Read,
  type Ruling,
  type Seat,
  type Shape,
} from '@/engine';
import { PLAYERS } from '../pieces';
import { dice, faces } from '../rules/fields';
import { resolveSetup, type SetupResult } from '../moments/setup/rule';
import type { Place } from '../terms';

/** What the Faction tile prints for this number of players. */
const factionTile = shape({
  /** As the tile calls it; null where the table did not say. */
  faction: maybe(text),
  primary: dice,
  secondary: dice,
  /** Ability Cards at the start, by deck. */
  cards: dice,
});
export type FactionTile = Read<typeof factionTile>;

/** Everybody at the table has a tile; what was stored of others is passed over. */
function tilesOf(seats: readonly Seat[]): Shape<Readonly<Record<string, FactionTile>>> {
  return shapeOf(
    (at) => {
      const stored = new Map(entries(at));
      const missing = { value: undefined, path: 'factions' };
      return Object.fromEntries(seats.map(({ id }) => [id, factionTile(stored.get(id) ?? missing)]));
    },
    { kind: 'map', item: factionTile.form },
  );
}

const stored = andThen(
  shape({
    v: among([1]),
    /** As they sit, clockwise; the first one leads first unless the table says otherwise. */
    seats: seatsOf(PLAYERS),
  }),
  ({ seats }) => shape({ factions: tilesOf(seats), faces }),
);
export type Config = Read<typeof stored>;

/** A stored set-up, checked against the rules as it was when it was made. */
export const config = checked(stored, (value) => {
  const legal = setUp(value, [], value.seats[0]?.id ?? '');
  if (!legal.ok) fail(legal.error.path ?? '', legal.error.code, legal.error.message);
});

export function factionOf({ factions }: Config, player: string): FactionTile | undefined {
  return Object.hasOwn(factions, player) ? factions[player] : undefined;
}

/** What the rules make of this table. Past the reader: it asks for ids such as `ana`, and people write as they like. */
export function setUp(config: Config, hordes: readonly Place[], leader: string): Ruling<SetupResult> {
  return resolveSetup({
    players: config.seats.map(({ id }) => ({ id, faction: factionOf(config, id)?.faction ?? null })),
    hordes,
    leader,
  });
}
