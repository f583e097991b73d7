import type { ExplainStep, Explanation } from '@/engine';
import { DISSENTERS } from '../../dissenters';

/** The lines of an explanation that name one owner. */
export function whyOf(explanation: Explanation, owner: string): Explanation {
  return explanation.filter((step) => names(step, owner));
}

function names({ rule }: ExplainStep, owner: string): boolean {
  const player = rule.params?.player;
  if (typeof player !== 'object') return false;
  if ('key' in player) return owner === DISSENTERS && player.key === 'owner.dissenters';
  return player.player === owner;
}
