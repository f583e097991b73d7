import type { ExplainStep, Explanation } from '@/engine';
import { DISSENTERS } from '../../../perseverance/dissenters';
import { say } from '../../say';

/** The lines of an explanation that name one owner. */
export function whyOf(explanation: Explanation, owner: string): Explanation {
  return explanation.filter((step) => names(step, owner));
}

/** Those lines as far as they changed Followers: what a review has to answer for. */
export function followersWhy(explanation: Explanation, owner: string): Explanation {
  return explanation.filter(({ deltas = [] }) =>
    deltas.some((delta) => delta.owner === owner && delta.asset === 'followers' && delta.by !== 0),
  );
}

function names({ rule }: ExplainStep, owner: string): boolean {
  const player = rule.params?.player;
  if (typeof player !== 'object') return false;
  if ('key' in player) return owner === DISSENTERS && player.key === say('owner.dissenters').key;
  return player.player === owner;
}
