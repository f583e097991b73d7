import { sumDeltas, type Phrase } from '@/engine';
import { say } from '../../say';
import { ASSETS } from '../../terms';
import type { Command } from '../command';
import { counterName } from '../counterName';
import { decide } from '../decide/decide';
import type { State } from '../state';
import { rulesFor } from '../supplies';
import { listed, signed } from '../view/gains';

/**
 * What a command would cost and give its player, tracked or not, or why it cannot be. With `before`, only what comes
 * on top of it: the next option of several.
 */
export function outlook(
  state: State,
  player: string,
  command: Command,
  before?: Command,
): { readonly note?: Phrase; readonly reason?: Phrase } {
  const decision = decide(state, command, { pick: () => 0 });
  if (!decision.ok) return { reason: decision.error.message };
  const after = gainsIn(state, player, command);
  const so = before ? gainsIn(state, player, before) : {};
  const note = listed(
    ASSETS.flatMap((asset) => {
      const by = (after[asset] ?? 0) - (so[asset] ?? 0);
      return by === 0
        ? []
        : [say('session.event.gain', { what: counterName(rulesFor(state), asset), by: signed(by) })];
    }),
  );
  return note ? { note } : {};
}

function gainsIn(state: State, player: string, command: Command): Readonly<Record<string, number>> {
  const decision = decide(state, command, { pick: () => 0 });
  const why = decision.ok ? decision.value.flatMap((event) => event.why ?? []) : [];
  return sumDeltas(why)[player] ?? {};
}
