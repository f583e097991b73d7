import { ok, type Wizard } from '@/engine';
import { leaves } from '../../../../perseverance/session/wizards/shiftFollowers';
import { winnersStep } from '../../../../perseverance/session/wizards/final/winnersStep';
import { say } from '../../../say';
import type { Command } from '../../command';
import { finalOutcome } from '../../decide/final';
import { seatOf } from '../../records';
import type { State } from '../../state';
import { ahead, reviewLines, withTotals } from '../reviewLines';
import { finalCommand } from './finalCommand';
import { allHoldings, readFinalDraft, type FinalDraft } from './finalDraft';
import { gainLines } from './gains';
import { sourceSteps } from './sourceSteps';

/** The end of the game: captured Dinos, what is left, then who wins. One entry. */
export const finalScoring: Wizard<State, Command, FinalDraft> = {
  id: 'finalScoring',
  title: () => say('session.table.finalScoring'),
  begin: () => ({ held: {}, byHand: {} }),
  readDraft: readFinalDraft,
  steps: (state, draft) => {
    const outcome = finalOutcome(state, allHoldings(state, draft).holdings);
    const told = sourceSteps(state, draft, outcome.ok ? outcome.value.explanation : []);
    if (!outcome.ok) return told.map((step) => ({ ...step, missing: outcome.error.message }));
    const { explanation } = outcome.value;
    const after = leaves(ahead, state, withTotals(finalCommand(state, draft), draft.byHand)) ?? state;
    return [
      ...told,
      winnersStep(state, {
        followers: (id) => seatOf(after, id).followers,
        tiebreak: (id) => seatOf(state, id).perks.length,
        words: {
          help: say('session.finalWizard.rankingHelp'),
          tiebreak: say('session.group.perks'),
          byTiebreak: say('session.finalWizard.byPerks'),
        },
        explanation,
        gains: gainLines(state, draft, explanation),
      }),
    ];
  },
  review: (state, draft) =>
    reviewLines(state, finalCommand(state, draft), draft.byHand, (byHand) => ({ ...draft, byHand })),
  commit: (state, draft) => ok(withTotals(finalCommand(state, draft), draft.byHand)),
};
