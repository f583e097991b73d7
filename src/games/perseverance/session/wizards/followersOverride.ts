import {
  said,
  withCorrections,
  type Ahead,
  type Ask,
  type Corrected,
  type Override,
  type Overrides,
} from '@/engine';
import { say } from '../../say';
import { COUNT_LIMIT, type CorrectionOf } from '../counting';
import { playersOf, type TableState } from '../table';
import { valueOf } from '../tableChange';
import { afterwards } from './afterwards';

/** Followers that one line of the rules gave, and whose they are. */
export interface Given {
  /** The name of the line among the overrides. */
  readonly line: string;
  readonly player: string;
  readonly computed: number;
}

/** What the table set on single lines, as corrections of the sums: the rest of the sum stays as computed. */
function shiftFollowers<S extends TableState, Ruled extends { readonly type: string }, E>(
  ahead: Ahead<S, NoInfer<Ruled>, E>,
  state: S,
  command: Ruled,
  given: readonly Given[],
  overrides: Overrides,
): Ruled | Corrected<Ruled, CorrectionOf<'followers'>> {
  const shiftOf = (player: string) =>
    given
      .filter((one) => one.player === player)
      .reduce((sum, { line, computed }) => sum + (said(overrides, line) ?? computed) - computed, 0);
  const shifted = playersOf(state).filter((player) => shiftOf(player) !== 0);
  const after = shifted.length > 0 ? afterwards(ahead, state, command) : null;
  if (!after) return command;
  return withCorrections<Ruled, CorrectionOf<'followers'>>(
    command,
    shifted.map((owner) => ({
      owner,
      counter: 'followers',
      to: Math.min(COUNT_LIMIT, Math.max(0, valueOf(after, owner, 'followers') + shiftOf(owner))),
    })),
  );
}

/** The Followers of one line, which the table may set. What takes Followers away can only be set up to nothing. */
export function followersOverride(ask: Ask, { line, computed }: Omit<Given, 'player'>): Override {
  return ask.override(line, {
    computed,
    track: computed < 0 ? { min: -COUNT_LIMIT, max: 0 } : { min: 0, max: COUNT_LIMIT },
    label: say('asset.followers'),
  });
}

/** The command with the Followers that the table set on single lines. */
export function withFollowersSet<S extends TableState, Ruled extends { readonly type: string }, E>(
  ask: Ask,
  ahead: Ahead<S, NoInfer<Ruled>, E>,
  state: S,
  command: Ruled,
  given: readonly Given[],
): Ruled | Corrected<Ruled, CorrectionOf<'followers'>> {
  const set = given.map((one) => [one.line, followersOverride(ask, one).value] as const);
  return shiftFollowers(ahead, state, command, given, Object.fromEntries(set));
}
