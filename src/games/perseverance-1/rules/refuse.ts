import { refusal, type Refusal, type Say } from '@/engine';
import { say, type Key } from '../say';

/** Every code a rule of Episode 1 refuses with; codes of the form itself come from the reader. */
export type RuleCode =
  | 'invalid-input'
  | 'out-of-range'
  | 'dissenters-not-allowed'
  | 'unknown-player'
  | 'duplicate-leader'
  | 'not-in-edition'
  | 'duplicate-officer'
  | 'zone-taken'
  | 'not-enough-influence'
  | 'ability-not-available'
  | 'not-affordable'
  | 'wrong-column-count'
  | 'wrong-row-count'
  | 'wrong-token-count'
  | 'no-dinos'
  | 'too-many-picks'
  | 'reward-blocked'
  | 'duplicate-pick'
  | 'no-settlement-left'
  | 'no-empty-space'
  | 'leader-not-on-board'
  | 'inconsistent-presence'
  | 'choice-required'
  | 'transition-not-last'
  | 'no-soldiers'
  | 'no-such-soldier'
  | 'wrong-draw'
  | 'not-drawn'
  | 'must-choose'
  | 'wrong-dice-total'
  | 'no-soldier-supply'
  | 'no-trap-left'
  | 'no-wall-left'
  | 'all-dice-in-play'
  | 'no-neutral-die'
  | 'same-zone'
  | 'space-locked'
  | 'space-taken'
  | 'not-bottommost';

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
