import { DRY_RUN, reasonIn, type Phrase } from '@/engine';
import type { Command } from '../command';
import { decide } from '../decide/decide';
import type { State } from '../state';

/** Why a command would be refused now, for the option that stands for it. A look ahead costs no luck. */
export function reasonAgainst(state: State, command: Command): { readonly reason?: Phrase } {
  return reasonIn(decide(state, command, DRY_RUN));
}
