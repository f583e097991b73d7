import { refusal, type Refusal, type Say } from '@/engine';
import { say, type Key } from '../say';

/** Every code a rule of Episode 2 refuses with; codes of the form itself come from the reader. */
export type RuleCode =
  'invalid-input' | 'unknown-player' | 'out-of-range' | 'limit-exceeded' | 'not-affordable' | 'not-allowed';

export type RefusalKey = Extract<Key, `refusal.${string}`>;

/** A rule says no: the code for programs, the sentence for people, the path of the value that is wrong. */
export function refuse(
  code: RuleCode,
  path: string,
  key: RefusalKey,
  params?: Parameters<Say<Key>>[1],
): Refusal<RuleCode> {
  return refusal(code, say(key, params), path);
}
