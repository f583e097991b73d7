import { field, flag, list, oneOf, optional, text, whole, type At } from '@/engine';
import { ITEM_NAMES } from '../../items';
import { TARGETS } from '../../rules/buildCheck';
import { ACTIONS, CUBES, TERRAINS, type Goods } from '../../terms';
import { said } from './said';
import type { InventionCard, Planned } from '../planned';

const SIDES = ['left', 'right'] as const;
const PAYMENTS = ['wood', 'fur'] as const;

export function readPlanned(at: At): Planned {
  const item = optional(field(at, 'item'), (name) => oneOf(name, ITEM_NAMES), null);
  const lead = text(field(at, 'lead'));
  const cost = optional(field(at, 'cost'), readGoods, null);
  return {
    action: oneOf(field(at, 'action'), ACTIONS),
    lead,
    support: list(field(at, 'support'), text),
    threat: optional(field(at, 'threat'), (side) => oneOf(side, SIDES), null),
    threatPawns: optional(field(at, 'threatPawns'), whole, null),
    build: optional(field(at, 'build'), (target) => oneOf(target, TARGETS), null),
    item,
    // The first version knew no more of a card than its price and whether it was the lead's own.
    card: optional(
      field(at, 'card'),
      readCard,
      item && cost && { cost, terrain: null, needs: [], owner: flagOr(at, 'own') ? lead : null },
    ),
    pay: oneOf(field(at, 'pay'), PAYMENTS),
    cost: item ? null : cost,
    economical: flag(field(at, 'economical')),
    cube: optional(field(at, 'cube'), (cube) => oneOf(cube, CUBES), null),
    space: optional(field(at, 'space'), whole, null),
    far: flag(field(at, 'far')),
    minusPawnTile: flag(field(at, 'minusPawnTile')),
    beastTile: flag(field(at, 'beastTile')),
    exhausted: flagOr(at, 'exhausted'),
    plusToken: flagOr(at, 'plusToken'),
    ...said(at, 'faceUp', flag),
    ...said(at, 'second', flag),
    ...said(at, 'needs', (needs) => ({
      weapon: whole(field(needs, 'weapon')),
      items: list(field(needs, 'items'), (name) => oneOf(name, ITEM_NAMES)),
    })),
    ...said(at, 'scenarioItem', text),
  };
}

export function readCard(at: At): InventionCard {
  return {
    cost: readGoods(field(at, 'cost')),
    terrain: optional(field(at, 'terrain'), (terrain) => oneOf(terrain, TERRAINS), null),
    needs: list(field(at, 'needs'), (item) => oneOf(item, ITEM_NAMES)),
    owner: optional(field(at, 'owner'), text, null),
  };
}

function readGoods(at: At): Goods {
  return {
    wood: whole(field(at, 'wood')),
    fur: whole(field(at, 'fur')),
    food: whole(field(at, 'food')),
  };
}

function flagOr(at: At, key: string): boolean {
  return optional(field(at, key), flag, false);
}
