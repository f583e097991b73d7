import type { CheckAsk, Choosing } from '@/engine';
import { say } from '../../say';

/** One of several; it waits until one is chosen. */
export function askOne<Id extends string>(ask: CheckAsk, question: Omit<Choosing<Id>, 'missing'>): Id | null {
  return ask.choose({ ...question, missing: say('session.refusal.nothingChosen') });
}
