import { added, among, each, flag, kinds, listOf, maybe, shape, shapeOf, text, type Read } from '@/engine';
import { TRIGGERS } from '../dinoAttack/rule';
import { maybeDino } from '../../rules/fields';
import { TRIALS } from './templeAdventure';
import { PLACE_BONUSES, STRUCTURES, TERRAINS, TILES } from '../../terms';
import { keptChallenge, onward, perkPick, rallyFields, thing, type Onward } from '../../session/moves';
import { dinosWished, gainsWished, partyWished, wish } from '../../session/wishes';

const player = text;
const perk = maybe(perkPick);
/** Null in Essentials: nobody follows the Map. */
const area = maybe(wish);

/** The fighting of a Combat, without who fights and without the Dinos. */
const blows = {
  committed: partyWished,
  injuries: shape({ light: wish, heavy: listOf(wish), leader: wish }),
  cancel: shape({ light: wish, heavy: wish }),
  capture: dinosWished,
  release: dinosWished,
  wrangler: maybeDino,
};
const fight = shape({ ...blows, dinos: dinosWished });
export type Fight = Read<typeof fight>;

/** Whether an Adventure goes on: it ends, or here is its next Threat. */
const then = shapeOf<'end' | Onward>((at) => (at.value === 'end' ? 'end' : onward(at)), onward.form);

const combat = { ...rallyFields, fight };
const camp = {
  area,
  ...rallyFields,
  /** What the Camp covers. */
  followers: wish,
  bonus: maybe(among(PLACE_BONUSES)),
  perk,
};
const clear = {
  ...rallyFields,
  /** Of the tile that is removed; null: the Temple, which stays. */
  terrain: maybe(among(TERRAINS)),
  /** What is printed on that tile, if the table says so. */
  code: added(maybe(among(TILES))),
  /** As printed on the card. */
  requirement: wish,
  stages: wish,
  trial: maybe(among(TRIALS)),
  party: partyWished,
};

/** An option of an Adventure Effect, in the entry of the die or the Leader that began it. */
export const adventureOption = kinds('option', {
  combat: shape(combat),
  camp: shape(camp),
  clear: shape(clear),
});
export type TakenOption = Read<typeof adventureOption>;

/**
 * `rally`: the Area of the Camp that is the Rally point; not said where the Adventure goes on, or where there is only
 * one. `reach`: one Cleared Area further, for 2 Glowberries in the whole Effect.
 */
export const outside = {
  /** An Adventure Effect begins; its options follow, each an entry of its own. */
  rally: shape({ player, ...rallyFields }),
  combat: shape({ player, ...combat }),
  counterattack: shape({
    player,
    /** Whose Breach it is; its Dinos and Savior Bonus are tracked. */
    of: text,
    fight: shape(blows),
    /** Twice on the Staging Ground. */
    saviorTimes: among([1, 2]),
    /** The Area of the Staging Ground, which is used with it. */
    outpost: added(area),
  }),
  dinoAttack: shape({
    /** Whose Camp or Outpost was used. */
    owner: text,
    area,
    trigger: among(TRIGGERS),
    /** In Essentials: what was built in the Area. */
    structures: added(each(STRUCTURES, flag)),
    threshold: wish,
    valorSpent: wish,
    card: shape({ dinos: dinosWished, dangerous: wish }),
    dangerousDinos: dinosWished,
    dangerousChosen: maybe(dinosWished),
    successReward: gainsWished,
    failReward: gainsWished,
    /** Kept with the Breach. */
    saviorBonus: gainsWished,
  }),
  settleBreach: shape({ player, remove: maybeDino }),
  buildCamp: shape({ player, ...camp }),
  beginAdventure: shape({ player, ...clear }),
  adventureStage: shape({
    player,
    rewards: gainsWished,
    /** What the stage gives besides numbers. */
    things: added(listOf(thing)),
    kept: listOf(keptChallenge),
    /** Adventurers' Lodge: no Threat counts. */
    ignoreThreats: flag,
    /** The Area of the Lodge, which is used with it. */
    lodge: added(area),
    /** Null: the player decides later. Without anybody left it ends anyway. */
    then: maybe(then),
    /** What Savant gives when it is completed. */
    savant: perk,
  }),
  endAdventure: shape({ player, savant: perk }),
};
