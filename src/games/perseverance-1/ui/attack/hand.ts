import type { DefenseEdit } from '../../session/command';
import type { ColumnState } from '../../session/state';
import { ROWS, type Figure } from '../../terms';
import { clearing, isFree, standingOn, type Piece, type Space } from '../defense/space';

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

/** A piece put onto the grid, or taken away. */
export interface Laid {
  readonly column: number;
  readonly edit: DefenseEdit;
}

/**
 * One tap for a whole row: every free space gets what is in the hand, Dino spaces a Trampler. A row of Dinos without a
 * gap turns into Raptors, then back; any other that is full of the same is emptied of it.
 */
export function tapRow(
  row: readonly Space[],
  columnOf: (space: Space) => ColumnState,
  hand: Hand,
): readonly Laid[] {
  const tapped = (spaces: readonly Space[]) =>
    spaces.flatMap((space): readonly Laid[] => {
      const { edit } = tapSpace(columnOf(space), space, hand);
      return edit ? [{ column: space.column, edit }] : [];
    });
  if (hand.clear) return tapped(row);
  const free = row.filter((space) => isFree(columnOf(space), space, pieceIn(space, hand)));
  const tramplers = row.filter((space) => standingOn(columnOf(space), space)?.piece === 'trampler');
  const wanted = free.length > 0 || hand.dino === 'trap' ? free : tramplers;
  // There is one Leader: the first free space is his.
  const one = hand.figure === 'leader' && row[0]?.kind === 'figure';
  if (wanted.length > 0) return tapped(one ? wanted.slice(0, 1) : wanted);
  return tapped(row.filter((space) => isMine(columnOf(space), space, hand)));
}

function pieceIn({ kind }: Space, { dino, figure }: Hand): Piece {
  if (kind === 'dino') return dino === 'trap' ? 'trap' : 'trampler';
  return kind === 'wall' ? 'wall' : figure;
}

function isMine(column: ColumnState, space: Space, { owner, dino, figure }: Hand): boolean {
  if (space.kind === 'dino')
    return dino === 'trap' ? column.spaces[space.space]?.trap?.owner === owner : true;
  const standing = standingOn(column, space);
  return standing?.owner === owner && (space.kind === 'wall' || standing.piece === figure);
}

/** A Trampler on every Dino space that is empty. */
export function filledUp(columns: readonly ColumnState[], spaces: readonly number[]): readonly Laid[] {
  return columns.flatMap((on, column) =>
    on.spaces.flatMap(({ dino }, space): readonly Laid[] =>
      dino === null && space < (spaces[column] ?? 0)
        ? [{ column, edit: { piece: 'dino', space, to: 'trampler' } }]
        : [],
    ),
  );
}
