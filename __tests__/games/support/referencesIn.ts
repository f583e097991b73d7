import type { AnyGame, Draft, WizardStep } from '@/engine';
import { tapped } from '../../support/tap';

type AnyWizard = AnyGame['wizards'][number];

/** Every `reference` anywhere in a piece of data. */
export function* referencesIn(data: unknown): Generator<string> {
  if (typeof data !== 'object' || data === null) return;
  for (const [key, value] of Object.entries(data)) {
    if (key === 'reference' && typeof value === 'string') yield value;
    else yield* referencesIn(value);
  }
}

/** Every step that taps can lead to, one option after the other, as far as a look at each needs. */
export function stepsWithin(state: unknown, wizard: AnyWizard, looks: number): readonly WizardStep[] {
  const found = new Map<string, WizardStep>();
  const open: Draft[] = [wizard.begin(state)];
  for (let looked = 0; looked < looks; looked += 1) {
    const draft = open.shift();
    if (!draft) break;
    for (const step of wizard.steps(state, draft)) {
      if (found.has(step.id)) continue;
      found.set(step.id, step);
      if (step.kind === 'choice' || step.kind === 'picks')
        open.push(
          ...step.options
            .filter(({ reason }) => !reason)
            .map((option) => tapped(draft, step, { option: option.id })),
        );
    }
  }
  return [...found.values()];
}
