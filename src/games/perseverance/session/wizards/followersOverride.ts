import type { Ask, Override, Corrected } from '@/engine';
import { say } from '../../say';
import { COUNT_LIMIT, type CorrectionOf } from '../counting';
import type { TableState } from '../table';
import { shiftFollowers, type Ahead, type Given } from './shiftFollowers';

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
