import { refusalsOf } from '@/engine';
import { say, type Key } from '../say';

/** Every code a rule of Episode 2 refuses with; codes of the form itself come from the reader. */
export type RuleCode =
  'invalid-input' | 'unknown-player' | 'out-of-range' | 'limit-exceeded' | 'not-affordable' | 'not-allowed';

export const refuse = refusalsOf<Key, RuleCode>(say);
