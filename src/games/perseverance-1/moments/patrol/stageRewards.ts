import type { Explanation, Deltas } from '@/engine';
import { SOLDIER_ASSET } from '../../pieces';
import { change, openBooks } from '../../rules/books';
import type { Gains } from './challengeCards';
import { assetName, nameOf } from '../../say';
import { SOLDIERS } from '../../terms';
import { isFull, type State } from '../../session/state';
import { rulesFor, trackOf } from '../../session/supplies';

/** Votes and Soldiers of a stage; Soldiers come as far as the personal supply holds them (R7). */
export function moreStageRewards(
  state: State,
  player: string,
  rewards: Gains,
): { readonly deltas: Deltas; readonly explanation: Explanation } {
  const { ledger, tell } = openBooks(state.config.edition);
  if (isFull(state))
    for (const kind of SOLDIERS) {
      const asset = SOLDIER_ASSET[kind];
      ledger.open(player, asset, state.players[player]?.[asset] ?? 0, trackOf(state, player, asset));
    }
  for (const [asset, by] of rewards)
    if (by > 0)
      tell(
        'patrol',
        { part: 'patrol', of: player },
        'patrol.stage',
        { player: nameOf(player), by, asset: assetName(rulesFor(state), asset) },
        [change(player, asset, by)],
      );
  return { deltas: ledger.deltas(), explanation: ledger.steps };
}
