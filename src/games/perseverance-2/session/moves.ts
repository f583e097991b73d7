import { added, among, flag, kinds, listOf, maybe, pair, shape, text, type Read } from '@/engine';
import type { OutpostStepKind } from '../outposts';
import { maybeDino, perkId } from '../rules/fields';
import { PROVISIONS } from '../moments/zoneEffects/gather';
import { GOODS } from '../moments/zoneEffects/marketplace';
import { DISCOUNTS } from '../moments/zoneEffects/settle';
import { TRAINING_GAINS } from '../moments/zoneEffects/training';
import {
  CITY_ZONES,
  DINOS,
  OFFICERS,
  OUTPOSTS,
  PERK_COSTS,
  PLACE_BONUSES,
  SOLDIERS,
  STRUCTURES,
  TERRAINS,
  TILES,
  ZONES,
} from '../terms';
import { dinosWished, gainsWished, someOf, wish } from './wishes';

/** A Perk and what has to be said to gain it. */
export const perkPick = shape({
  perk: perkId,
  pay: maybe(among(PERK_COSTS)),
  dino: maybeDino,
  release: dinosWished,
});
export type PerkPick = Read<typeof perkPick>;

/** The Camp where an Adventure Effect starts, and whether its targets may be one Cleared Area further. */
export const rallyFields = { rally: added(wish), reach: flag };
const rallyPoint = shape(rallyFields);
export type RallyPoint = Read<typeof rallyPoint>;

const tile = maybe(among(OUTPOSTS));
const area = maybe(wish);
/** Which Perk a Settlement or a Camp gives, where its bonus is one. */
const perk = maybe(perkPick);
const dinoTaken = shape({ dino: among(DINOS), release: dinosWished });

/** What a stage or a Challenge card gives besides numbers, and where it goes. */
export const thing = kinds('kind', {
  dino: dinoTaken,
  perk: shape({ pick: perkPick }),
  settlement: shape({ zone: among(CITY_ZONES) }),
  structure: shape({ structure: among(STRUCTURES), area, tile }),
});
export type Thing = Read<typeof thing>;

/** Goods and how many of each. */
const bundle = listOf(pair(among(GOODS), wish));

/** An Effect of a City Zone, with everything that the table has to say about it. */
const effects = {
  gather: shape({
    picks: listOf(shape({ option: among([1, 2]), take: added(maybe(among(PROVISIONS))) })),
  }),
  pub: shape({}),
  training: shape({
    picks: listOf(
      shape({
        option: among([1, 2, 3, 4, 5, 6, 7]),
        count: added(wish),
        take: added(among(TRAINING_GAINS)),
      }),
    ),
  }),
  marketplace: shape({
    picks: listOf(shape({ option: among([1, 2]), give: added(bundle), gain: bundle })),
  }),
  politics: shape({
    /** `zone`: where the neutral die lies that is swapped on the board. */
    picks: listOf(shape({ option: among([1, 2, 3]), zone: maybe(among(ZONES)) })),
  }),
  settle: shape({
    discount: maybe(among(DISCOUNTS)),
    picks: listOf(
      shape({ option: among([1, 2, 3]), zone: among(ZONES), bonus: added(among(PLACE_BONUSES)), perk }),
    ),
    /** In Essentials: own Settlements in the Zones that pay Followers. */
    standing: added(someOf(CITY_ZONES, wish)),
  }),
  build: shape({
    picks: listOf(
      shape({
        option: among([1, 2, 3]),
        followers: added(wish),
        valor: added(wish),
        takeAdventure: added(flag),
        bonus: added(maybe(among(PLACE_BONUSES))),
        perk,
        /** The Cleared Area of each structure, null in Essentials, and the tile of an Outpost. */
        area,
        tile,
      }),
    ),
  }),
  salvage: shape({}),
};
export const effectMove = kinds('effect', effects);
export type EffectMove = Read<typeof effectMove>;

/** An Effect that an Outpost lets its user resolve. */
export const outpostEffect = kinds('effect', { ...effects, adventure: rallyPoint });
export type OutpostEffect = Read<typeof outpostEffect>;

/** A Challenge card that was kept: what it gives, and its Threat. */
export const keptChallenge = shape({
  kind: among(SOLDIERS),
  gains: gainsWished,
  things: added(listOf(thing)),
  check: maybe(
    shape({
      threat: wish,
      /** Null: the app rolls, unless the Threat is deterministic. */
      roll: maybe(wish),
      /** The Leader ignores this one. */
      useLeader: flag,
    }),
  ),
});
export type KeptChallenge = Read<typeof keptChallenge>;

/** On to the second stage: the Threat between the stages, and who is at risk where that can be chosen. */
export const onward = shape({
  threat: wish,
  roll: maybe(wish),
  lose: maybe(among(SOLDIERS)),
  advance: maybe(among(SOLDIERS)),
});
export type Onward = Read<typeof onward>;

const boardDie = shape({ zone: among(ZONES), owner: text });
export type BoardDie = Read<typeof boardDie>;

/** What an Outpost does beyond its plain gains; which of them, the tile says. */
export const outpostStep = kinds('kind', {
  settle: shape({ zone: among(CITY_ZONES) }),
  dino: dinoTaken,
  perk: shape({ pick: perkPick }),
  /** A cube moves from one Perk to another. */
  movePerk: shape({ from: perkId, pick: perkPick }),
  influence: shape({ officer: among(OFFICERS), perk }),
  challenge: shape({ kept: keptChallenge }),
  clear: shape({ terrain: among(TERRAINS), dinos: wish, code: added(maybe(among(TILES))) }),
  swapDie: shape({ zone: maybe(among(ZONES)) }),
  /** Two dice of the board change places. */
  swapDice: shape({ one: boardDie, other: boardDie }),
} satisfies Readonly<Record<OutpostStepKind, unknown>>);
export type OutpostStep = Read<typeof outpostStep>;
