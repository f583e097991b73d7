import type { Standing } from '@/engine';
import type { EditionRules } from '../../editions';
import type { BreachTokenRule, RewardId } from '../../terms';
import type { Muster } from './defenseArea';

/** Own pieces in the attacked area: Traps, Walls, Soldiers (fallen too), Leader. */
export function combatContribution(
  { traps, walls, defenders }: Muster,
  players: readonly { readonly id: string }[],
): Standing {
  const pieces = new Map(players.map(({ id }) => [id, 0]));
  for (const kind of [traps, walls, defenders])
    for (const { owner } of kind) pieces.set(owner, (pieces.get(owner) ?? 0) + 1);
  return [...pieces];
}

/** How many rewards a Contribution buys; a table's own board overrules the rules, its last number counts on (R12). */
export function picksFor(
  rules: EditionRules,
  contribution: number,
  picksTable: readonly number[] | null,
): number {
  if (picksTable) return picksTable[Math.min(contribution, picksTable.length - 1)] ?? 0;
  return contribution === 0 ? 0 : rules.picksFor(contribution);
}

/** Everybody with the highest Contribution may take one pick twice; nobody with none (R17). */
export function mayRepeat(contribution: Standing): readonly string[] {
  const highest = Math.max(...contribution.map(([, pieces]) => pieces));
  return contribution.filter(([, pieces]) => pieces > 0 && pieces === highest).map(([owner]) => owner);
}

/** The rewards that Breach tokens leave open, in the edition's order (R13). */
export function openRewards(
  rules: EditionRules,
  tokens: readonly RewardId[],
  tokenRule: BreachTokenRule,
  breached: boolean,
): readonly RewardId[] {
  const blocking = tokenRule === 'always' || breached;
  return blocking ? rules.rewards.filter((reward) => !tokens.includes(reward)) : rules.rewards;
}
