import type { Phrase, ToldLine, WizardStep } from '@/engine';
import { stepsOfOfficer } from '../../../../perseverance/session/officerShares';
import { officerLines } from '../../../../perseverance/session/wizards/assembly/assemblyOfficers';
import { say } from '../../../say';
import type { Officer } from '../../../terms';
import { lookedAtAfterVotes, officersAfterVotes } from '../../decide/scoring';
import { refuse } from '../../refuse';
import type { State } from '../../state';
import { resolveDraft } from './assemblyCommand';
import type { AssemblyDraft } from './assemblyDraft';
import { isTurnedUp } from './openChoices';

/** One Officer after the other: who is first, who second, what the Officer looks at, and what it gives. */
export function officersStep(state: State, draft: AssemblyDraft): WizardStep<AssemblyDraft> {
  const step = {
    kind: 'told',
    id: 'officers',
    title: say('session.assemblyWizard.officers'),
    help: say('session.assemblyWizard.officersHelp'),
  } as const;
  if (!isTurnedUp(state, draft))
    return { ...step, lines: [], missing: refuse('nothingChosen').error.message };
  const command = resolveDraft(state, draft);
  const scores = officersAfterVotes(state, command);
  if (!scores.ok) return { ...step, lines: [], missing: scores.error.message };
  const { figures, explanation } = scores.value;
  const lookedAt = lookedAtAfterVotes(state, command);
  return {
    ...step,
    lines: figures.officers.flatMap((scored) => {
      const why = stepsOfOfficer(scored.officer, explanation);
      return officerLines(draft, scored, state.officers[scored.officer], why, (player) =>
        conditionLine(scored.officer, player, lookedAt(scored.officer, player)),
      );
    }),
  };
}

/** What the Officer looked at, in the words of the rules. */
function conditionLine(officer: Officer, player: string, label: Phrase): readonly ToldLine[] {
  return [
    {
      id: `${player}:${officer}`,
      player,
      group: say(`officer.${officer}`),
      under: true,
      label,
    },
  ];
}
