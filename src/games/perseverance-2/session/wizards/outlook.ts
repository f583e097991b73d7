import type { Phrase } from '@/engine';
import { outlookOf } from '../../../perseverance/session/wizards/outlookOf';
import { say } from '../../say';
import { ASSETS } from '../../terms';
import type { Command } from '../command';
import type { State } from '../state';
import { ahead } from './reviewLines';

/** What a command would cost and give the player, or why it cannot be. A look ahead costs no luck. */
export function outlook(
  state: State,
  player: string,
  command: Command,
): { readonly note?: Phrase; readonly reason?: Phrase } {
  return outlookOf(player, ahead.decide(state, command), null, ASSETS, (asset) => say(`asset.${asset}`));
}
