import { refusalsOf } from '@/engine';
import { say, type Key } from '../say';

/** Every code a rule of Robinson Crusoe refuses with, in the order in which they are looked at. */
export type RuleCode =
  'invalid-input' | 'out-of-range' | 'unknown-player' | 'limit-exceeded' | 'not-affordable';

export const refuse = refusalsOf<Key, RuleCode>(say);
