import type { Phrase } from '@/engine';
import { assetName, say } from '../../say';
import type { State } from '../state';
import { rulesFor } from '../supplies';
import type { FinalInput } from './finalScoringDraft';

export function nameOfInput(state: State, input: FinalInput): Phrase {
  switch (input) {
    case 'food':
    case 'mr':
    case 'story':
    case 'safeguard':
    case 'valor':
      return assetName(rulesFor(state), input);
    case 'light':
    case 'heavy':
    case 'leader':
    case 'walls':
    case 'traps':
    case 'boardLight':
    case 'boardHeavy':
    case 'patrolLight':
    case 'patrolHeavy':
    case 'heavyThreat':
      return say(`session.finalWizard.${input}`);
  }
}
