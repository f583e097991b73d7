import { DRY_RUN, type Phrase } from '@/engine';
import { outlookOf } from '../../../perseverance/session/wizards/outlookOf';
import { ASSETS } from '../../terms';
import type { Command } from '../command';
import { counterName } from '../counterName';
import { decide } from '../decide/decide';
import type { State } from '../state';
import { rulesFor } from '../supplies';

/** What a command would cost and give its player, on top of another one, or why it cannot be. */
export function outlook(
  state: State,
  player: string,
  command: Command,
  before?: Command,
): { readonly note?: Phrase; readonly reason?: Phrase } {
  // A look ahead costs no luck.
  const look = (wish: Command) => decide(state, wish, DRY_RUN);
  return outlookOf(player, look(command), before ? look(before) : null, ASSETS, (asset) =>
    counterName(rulesFor(state), asset),
  );
}
