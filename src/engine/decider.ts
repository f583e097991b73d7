import type { Chance } from './chance';
import type { Refusal } from './refusal';
import type { Result } from './result';

/**
 * The heart of a game. `decide` says what happens when somebody wants something (at least
 * one event), or refuses; `evolve` applies what happened. Nothing else changes state. All values are plain JSON.
 */
export interface Decider<Config, State, Command, Event> {
  initial(config: Config): State;
  decide(state: State, command: Command, chance: Chance): Result<readonly Event[], Refusal>;
  evolve(state: State, event: Event): State;
}
