import type { Row } from '../../terms';

/** One space of the grid: a Dino space (0 is nearest to the Wall), a Wall, or a place for a figure. */
export type AttackSpace =
  | { readonly kind: 'dino'; readonly column: number; readonly space: number }
  | { readonly kind: 'wall'; readonly column: number }
  | { readonly kind: 'figure'; readonly column: number; readonly row: Row };

/** A name for the space, to find it by. */
export function spaceKey(space: AttackSpace): string {
  switch (space.kind) {
    case 'dino':
      return `dino ${space.column} ${space.space}`;
    case 'wall':
      return `wall ${space.column}`;
    case 'figure':
      return `figure ${space.column} ${space.row}`;
  }
}
