import { refusal, type Refusal, type Say } from '@/engine';
import { say, type Key } from '../say';

/** Every code a rule of Robinson Crusoe refuses with, in the order in which they are looked at. */
export type RuleCode =
  'invalid-input' | 'out-of-range' | 'unknown-player' | 'limit-exceeded' | 'not-affordable';

type RefusalKey = Extract<Key, `refusal.${string}`>;

/** A rule says no: the code for programs, the sentence for people, the path of the value that is wrong. */
export function refuse(
  code: RuleCode,
  path: string,
  key: RefusalKey,
  params?: Parameters<Say<Key>>[1],
): Refusal<RuleCode> {
  return refusal(code, say(key, params), path);
}
