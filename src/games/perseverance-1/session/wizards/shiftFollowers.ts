import type { ByHand } from '@/engine';
import { say } from '../../say';
import type { Command, RuledCommand } from '../command';
import { decide } from '../decide/decide';
import { evolve } from '../evolve';
import { playersOf, type State } from '../state';
import { COUNT_LIMIT } from '../supplies';
import { saidByHand, setByHand, withCorrections, type ByHandFigures } from './byHandFigures';

/** Followers that one line of the rules gave, and whose they are. */
export interface Given {
  /** The name of the line in the figures set by hand. */
  readonly line: string;
  readonly player: string;
  readonly worked: number;
}

/** What the table set on single lines, as corrections of the sums: the rest of the sum stays as worked out. */
export function shiftFollowers(
  state: State,
  command: RuledCommand,
  given: readonly Given[],
  byHand: ByHandFigures,
): Command {
  const shiftOf = (player: string) =>
    given
      .filter((one) => one.player === player)
      .reduce((sum, { line, worked }) => sum + (saidByHand(byHand, line) ?? worked) - worked, 0);
  const shifted = playersOf(state).filter((player) => shiftOf(player) !== 0);
  const decision = shifted.length > 0 ? decide(state, command, { pick: () => 0 }) : null;
  if (!decision?.ok) return command;
  const after = decision.value.reduce(evolve, state);
  return withCorrections(
    command,
    shifted.map((owner) => ({
      owner,
      counter: 'followers',
      to: Math.min(COUNT_LIMIT, Math.max(0, (after.players[owner]?.followers ?? 0) + shiftOf(owner))),
    })),
  );
}

/** The way to set the Followers of one line. What takes Followers away can only be set up to nothing. */
export function followersByHand<Draft extends { readonly byHand: ByHandFigures }>(
  draft: Draft,
  { line, worked }: Omit<Given, 'player'>,
): ByHand<Draft> {
  return {
    label: say('asset.followers'),
    worked,
    value: saidByHand(draft.byHand, line) ?? worked,
    track: worked < 0 ? { min: -COUNT_LIMIT, max: 0 } : { min: 0, max: COUNT_LIMIT },
    write: (to) => ({ ...draft, byHand: setByHand(draft.byHand, line, to) }),
  };
}

export function signed(by: number): string {
  return by < 0 ? `−${-by}` : `+${by}`;
}
