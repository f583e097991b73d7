import { DRY_RUN, type Phrase } from '@/engine';
import { outlookOf } from '../../perseverance/session/wizards/outlookOf';
import { say } from '../say';
import type { Command } from '../session/command';
import { decide } from '../session/decide/decide';
import type { State } from '../session/state';
import { ASSETS } from '../terms';

/** What a command would cost and give the player on turn, on top of another one, or why it cannot be. */
export function outlook(
  state: State,
  command: Command,
  before?: Command,
): { readonly note?: Phrase; readonly reason?: Phrase } {
  // A look ahead costs no luck.
  const look = (wish: Command) => decide(state, wish, DRY_RUN);
  return outlookOf(state.turn, look(command), before ? look(before) : null, ASSETS, (asset) =>
    say(`asset.${asset}`),
  );
}
