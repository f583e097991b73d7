import { DISSENTERS } from '../../../perseverance/dissenters';
import * as family from '../../../perseverance/session/counting';
import { PIECES } from '../../pieces';
import type { Command, Correction } from '../command';
import { counterName } from '../counters';
import { refuse } from '../refuse';
import { isTracked, playersOf, type Counter, type State } from '../state';
import { rulesFor, trackOf } from '../supplies';
import type { Decision } from './decision';

type CommandOf<T extends Command['type']> = Extract<Command, { type: T }>;

/** What is not followed in Essentials cannot be counted. */
const counting: family.Counting<State, Counter> = {
  trackOf,
  nameOf: (state, counter) => counterName(rulesFor(state), counter),
  untracked: (state, counter) =>
    isTracked(state, counter) ? null : refuse('notTracked', { what: counterName(rulesFor(state), counter) }),
};

export function adjust(state: State, command: CommandOf<'adjust'>): Decision {
  return family.adjust(counting, state, command);
}

export function correct(state: State, command: CommandOf<'correct'>): Decision {
  return family.correct(counting, state, command);
}

export function correctTo(state: State, correction: Correction): Decision {
  return family.correctTo(counting, state, correction);
}

export const MOST_DICE = { neutral: 10, own: PIECES.dice } as const;

export function correctDice(state: State, command: CommandOf<'correctDice'>): Decision {
  return family.correctDice(state, command, MOST_DICE);
}

export function correctOfficer(state: State, command: CommandOf<'correctOfficer'>): Decision {
  return family.correctOfficer(state, command, {
    owners: cubeOwners(state),
    spaces: state.influenceSpaces,
    most: () => PIECES.influence,
  });
}

/** The Dissenters have cubes in the published two-player game only. */
export function cubeOwners(state: State): readonly string[] {
  const players = playersOf(state);
  return players.length === 2 && rulesFor(state).dissenterCubes !== null ? [...players, DISSENTERS] : players;
}
