import type { DefenseEdit } from '../../session/command';
import type { ColumnState } from '../../session/state';
import { ROWS, type Figure } from '../../terms';
import { clearing, type Space } from '../defense/space';

/** What a tap puts on each kind of space: a hand that holds something for every row of the grid at once. */
export interface Hand {
  readonly owner: string;
  readonly dino: 'dino' | 'trap';
  readonly figure: Figure;
  readonly clear: boolean;
}

export interface Tapped {
  readonly edit: DefenseEdit | null;
  readonly hand: Hand;
}

/**
 * One tap, one piece. On what is there already a tap takes it away; on a piece of somebody else it takes up whose it
 * is, so that a slip of the finger changes nothing.
 */
export function tapSpace(column: ColumnState, space: Space, hand: Hand): Tapped {
  if (hand.clear) return { edit: clearing(column, space), hand };
  const { owner } = hand;
  switch (space.kind) {
    case 'dino': {
      const { dino = null, trap = null } = column.spaces[space.space] ?? {};
      if (hand.dino === 'dino') {
        const to = dino === 'trampler' ? 'raptor' : 'trampler';
        return { edit: { piece: 'dino', space: space.space, to }, hand };
      }
      if (trap && trap.owner !== owner) return { edit: null, hand: { ...hand, owner: trap.owner } };
      const to = trap ? null : { owner, type: null };
      return { edit: { piece: 'trap', space: space.space, to }, hand };
    }
    case 'wall':
      if (column.wall !== null && column.wall !== owner)
        return { edit: null, hand: { ...hand, owner: column.wall } };
      return { edit: { piece: 'wall', to: column.wall === null ? owner : null }, hand };
    case 'figure': {
      const standing = column.soldiers[ROWS.indexOf(space.row)] ?? null;
      if (standing && standing.owner !== owner)
        return { edit: null, hand: { ...hand, owner: standing.owner, figure: standing.type } };
      const to = standing?.type === hand.figure ? null : { owner, type: hand.figure };
      return { edit: { piece: 'soldier', row: space.row, to }, hand };
    }
  }
}
