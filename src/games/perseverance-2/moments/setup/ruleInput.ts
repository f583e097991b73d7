import {
  among,
  andThen,
  checked,
  each,
  fail,
  field,
  items,
  listOf,
  maybe,
  shape,
  type At,
  type Read,
} from '@/engine';
import { idsOf } from '../../../perseverance/participants';
import { nameOf, say } from '../../say';
import { OFFICERS, PERK_COSTS, ZONES } from '../../terms';
import {
  closed,
  maybeDino,
  ofTable,
  ownerAmong,
  perkId,
  refuseUnclear,
  seatIds,
  securityBonus,
} from '../../rules/fields';

/** Where a player begins, and with which Perk. */
export const start = shape({
  /** Discovery is the Camp on the left Cleared Area. */
  zone: among(ZONES),
  perk: perkId,
  /** For a Perk with an additional cost. */
  pay: maybe(among(PERK_COSTS)),
  /** For Capturer. */
  dino: maybeDino,
});
export type Start = Read<typeof start>;

export interface Placement extends Start {
  readonly player: string;
}

/** The Officer of each Zone, each once. */
const officers = checked(closed(ZONES, each(ZONES, among(OFFICERS))), (dealt, at) => {
  const inOrder = ZONES.map((zone) => dealt[zone]);
  const again = ZONES.find((zone, i) => inOrder.indexOf(dealt[zone]) < i);
  if (again)
    fail(
      field(at, again).path,
      'invalid-input',
      say('refusal.officerTwice', { officer: say(`officer.${dealt[again]}`) }),
    );
});

const placementsOf = ofTable((players) => {
  const ids = idsOf(players);
  const placement = andThen(shape({ player: ownerAmong(ids) }), () => start);
  return shape({
    /** In the order in which they were made: the last player begins. */
    placements: checked(listOf(placement), (placements, at) => {
      refuseUneven(at, placements, ids);
      items(at).forEach((place, i) => {
        const placed = placements[i];
        if (placed) refuseUnclear(place, placed);
      });
    }),
    /** Two players: the unused Zone drawn for the extra Dissenter Settlement. */
    dissenterZone: maybe(among(ZONES)),
  });
});

/** `players` in turn order, first player first. */
const table = andThen(shape({ players: seatIds, officers, securityBonus }), ({ players }) =>
  placementsOf(players),
);

export const setupInput = checked(table, ({ players, dissenterZone }, at) => {
  if (players.length === 2 && dissenterZone === null)
    fail(field(at, 'dissenterZone').path, 'invalid-input', say('refusal.dissenterZone'));
});
export type SetupInput = Read<typeof setupInput>;

/** One placement for each player. */
function refuseUneven(at: At, placements: readonly Placement[], players: readonly string[]): void {
  const placed = placements.map(({ player }) => player);
  const again = placed.findIndex((player, i) => placed.indexOf(player) < i);
  if (again >= 0)
    fail(
      `${at.path}[${again}].player`,
      'invalid-input',
      say('refusal.placedTwice', { player: nameOf(placed[again] ?? '') }),
    );
  const missing = players.find((id) => !placed.includes(id));
  if (missing !== undefined)
    fail(at.path, 'invalid-input', say('refusal.notPlaced', { player: nameOf(missing) }));
}
