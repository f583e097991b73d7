import type { WizardStep } from '@/engine';
import type { FightDraft } from './fightDraft';
import { fightIn, type Fighting } from './fighting';
import { foughtStep } from './foughtStep';
import { injuriesStep } from './injuriesStep';
import { partyStep } from './partyStep';
import { spoilsStep, wranglerStep } from './spoilsStep';

/** Who fights, how it goes, who is hit, what becomes of the Dinos. A page that lacks something ends it for now. */
export function fightSteps<Draft extends FightDraft>(
  fighting: Fighting<Draft>,
): readonly WizardStep<Draft>[] {
  const fight = fightIn(fighting);
  const steps: WizardStep<Draft>[] = [];
  for (const page of [partyStep, foughtStep, injuriesStep, spoilsStep, wranglerStep]) {
    const step = page(fighting, fight);
    if (step) steps.push(step);
    if (step?.missing) break;
  }
  return steps;
}
