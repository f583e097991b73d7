import type { Phrase, WizardStep } from '@/engine';
import * as family from '../../../perseverance/session/wizards/assembly/assemblyPresence';
import { say } from '../../say';
import { poolOutcome } from '../decide/assembly';
import { isFull, type State } from '../state';
import { assembling } from './assembling';
import type { AssemblyDraft } from './assemblyDraft';

/**
 * Who is present where, the Votes of the round, and what follows for each tile. In Full tracking all of it is known
 * and only told, each number open to the table's own; otherwise it is counted here, and every row says at once what
 * it leads to.
 */
export function presenceStep(state: State, draft: AssemblyDraft): WizardStep {
  const missing = faultIn(state, draft);
  const numbers = family.presenceNumbers(assembling, state, draft);
  const step = {
    id: 'presence',
    title: say('session.assemblyWizard.presence'),
    ...(missing && { missing }),
  };
  return isFull(state)
    ? {
        ...step,
        kind: 'told',
        help: say('session.assemblyWizard.majorityHelp'),
        lines: numbers.map((number) =>
          family.toldNumber(number, (zone) => family.whyZone(assembling, state, draft, zone)),
        ),
      }
    : {
        ...step,
        ...family.askedPresence(state, numbers),
      };
}

/** Dice that cannot be would be refused at the end too. */
function faultIn(state: State, draft: AssemblyDraft): Phrase | undefined {
  const fault = family.faultInPresence(assembling, state, draft);
  if (fault) return fault;
  const pool = poolOutcome(state);
  return pool.ok ? undefined : pool.error.message;
}
