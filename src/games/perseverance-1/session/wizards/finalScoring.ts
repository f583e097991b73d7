import { ok, type Wizard } from '@/engine';
import { say } from '../../say';
import type { Command } from '../command';
import { finalOutcome } from '../decide/final';
import type { State } from '../state';
import { withTotals } from './byHandFigures';
import { finalCommand } from './finalScoringCommand';
import { playersLeft, readFinalDraft, type FinalDraft } from './finalScoringDraft';
import { sourceSteps } from './finalScoringSources';
import { winnersStep } from './finalScoringWinners';
import { reviewLines } from './reviewLines';

/** The end of the game: one source of Followers after the other, then who wins. One entry. */
export const finalScoring: Wizard<State, Command, FinalDraft> = {
  id: 'finalScoring',
  title: () => say('session.table.finalScoring'),
  begin: () => ({ players: {}, byHand: {} }),
  readDraft: readFinalDraft,
  steps: (state, draft) => {
    const outcome = finalOutcome(state, playersLeft(state, draft));
    const asked = sourceSteps(state, draft, outcome);
    // What is wrong can be put right on the step that asks for it; beyond it there is nothing to tell yet.
    return outcome.ok ? [...asked, winnersStep(state, draft, outcome.value)] : asked;
  },
  review: (state, draft) =>
    reviewLines(state, finalCommand(state, draft), draft.byHand, (byHand) => ({ ...draft, byHand })),
  commit: (state, draft) => ok(withTotals(finalCommand(state, draft), draft.byHand)),
};
