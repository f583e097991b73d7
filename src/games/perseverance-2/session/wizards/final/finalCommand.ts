import { playersOf } from '../../../../perseverance/session/table';
import { shiftFollowers } from '../../../../perseverance/session/wizards/shiftFollowers';
import type { Command } from '../../command';
import type { State } from '../../state';
import { ahead } from '../reviewLines';
import { allHoldings, type FinalDraft } from './finalDraft';
import { gainsOf } from './gains';

/** What the rules make of the end, with the Followers that the table set on single lines. */
export function finalCommand(state: State, draft: FinalDraft): Command {
  const given = playersOf(state).flatMap((player) => gainsOf(state, draft, player));
  return shiftFollowers(
    ahead,
    state,
    { type: 'resolveFinal', ...allHoldings(state, draft) } as const,
    given,
    draft.byHand,
  );
}
