import {
  addedOrNull,
  among,
  entries,
  flag,
  listOf,
  mark,
  maybe,
  number,
  oneOf,
  orElse,
  shape,
  shapeOf,
  text,
  type Read,
  type Shape,
} from '@/engine';
import { DINOS_IN_BOX, PIECES } from '../pieces';
import type { PerkList } from '../perks';
import { BREACHABLE } from '../moments/combat/breach';
import { optionalFlag, keyed, perkId, perkList } from '../rules/fields';
import { TRIALS } from '../moments/adventure/templeAdventure';
import { THREAT_KINDS } from '../moments/threat/rule';
import { ADVENTURE_OPTIONS, ASSETS, DINOS, OUTPOSTS, SOLDIERS, TERRAINS, TILES, ZONES } from '../terms';
import { someOf, wish } from './wishes';

interface Limits {
  readonly min?: number;
  readonly max: number;
}

/** What lies on a table, with the shape of its numbers and of the Perks. */
function piecesWith(whole: (limits: Limits) => Shape<number>, perks: Shape<PerkList>) {
  const soldiers = orElse(whole({ max: PIECES.soldiersOfAKind }), 0);
  const party = shape({ light: soldiers, heavy: soldiers, leader: optionalFlag });
  const dinos = (max: number) => keyed(DINOS, whole({ max }), 0);
  const stage = whole({ min: 1, max: 2 });
  const areaId = whole({ min: 1, max: 999 });
  const gains = printed(whole({ max: 20 }));
  const area = shape({
    id: areaId,
    terrain: among(TERRAINS),
    /** Of the tile that lay there, where the table said so; the Map begins with two Areas that never had one. */
    code: addedOrNull(among(TILES)),
    camp: maybe(text),
    outpost: maybe(shape({ owner: text, tile: maybe(among(OUTPOSTS)) })),
    watchtower: maybe(text),
  });
  const adventure = shape({
    /** On the card. */
    party,
    stage,
    stages: stage,
    /** A Temple Adventure counts for itself. */
    trial: maybe(among(TRIALS)),
    leaderIgnoreUsed: flag,
    /** Its stage has been resolved; only whether the Adventure goes on is still open. */
    resolved: mark,
    /** It went on this turn: the second stage is resolved in the next one. */
    waits: mark,
    /** The turn was passed on before its stage: that may be resolved meanwhile, but before an Assembly. */
    late: mark,
  });
  const breach = shape({
    at: among(BREACHABLE),
    dinos: dinos(3 * DINOS_IN_BOX),
    /** The Cleared Area with the token; null where the table did not say. */
    area: maybe(areaId),
    /** As printed on the card: taken by the player who counterattacks. */
    savior: gains,
    /** The end of this turn has been settled. */
    paid: mark,
    /** The turn was passed on without settling it. */
    owed: mark,
  });
  /** What a player has besides numbers. */
  const kept = {
    perks,
    enclosure: dinos(DINOS_IN_BOX),
    /** The Zone where the Leader is; null on the Player board or on an Adventure card. */
    leader: maybe(among(ZONES)),
    adventure: maybe(adventure),
    breach: maybe(breach),
    /** Out of use until the turn ends. */
    toppled: party,
  };
  return { area, areaId, gains, party, adventure, breach, kept };
}

/** Of each asset some; an asset that nobody knows is refused. */
function printed(amount: Shape<number>) {
  const some = someOf(ASSETS, amount);
  return shapeOf<Read<typeof some>>(
    (at) =>
      Object.fromEntries(
        entries(at).map(([asset, value]) => [oneOf({ ...value, value: asset }, ASSETS), amount(value)]),
      ),
    some.form,
  );
}

/** As it is stored, within its limits. */
export const stored = piecesWith(number, perkList);
/** As somebody wishes it to be: what of that cannot be, the game says. */
export const wished = piecesWith(() => wish, listOf(perkId));

/** What is printed on a card, of each asset. */
export type Gains = Read<typeof stored.gains>;
export type Adventure = Read<typeof stored.adventure>;
/** A failed Dino Attack card beside the Player board. */
export type BreachState = Read<typeof stored.breach>;
/** A Cleared Area outside the wall: at most one Camp, one Outpost and one Watchtower. */
export type Area = Read<typeof stored.area>;

type Kept = typeof stored.kept;
export type Pieces = { readonly [K in keyof Kept]: Read<Kept[K]> };
export const PIECES_KEPT = Object.keys(stored.kept) as readonly (keyof Pieces)[];

/** The Rally marker: a Camp or an Outpost that was used, until its owner has resolved the Dino Attack. */
export const rally = shape({
  /** Who used it. */
  player: text,
  area: stored.areaId,
  at: among(BREACHABLE),
  /** 2 Glowberries were paid: targets may be one Cleared Area further, for the whole Effect. */
  reach: flag,
  /** What the Adventure Effect was used for so far, in order: at most one of each, over a long turn. */
  taken: listOf(among(ADVENTURE_OPTIONS), { max: 9 }),
});
export type Rally = Read<typeof rally>;

/** One Threat and how it ended. A roll of the app is known only from here. */
export const checkedThreat = shape({
  kind: among(THREAT_KINDS),
  threat: number(),
  /** Null: ignored, or a token moved instead. */
  roll: maybe(number()),
  ignored: flag,
  lost: maybe(among(SOLDIERS)),
});
export type CheckedThreat = Read<typeof checkedThreat>;
