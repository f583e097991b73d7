import { idsOf, ownersOf } from '../../perseverance/participants';
import type { EditionRules } from '../editions';

export { idsOf, ownersOf, perPlayer } from '../../perseverance/participants';

/** The Dissenters have Influence in the published two-player game only. */
export function influencersOf(
  rules: EditionRules,
  players: readonly { readonly id: string }[],
): readonly string[] {
  return rules.dissenterCubes === null ? idsOf(players) : ownersOf(players);
}
