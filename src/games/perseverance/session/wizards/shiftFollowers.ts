import { saidByHand, setByHand, type ByHand, type ByHandFigures } from '@/engine';
import { say } from '../../say';
import { COUNT_LIMIT, type CorrectionOf } from '../counting';
import { playersOf, type TableState } from '../table';
import { valueOf } from '../tableChange';

/** Followers that one line of the rules gave, and whose they are. */
export interface Given {
  /** The name of the line in the figures set by hand. */
  readonly line: string;
  readonly player: string;
  readonly worked: number;
}

/**
 * What the table set on single lines, as corrections of the sums: the rest of the sum stays as worked out. `after` is
 * what the command leaves; null where it is refused.
 */
export function shiftFollowers(
  state: TableState,
  after: () => TableState | null,
  given: readonly Given[],
  byHand: ByHandFigures,
): readonly CorrectionOf<'followers'>[] {
  const shiftOf = (player: string) =>
    given
      .filter((one) => one.player === player)
      .reduce((sum, { line, worked }) => sum + (saidByHand(byHand, line) ?? worked) - worked, 0);
  const shifted = playersOf(state).filter((player) => shiftOf(player) !== 0);
  const ruled = shifted.length > 0 ? after() : null;
  if (!ruled) return [];
  return shifted.map((owner) => ({
    owner,
    counter: 'followers',
    to: Math.min(COUNT_LIMIT, Math.max(0, valueOf(ruled, owner, 'followers') + shiftOf(owner))),
  }));
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
