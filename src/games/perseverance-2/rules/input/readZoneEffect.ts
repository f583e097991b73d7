import { fail, field, isAbsent, items, oneOf, optional, phrase, whole, type At } from '@/engine';
import { hasEffect } from '../../perks';
import { NEUTRAL_DICE_IN_BOX, PIECES } from '../../pieces';
import { say } from '../../say';
import { CITY_ZONES, type CityZone } from '../../terms';
import type { Player } from '../player';
import { DISCOUNTS, type SettleInput } from '../settle';
import type { Effect, ZoneEffectInput } from '../zoneEffect';
import { readCount, readKeyed } from './fields';
import {
  readBuildPick,
  readGatherPick,
  readMarketplacePick,
  readPoliticsPick,
  readSettlePick,
  readTrainingPick,
} from './readPick';
import { readPlayer } from './readPlayer';

const EFFECTS = [
  'gather',
  'pub',
  'training',
  'marketplace',
  'politics',
  'settle',
  'build',
  'salvage',
] as const satisfies readonly Effect['effect'][];

export function readZoneEffect(at: At): ZoneEffectInput {
  const player = readPlayer(field(at, 'player'));
  const effect = oneOf(field(at, 'effect'), EFFECTS);
  return { player, effect: readEffect(at, effect, player) };
}

/** All fields are read, in their order, also those that only another Effect asks for. */
function readEffect(at: At, effect: Effect['effect'], player: Player): Effect {
  const readyLight = optional(field(at, 'ready'), readReadyLight, null);
  const neutralInPool = readCount(at, 'neutralInPool', NEUTRAL_DICE_IN_BOX);
  const neutralOnBoard = readCount(at, 'neutralOnBoard', NEUTRAL_DICE_IN_BOX);
  const discount = optional(field(at, 'discount'), (saved) => oneOf(saved, DISCOUNTS), null);
  const citySettlements = readCity(field(at, 'citySettlements'), effect);
  switch (effect) {
    case 'pub':
    case 'salvage':
      optional(field(at, 'picks'), (picks) => items(picks), []);
      return { effect };
    case 'gather':
      return { effect, picks: readPicks(at, (pick) => readGatherPick(pick, player)) };
    case 'training':
      return { effect, readyLight, picks: readPicks(at, readTrainingPick) };
    case 'marketplace':
      return { effect, picks: readPicks(at, readMarketplacePick) };
    case 'politics':
      return { effect, neutralInPool, neutralOnBoard, picks: readPicks(at, readPoliticsPick) };
    case 'settle': {
      const input = { discount, citySettlements, picks: readPicks(at, readSettlePick) };
      refuseUnsaid(input, player);
      return { effect, ...input };
    }
    case 'build':
      return { effect, picks: readPicks(at, readBuildPick) };
  }
}

function readReadyLight(at: At): number | null {
  return optional(field(at, 'light'), (light) => whole(light, { max: PIECES.soldiersOfAKind }), null);
}

function readCity(at: At, effect: Effect['effect']): Readonly<Record<CityZone, number>> {
  if (effect === 'settle' && isAbsent(at)) fail(at.path, 'invalid-input', phrase('input.missing'));
  const city = optional(
    at,
    (zones) => readKeyed(zones, CITY_ZONES, (value) => whole(value, { max: PIECES.settlements })),
    new Map<CityZone, number>(),
  );
  const settlements = (zone: CityZone) => city.get(zone) ?? 0;
  return {
    sustenance: settlements('sustenance'),
    military: settlements('military'),
    expansion: settlements('expansion'),
    construction: settlements('construction'),
  };
}

/** At least one. */
function readPicks<Pick>(at: At, reader: (at: At) => Pick): readonly Pick[] {
  const picks = field(at, 'picks');
  const positions = items(picks);
  if (positions.length === 0) fail(picks.path, 'invalid-input', say('refusal.noPick'));
  return positions.map(reader);
}

/** Architect has to say what is saved when a Settlement is paid. */
function refuseUnsaid({ discount, picks }: SettleInput, { perks }: Player): void {
  const pays = picks.some(({ option }) => option !== 3);
  if (pays && discount === null && hasEffect(perks, 'settleTokenSaved'))
    fail('discount', 'invalid-input', say('refusal.architectDiscount'));
}
