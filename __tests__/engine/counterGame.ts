import { err, ok, phrase, refusal, type Decider } from '@/engine';

export type Counters = Readonly<Record<string, number>>;
export type CounterCommand =
  { readonly type: 'adjust'; readonly player: string; readonly by: number } | { readonly type: 'doubleAll' };
/** Adding and doubling do not commute, so events applied in a wrong order show. */
export type CounterEvent =
  | { readonly type: 'adjusted'; readonly player: string; readonly by: number }
  | { readonly type: 'doubled'; readonly player: string };

/** The smallest game with something to refuse: a counter per player, never below 0. */
export const counterGame: Decider<readonly string[], Counters, CounterCommand, CounterEvent> = {
  initial: (players) => Object.fromEntries(players.map((player) => [player, 0])),
  decide(state, command) {
    switch (command.type) {
      case 'adjust': {
        const { player, by } = command;
        const before = state[player];
        if (before === undefined) return err(refusal('unknown-player', phrase('unknownPlayer', { player })));
        if (before + by < 0) return err(refusal('below-zero', phrase('belowZero')));
        return ok([{ type: 'adjusted', player, by }]);
      }
      case 'doubleAll':
        return ok(Object.keys(state).map((player) => ({ type: 'doubled' as const, player })));
    }
  },
  evolve(state, event) {
    const before = state[event.player] ?? 0;
    switch (event.type) {
      case 'adjusted':
        return { ...state, [event.player]: before + event.by };
      case 'doubled':
        // Kept small, so that a long random evening stays within exact whole numbers.
        return { ...state, [event.player]: (before * 2) % 1009 };
    }
  },
};
