import type { AskNames, NoNames } from '../names';
import type { Ask } from './ask';
import { EMPTY_DRAFT } from './draft';
import { openAsk } from './openAsk';
import type { WizardStep } from './step';

/** What a part of a script would ask before anything of it is answered. */
export function stepsAhead<N extends AskNames = NoNames>(
  script: (ask: Ask<N>) => unknown,
): readonly WizardStep[] {
  const { ask, asked } = openAsk<N>(EMPTY_DRAFT);
  script(ask);
  return asked.steps;
}
