import type { Outcome, WizardStep } from '@/engine';
import { winnersStep as familyStep } from '../../../perseverance/session/wizards/final/winnersStep';
import { leaves } from '../../../perseverance/session/wizards/shiftFollowers';
import type { FinalScoringResult } from '../../rules/finalScoring';
import { say } from '../../say';
import { playersOf, type State } from '../state';
import { ahead, withTotals } from './byHandFigures';
import { finalCommand, GIVES } from './finalScoringCommand';
import type { FinalDraft } from './finalScoringDraft';
import { gainLine } from './finalScoringGains';

/** Who wins: most Followers, between equals most Soldiers. */
export function winnersStep(
  state: State,
  draft: FinalDraft,
  final: Outcome<FinalScoringResult>,
): WizardStep<FinalDraft> {
  const { figures, explanation } = final;
  const after = leaves(ahead, state, withTotals(finalCommand(state, draft), draft.byHand));
  const soldiers = new Map(figures.ranking.map((place) => [place.id, place.soldiers]));
  return familyStep(state, {
    followers: (id) => (after ? after.players[id]?.followers : figures.final[id]) ?? 0,
    tiebreak: (id) => soldiers.get(id) ?? 0,
    words: {
      help: say('session.finalWizard.rankingHelp'),
      tiebreak: say('session.finalWizard.allSoldiers'),
      byTiebreak: say('session.finalWizard.bySoldiers'),
    },
    explanation,
    gains: playersOf(state).flatMap((id) => GIVES.map((source) => gainLine(state, draft, source, id, final))),
  });
}
