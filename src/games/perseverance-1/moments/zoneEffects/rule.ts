import { err, ok, procedure, type Deltas, type Ruling } from '@/engine';
import { amount } from '../../say';
import type { Edition, Row } from '../../terms';
import { actionInput, type ActionInput, type Effect, type NetGun, type PlacedDie } from './ruleInput';
import { fortifications } from './fortifications';
import { politics } from './politics';
import { refuse } from '../../rules/refuse';
import { bonusOfSpace, settle, type SettlementBonus, type SettlementPlacement } from './settle';
import { training } from './training';
import {
  earnedIn,
  openWorkshop,
  placeSoldier,
  type ActingPlayer,
  type EffectFault,
  type SupplyChange,
  type Workshop,
} from './workshop';

interface ActionResult {
  readonly deltas: Deltas;
  /** Change of the personal supply. */
  readonly supply: SupplyChange;
  /** Of the first Settlement, when settling. */
  readonly bonus: SettlementBonus | null;
}

/** One Community effect, pp. 12–17, or Soldiers or the Leader onto a Defense area, p. 18. */
export const action = procedure({ input: actionInput, resolve: resolveAction });

function resolveAction({ edition, player, die, effect }: ActionInput): Ruling<ActionResult> {
  const secondary = effect.action === 'place-soldiers' || effect.action === 'leader-defense';
  const shop = openWorkshop(edition, player, secondary ? 'secondary' : 'effects');
  const fault = placeDie(shop, die) ?? resolve(shop, effect);
  if (fault) return err(fault);
  return ok({
    figures: {
      deltas: shop.deltas(),
      supply: shop.supplyChange(),
      bonus: effect.action === 'settle' ? settleBonus(effect.placements) : null,
    },
    explanation: shop.ledger.steps,
  });
}

/** Taking the die and nothing more: for a table that resolves the effect by hand. */
export function dieCost(
  edition: Edition,
  player: ActingPlayer,
  die: PlacedDie,
): Ruling<{ readonly deltas: Deltas }> {
  const shop = openWorkshop(edition, player, 'effects');
  const fault = placeDie(shop, die);
  return fault ? err(fault) : ok({ figures: { deltas: shop.deltas() }, explanation: shop.ledger.steps });
}

/** 1 Story changes the face; another player's die costs 2 Followers, or what is left of them (R41). */
function placeDie(shop: Workshop, die: PlacedDie | null): EffectFault {
  if (!die) return null;
  if (die.changeFace) {
    if (!shop.has('story', 1)) return refuse('not-affordable', 'die.changeFace', 'refusal.changeFace');
    shop.act('action.die.changeFace', [['story', -1]]);
  }
  if (die.owner === 'other') shop.act('action.die.other', [['followers', -2]]);
  return null;
}

function resolve(shop: Workshop, effect: Effect): EffectFault {
  switch (effect.action) {
    case 'rations':
      shop.act('action.rations', [['food', 2]]);
      return null;
    case 'salvage':
      shop.act('action.salvage', [['mr', 2]]);
      return null;
    case 'supply':
      shop.act(`action.${shop.rules.supplyName}`, [
        ['mr', 1],
        ['food', 1],
      ]);
      return null;
    case 'pub': {
      const stories = shop.player.dice + 1;
      shop.act('action.pub', [['story', stories]], {
        stories: amount('stories', stories),
        dice: amount('dice', shop.player.dice),
      });
      return null;
    }
    case 'training':
      return training(shop, effect);
    case 'politics':
      return politics(shop, effect);
    case 'settle':
      return settle(shop, effect.placements);
    case 'fortifications':
      return fortifications(shop, effect.steps);
    case 'place-soldiers': {
      const missing = effect.place.findIndex((soldier) => !placeSoldier(shop, soldier));
      return missing < 0 ? null : refuse('no-such-soldier', `place[${missing}]`, 'refusal.noSoldierOnBoard');
    }
    case 'leader-defense':
      return defend(shop, effect.row, effect.netGun);
  }
}

/** The Leader earns as a Soldier does; Phoenix's Net Gun adds a point or slips a Trap under a Dino. */
function defend(shop: Workshop, row: Row, netGun: NetGun | null): EffectFault {
  if (netGun && shop.player.leader !== 'phoenix')
    return refuse('ability-not-available', 'netGun', 'refusal.onlyPhoenix');
  if (netGun === 'trap' && shop.inSupply('traps') < 1)
    return refuse('no-trap-left', 'netGun', 'refusal.noTrapLeft');
  shop.act('action.place.leader', [[earnedIn(row), 1]]);
  if (netGun === 'trap') {
    shop.moveSupply('traps', -1);
    shop.act('action.netGun.trap', []);
  } else if (netGun) {
    shop.act(`action.netGun.${netGun}`, [[netGun, 1]]);
  }
  return null;
}

function settleBonus([first]: readonly SettlementPlacement[]): SettlementBonus | null {
  return first ? bonusOfSpace(first) : null;
}
