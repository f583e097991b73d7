import type { Move, SoldierMove } from '../../session/command';
import type { PlacedPiece } from '../../session/event';

/** Where the pieces went, for the timeline. */
export function placed(move: Move): { readonly places?: readonly PlacedPiece[] } {
  const places = placesOf(move);
  return places.length > 0 ? { places } : {};
}

function placesOf(move: Move): readonly PlacedPiece[] {
  switch (move.action) {
    case 'settle':
      return move.placements.map(({ zone, space }) => ({ piece: 'settlement', zone, at: space }));
    case 'fortifications':
      return move.steps.flatMap(({ option, spot }): readonly PlacedPiece[] =>
        spot
          ? [
              {
                piece: option === 'trap' || option === 'trap-food' ? 'trap' : 'wall',
                zone: spot.zone,
                at: spot.column + 1,
              },
            ]
          : [],
      );
    case 'place-soldiers':
      return soldierPlaces(move.place);
    case 'training':
      return move.steps.flatMap((step) => (step.option === 'place' ? soldierPlaces(step.soldiers) : []));
    case 'leader-defense':
      return move.spot ? [{ piece: 'leader', zone: move.spot.zone, at: move.spot.column + 1 }] : [];
    case 'rations':
    case 'pub':
    case 'supply':
    case 'salvage':
    case 'politics':
      return [];
  }
}

function soldierPlaces(soldiers: readonly SoldierMove[]): readonly PlacedPiece[] {
  return soldiers.flatMap(({ type, spot }) =>
    spot ? [{ piece: type, zone: spot.zone, at: spot.column + 1 }] : [],
  );
}
