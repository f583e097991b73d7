import { among, listOf, number, orElse, shape, type Read } from '@/engine';
import { SETTLEMENT_SPACES } from '../../pieces';
import { assetName, say } from '../../say';
import { PRODUCTION, ZONES, type Asset, type Zone } from '../../terms';
import { optionalFlag } from '../../rules/fields';
import { refuse } from '../../rules/refuse';
import { recruit, type EffectFault, type Workshop } from './workshop';

/** 1–10, from the bottom. */
const space = number({ min: 1, max: SETTLEMENT_SPACES.dangerous });

export const settlementPlacement = shape({
  zone: among(ZONES),
  space,
  occupied: orElse(listOf(space), [] as readonly number[]),
  dangerous: optionalFlag,
});
export type SettlementPlacement = Read<typeof settlementPlacement>;

export type BonusKind =
  'none' | 'votes' | 'influence' | 'production' | 'safeguard' | 'retrieve-leader' | 'place-soldiers';

export interface SettlementBonus {
  readonly kind: BonusKind;
  /** As printed. */
  readonly amount: number;
  readonly zone: Zone;
}

/** By space, the lowest first, p. 16 (R34). */
const SPACE_BONUSES: readonly Omit<SettlementBonus, 'zone'>[] = [
  { kind: 'none', amount: 0 },
  { kind: 'votes', amount: 1 },
  { kind: 'influence', amount: 1 },
  { kind: 'influence', amount: 1 },
  { kind: 'production', amount: 1 },
  { kind: 'votes', amount: 2 },
  { kind: 'production', amount: 2 },
  { kind: 'safeguard', amount: 3 },
  { kind: 'retrieve-leader', amount: 1 },
  { kind: 'place-soldiers', amount: 3 },
];

export function bonusOfSpace({ zone, space }: Pick<SettlementPlacement, 'zone' | 'space'>): SettlementBonus {
  return { kind: 'none', amount: 0, ...SPACE_BONUSES[space - 1], zone };
}

/** One Settlement with its bonus, or two in two Zones, where only the first earns one (R35). */
export function settle(shop: Workshop, placements: readonly SettlementPlacement[]): EffectFault {
  const [first, second] = placements;
  if (!first) throw new Error('settle needs a placement');
  const fault = checkPlacements(shop, placements);
  if (fault) return fault;

  const key = second ? 'action.settle.two' : 'action.settle.one';
  shop.act(key, costOf(placements), {
    zone: say(`zone.${first.zone}`),
    space: first.space,
    other: say(`zone.${(second ?? first).zone}`),
  });
  shop.moveSupply('settlements', -placements.length);
  gainBonus(shop, bonusOfSpace(first));
  return null;
}

function costOf(placements: readonly SettlementPlacement[]): readonly (readonly [Asset, number])[] {
  return placements.length === 1
    ? [['food', -1]]
    : [
        ['food', -1],
        ['mr', -1],
        ['story', -1],
      ];
}

/** Influence, the Leader and Soldiers to place are further steps: here they change nothing. */
function gainBonus(shop: Workshop, { kind, amount: printed, zone }: SettlementBonus): void {
  switch (kind) {
    case 'votes':
    case 'safeguard':
      return shop.act(`action.settle.bonus.${kind}`, [[kind, printed]], { printed });
    case 'production': {
      const asset = PRODUCTION[zone];
      if (asset === 'lightSoldier') return recruit(shop, 'light', printed, 'action.settle.bonus.soldiers');
      return shop.act('action.settle.bonus.production', [[asset, printed]], {
        printed,
        asset: assetName(shop.rules, asset),
      });
    }
    case 'none':
    case 'influence':
    case 'retrieve-leader':
    case 'place-soldiers':
      return shop.act(`action.settle.bonus.${kind}`, [], { printed });
  }
}

function checkPlacements(shop: Workshop, placements: readonly SettlementPlacement[]): EffectFault {
  const [first, second] = placements;
  if (shop.inSupply('settlements') < placements.length)
    return refuse('no-settlement-left', 'player.settlementSupply', 'refusal.settlementSupply');
  if (second && second.zone === first?.zone)
    return refuse('same-zone', 'placements[1].zone', 'refusal.sameZone');
  for (const [i, { space, occupied, dangerous }] of placements.entries()) {
    if (space > SETTLEMENT_SPACES.safe && !dangerous)
      return refuse('space-locked', `placements[${i}].space`, 'refusal.spaceLocked', { space });
    if (occupied.includes(space))
      return refuse('space-taken', `placements[${i}].space`, 'refusal.spaceTaken', { space });
  }
  if (second && second.space !== lowestFree(second.occupied))
    return refuse('not-bottommost', 'placements[1].space', 'refusal.notBottommost', {
      space: lowestFree(second.occupied),
    });
  return costOf(placements).every(([asset, by]) => shop.has(asset, -by))
    ? null
    : refuse('not-affordable', 'placements', 'refusal.settlePrice');
}

function lowestFree(occupied: readonly number[]): number {
  let space = 1;
  while (occupied.includes(space)) space++;
  return space;
}
