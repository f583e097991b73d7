import { givesLine } from '../../../perseverance/session/wizards/final/gainLine';
import { shiftFollowers, type Given } from '../../../perseverance/session/wizards/shiftFollowers';
import type { Breakdown } from '../../rules/finalScoring';
import type { Command } from '../command';
import { finalOutcome } from '../decide/final';
import { isFull, playersOf, type State } from '../state';
import { ahead } from './byHandFigures';
import { countedInputs, playersLeft, type FinalDraft } from './finalScoringDraft';

/** Everything that may give Followers at the end, in the order in which it is counted. */
export const GIVES = [
  'soldiers',
  'fortifications',
  'food',
  'mr',
  'story',
  'lightSoldiers',
  'heavySoldiers',
  'pairs',
  'threat',
] as const satisfies readonly (keyof Breakdown)[];
export type Gives = (typeof GIVES)[number];

/** What the rules make of the draft, with the Followers that the table set on single lines. */
export function finalCommand(state: State, draft: FinalDraft): Command {
  const players = playersLeft(state, draft);
  const outcome = finalOutcome(state, players);
  const given = playersOf(state).flatMap((player) =>
    GIVES.map((source): Given => {
      const own = outcome.ok ? outcome.value.figures.breakdown[player] : undefined;
      return { line: givesLine(source, player), player, worked: own?.[source] ?? 0 };
    }),
  );
  const counted = isFull(state) ? {} : { counted: countedInputs(state, draft) };
  return shiftFollowers(ahead, state, { type: 'resolveFinal', players, ...counted }, given, draft.byHand);
}
