import { phrase, type Draft, type Phrase } from '@/engine';
import type { AnyWizard } from '@/state/wizardStore';

/** Why what is on the page cannot be done yet: an open question, or the rules. */
export function openReason(wizard: AnyWizard, state: unknown, draft: Draft): Phrase | undefined {
  const open = wizard.steps(state, draft).find((step) => step.missing);
  // The page is long, and the question may be out of sight.
  if (open)
    return open.missing === open.title ? phrase('wizard.stillOpen', { what: open.title }) : open.missing;
  const command = wizard.commit(state, draft);
  return command.ok ? undefined : command.error.message;
}
