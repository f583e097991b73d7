import { refusalsOf } from '@/engine';
import { say, type Key } from '../say';

/** Every code a rule of Survivors refuses with, in the order in which they are looked at. */
export type RuleCode = 'invalid-input' | 'unknown-player' | 'limit-exceeded' | 'not-affordable';

export const refuse = refusalsOf<Key, RuleCode>(say);
