import type { Phrase } from '@/engine';
import { say } from '../../say';

/** How a shared place was divided, where it was. */
export function tieMark(figure: string | undefined): Phrase {
  return figure === undefined
    ? say('session.assemblyWizard.tied')
    : say('session.assemblyWizard.tiedShared', { figure });
}
