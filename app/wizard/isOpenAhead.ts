import type { WizardStep } from '@/engine';

/** Something from here on is not answered yet, and every answer may ask for more: nobody knows how many steps come. */
export function isOpenAhead(steps: readonly WizardStep[], position: number): boolean {
  return steps.slice(position).some(isOpen);
}

/** What the wizard waits for on this step. */
function isOpen(step: WizardStep): boolean {
  return (
    step.missing !== undefined || (step.kind === 'choice' && step.options.every(({ chosen }) => !chosen))
  );
}
