import type { State } from '../../session/state';
import { PLACES, type Place, type RingPlace } from '../../terms';
import { advance } from './decide';
import { possibleChoices, type Chased } from './wizard';

/** A move as it is seen from the tile that the caravan leaves: nothing on the table has been moved yet. */
export interface Scene {
  readonly direction: RingPlace;
  /** Tiles that lie on the table now, and what becomes of them. */
  readonly tiles: readonly { readonly place: Place; readonly fate: 'stays' | 'entered' | 'away' }[];
  /** Places around the tile that is entered, in the order in which new tiles are laid there. */
  readonly laid: readonly RingPlace[];
  /** From a place now to a place around the tile that is entered. */
  readonly hordes: readonly {
    readonly from: Place;
    readonly to: Place;
    readonly options: readonly Place[];
  }[];
}

/** What one picture shows; null while nobody has said where to. */
export function sceneOf(state: State, { direction, choices }: Chased) {
  if (direction === null) return null;
  const chase = advance(state, { direction, choices: possibleChoices(state, direction, choices) });
  if (!chase.ok) return null;
  const { moves, tiles } = chase.value.figures;
  const scene: Scene = {
    direction,
    tiles: PLACES.map((place) => ({
      place,
      fate:
        place === direction
          ? 'entered'
          : tiles.removed.some((removed) => removed === place)
            ? 'away'
            : 'stays',
    })),
    laid: tiles.drawn,
    hordes: moves,
  };
  return { scene, hordes: chase.value.hordes, removed: tiles.removed };
}
