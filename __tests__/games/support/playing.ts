import { fold, read, startSession, unwrap, type Chance, type Entry, type Game, type Session } from '@/engine';

/** Always the first of what is left: nothing about a test is left to luck. */
export const first: Chance = { pick: () => 0 };

/** How tests play a game: every event goes through JSON, as a restart would see it. */
export function playing<Config, State, Command, Event>(game: Game<Config, State, Command, Event>) {
  const decideOn = (state: State, command: Command, chance: Chance = first) =>
    game.decide(state, command, chance);

  const throughJson = (event: Event): Event => unwrap(read(JSON.parse(JSON.stringify(event)), game.event));

  /** Commands that must all be legal. */
  function record(
    state: State,
    commands: readonly Command[],
  ): { readonly state: State; readonly entries: readonly Entry<Event>[] } {
    const entries: Entry<Event>[] = [];
    let current = state;
    for (const command of commands) {
      const decision = decideOn(current, command);
      if (!decision.ok) throw new Error(`${JSON.stringify(command)}: ${JSON.stringify(decision.error)}`);
      const events = decision.value.map(throughJson);
      entries.push({ kind: 'act', at: entries.length, events });
      current = events.reduce(game.evolve, current);
    }
    return { state: current, entries };
  }

  return {
    decideOn,
    throughJson,
    record,
    /** The code of the refusal, or null. */
    refusalOf(state: State, command: Command): string | null {
      const decision = decideOn(state, command);
      return decision.ok ? null : decision.error.code;
    },
    play: (state: State, ...commands: readonly Command[]): State => record(state, commands).state,
    foldAll: (state: State, entries: readonly Entry<Event>[]): Session<State, Event> =>
      unwrap(fold(game, startSession<State, Event>(state), entries)),
    /** A new table whose config has been stored and read again. */
    begin: (config: Config): State =>
      game.initial(unwrap(read(JSON.parse(JSON.stringify(config)), game.config))),
  };
}
