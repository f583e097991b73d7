import { reasonIn, type Phrase } from '@/engine';
import type { Command } from '../command';
import type { State } from '../state';
import { ahead } from './reviewLines';

/** Why a command would be refused now, for the option that would send it. A look ahead costs no luck. */
export function reasonAgainst(state: State, command: Command): { readonly reason?: Phrase } {
  return reasonIn(ahead.decide(state, command));
}

/** Nothing if one of several ways is open, else why the last one is not. */
export function reasonAgainstAll(state: State, ways: readonly Command[]): { readonly reason?: Phrase } {
  let last: { readonly reason?: Phrase } = {};
  for (const way of ways) {
    last = reasonAgainst(state, way);
    if (!last.reason) return {};
  }
  return last;
}
