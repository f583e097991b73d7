import type { Phrase } from '@/engine';
import { nameOf, say } from '../../say';
import type { DefenseEdit } from '../../session/command';
import type { ColumnState } from '../../session/state';
import type { AttackSpace } from '../../moments/dinoAttack/attackSpace';
import { ROWS, type Dino } from '../../terms';

export type Space = AttackSpace;

export const PIECES = ['trampler', 'raptor', 'trap', 'wall', 'light', 'heavy', 'leader'] as const;
export type Piece = (typeof PIECES)[number];

const KINDS = {
  trampler: 'dino',
  raptor: 'dino',
  trap: 'dino',
  wall: 'wall',
  light: 'figure',
  heavy: 'figure',
  leader: 'figure',
} as const satisfies Record<Piece, Space['kind']>;

export function fits(space: Space, piece: Piece): boolean {
  return KINDS[piece] === space.kind;
}

export function needsOwner(piece: Piece): boolean {
  return piece !== 'trampler' && piece !== 'raptor';
}

/** A piece as it is held over the grid. */
export interface Held {
  readonly piece: Piece;
  readonly owner: string | null;
  /** Of a Trap, if its owner tells it. */
  readonly trap: Dino | null;
}

/** What is on the space: where there are both, the Dino and not the Trap under it. */
export function standingOn(column: ColumnState, space: Space): Omit<Held, 'trap'> | null {
  switch (space.kind) {
    case 'dino': {
      const { dino = null, trap = null } = column.spaces[space.space] ?? {};
      if (dino !== null) return { piece: dino, owner: null };
      return trap && { piece: 'trap', owner: trap.owner };
    }
    case 'wall':
      return column.wall === null ? null : { piece: 'wall', owner: column.wall };
    case 'figure': {
      const figure = column.soldiers[ROWS.indexOf(space.row)] ?? null;
      return figure && { piece: figure.type, owner: figure.owner };
    }
  }
}

/** A Trap may lie under a Dino, so each asks only for its own half of the space. */
export function isFree(column: ColumnState, space: Space, piece: Piece): boolean {
  if (space.kind !== 'dino') return standingOn(column, space) === null;
  const { dino = null, trap = null } = column.spaces[space.space] ?? {};
  return piece === 'trap' ? trap === null : dino === null;
}

/** The edit that puts the piece there, or null while nobody knows whose it is. */
export function putting(space: Space, { piece, owner, trap }: Held): DefenseEdit | null {
  if (!fits(space, piece)) return null;
  if (space.kind === 'dino' && (piece === 'trampler' || piece === 'raptor'))
    return { piece: 'dino', space: space.space, to: piece };
  if (owner === null) return null;
  if (space.kind === 'dino') return { piece: 'trap', space: space.space, to: { owner, type: trap } };
  if (space.kind === 'wall') return { piece: 'wall', to: owner };
  if (piece === 'light' || piece === 'heavy' || piece === 'leader')
    return { piece: 'soldier', row: space.row, to: { owner, type: piece } };
  return null;
}

/** The edit that clears the space, the Dino before its Trap; null on an empty one. */
export function clearing(column: ColumnState, space: Space): DefenseEdit | null {
  const standing = standingOn(column, space);
  if (standing === null) return null;
  switch (space.kind) {
    case 'dino':
      return { piece: standing.piece === 'trap' ? 'trap' : 'dino', space: space.space, to: null };
    case 'wall':
      return { piece: 'wall', to: null };
    case 'figure':
      return { piece: 'soldier', row: space.row, to: null };
  }
}

export function sameSpace(a: Space | null, b: Space): boolean {
  return a !== null && JSON.stringify(a) === JSON.stringify(b);
}

const DINO_ROWS = ['near', 'middle', 'far'] as const;

export function placeName(space: Space): Phrase {
  const column = space.column + 1;
  switch (space.kind) {
    case 'dino':
      return say(`screens.defense.place.${DINO_ROWS[space.space] ?? 'far'}`, { column });
    case 'wall':
      return say('screens.defense.place.wall', { column });
    case 'figure':
      return say(`screens.defense.place.${space.row}`, { column });
  }
}

export function pieceName(piece: Piece): Phrase {
  switch (piece) {
    case 'trampler':
    case 'raptor':
      return say(`dino.${piece}`);
    case 'leader':
      return say('figure.leader');
    case 'trap':
    case 'wall':
    case 'light':
    case 'heavy':
      return say(`screens.defense.${piece}`);
  }
}

/** What lies there in words; never the type of a Trap. */
export function contentName(column: ColumnState, space: Space): Phrase {
  const standing = standingOn(column, space);
  if (standing === null) return say('screens.defense.empty');
  const { piece, owner } = standing;
  const first =
    owner === null
      ? pieceName(piece)
      : say('screens.defense.pieceOf', { piece: pieceName(piece), player: nameOf(owner) });
  const trap = space.kind === 'dino' ? (column.spaces[space.space]?.trap ?? null) : null;
  if (trap === null || piece === 'trap') return first;
  const rest = say('screens.defense.pieceOf', { piece: pieceName('trap'), player: nameOf(trap.owner) });
  return say('screens.defense.and', { first, rest });
}
