import type { WizardStep } from '@/engine';
import { say } from '../../say';
import { ZONES } from '../../terms';
import { assemblyOutcome, officerOutcome } from '../decide/assembly';
import type { State } from '../state';
import { rulesFor } from '../supplies';
import { resolveDraft } from './assemblyCommand';
import type { AssemblyDraft } from './assemblyDraft';
import { officerLines } from './assemblyOfficers';
import { rankTable, zoneLines } from './assemblyVotes';

/**
 * What was chosen is turned up, and everything that follows stands on one page: the Votes ranked with places, prizes
 * and sums side by side, what made them, then the Officers. Without all choices there is nothing to tell yet.
 */
export function revealStep(state: State, draft: AssemblyDraft): WizardStep {
  const command = resolveDraft(state, draft);
  const votes = assemblyOutcome(state, command);
  const officers = officerOutcome(state, command.records);
  const step = {
    kind: 'table',
    id: 'reveal',
    title: say('session.assemblyWizard.reveal'),
    help: say(`session.assemblyWizard.${rulesFor(state).voteless}Help`),
  } as const;
  if (!votes.ok) return { ...step, tables: [], missing: votes.error.message };
  if (!officers.ok) return { ...step, tables: [], missing: officers.error.message };
  return {
    ...step,
    tables: [rankTable(state, draft, votes.value)],
    lines: [
      ...ZONES.flatMap((zone) => zoneLines(state, draft, zone, votes.value)),
      ...officerLines(state, draft, officers.value),
    ],
  };
}
