import { field, items, list, oneOf, optional, type At } from '@/engine';
import { DINOS, FIGURES } from '../../terms';
import type { ColumnState, DefenderState } from '../state';

const DINO_SPACES = 3;

/** A column of a Defense area, wherever it was kept; `owner` says whom its pieces may belong to. */
export function readColumn(at: At, owner: (at: At) => string): ColumnState {
  const [top, bottom] = items(field(at, 'soldiers'), { min: 2, max: 2 });
  return {
    spaces: list(
      field(at, 'spaces'),
      (space) => ({
        dino: optional(field(space, 'dino'), (dino) => oneOf(dino, DINOS), null),
        trap: optional(
          field(space, 'trap'),
          (trap) => ({
            owner: owner(field(trap, 'owner')),
            type: optional(field(trap, 'type'), (type) => oneOf(type, DINOS), null),
          }),
          null,
        ),
      }),
      { min: DINO_SPACES, max: DINO_SPACES },
    ),
    wall: optional(field(at, 'wall'), owner, null),
    soldiers: [readDefender(top, owner), readDefender(bottom, owner)],
  };
}

function readDefender(at: At | undefined, owner: (at: At) => string): DefenderState | null {
  if (!at) return null;
  return optional(
    at,
    (figure) => ({ owner: owner(field(figure, 'owner')), type: oneOf(field(figure, 'type'), FIGURES) }),
    null,
  );
}
