import {
  among,
  andThen,
  checked,
  fail,
  kinds,
  listOf,
  mapped,
  maybe,
  number,
  orElse,
  shape,
  shapeOf,
  type Read,
} from '@/engine';
import { hasEffect } from '../../perks';
import { NEUTRAL_DICE_IN_BOX, PIECES } from '../../pieces';
import { say } from '../../say';
import { CITY_ZONES, type EffectName } from '../../terms';
import { buildPick } from './build';
import { count, keyed } from '../../rules/fields';
import { gatherPick, gathererPick } from './gather';
import { marketplacePick } from './marketplace';
import { picksOf } from './picks';
import { playerInput } from '../../rules/player';
import { politicsPick } from './politics';
import { DISCOUNTS, settlePick } from './settle';
import { trainingPick } from './training';

/** Own Settlements in each City Zone. */
const city = keyed(CITY_ZONES, number({ max: PIECES.settlements }), 0);
const NO_CITY: Read<typeof city> = { sustenance: 0, military: 0, expansion: 0, construction: 0 };

/** Read for every Effect, also for those that do not ask for them. */
const asked = {
  /** Light Soldiers standing on the Player board; null: all in play. */
  ready: orElse(
    mapped(shape({ light: maybe(number({ max: PIECES.soldiersOfAKind })) }), ({ light }) => light),
    null,
  ),
  neutralInPool: count(NEUTRAL_DICE_IN_BOX),
  neutralOnBoard: count(NEUTRAL_DICE_IN_BOX),
  discount: maybe(among(DISCOUNTS)),
};
const others = { ...asked, citySettlements: orElse(city, NO_CITY) };

/** Effects without options: a list of picks is ignored. */
const NO_PICKS: readonly unknown[] = [];
const withoutPicks = shape({
  ...others,
  picks: orElse(listOf(shapeOf<unknown>(({ value }) => value)), NO_PICKS),
});

const effectsWith = (gather: typeof gatherPick) =>
  kinds('effect', {
    gather: shape({ ...others, picks: picksOf(gather) }),
    pub: withoutPicks,
    training: shape({ ...others, picks: picksOf(trainingPick) }),
    marketplace: shape({ ...others, picks: picksOf(marketplacePick) }),
    politics: shape({ ...others, picks: picksOf(politicsPick) }),
    settle: shape({ ...asked, citySettlements: city, picks: picksOf(settlePick) }),
    build: shape({ ...others, picks: picksOf(buildPick) }),
    salvage: withoutPicks,
  } satisfies Readonly<Record<EffectName, unknown>>);

const effects = effectsWith(gatherPick);
const effectsOfGatherer = effectsWith(gathererPick);

/** One Effect; Architect has to say what is saved when a Settlement is paid. */
export const zoneEffectInput = checked(
  andThen(shape({ player: playerInput }), ({ player }) =>
    hasEffect(player.perks, 'gatherBoth') ? effectsOfGatherer : effects,
  ),
  (input) => {
    if (input.effect !== 'settle' || input.discount !== null) return;
    const pays = input.picks.some(({ option }) => option !== 3);
    if (pays && hasEffect(input.player.perks, 'settleTokenSaved'))
      fail('discount', 'invalid-input', say('refusal.architectDiscount'));
  },
);
export type ZoneEffectInput = Read<typeof zoneEffectInput>;
