import type { Board } from '@/games/survivors/session/fields';
import { spotOf, type SeenIcons } from '@/games/survivors/moments/encounter/corners';
import { PLACES } from '@/games/survivors/terms';

/** A board that shows these corners: corner k shows tiles.E[k], ring k at k+2 and ring k+1 at (k+1)+3. */
export function boardOf(corners: readonly (readonly [string, string, string])[]): Board {
  const tile = () => Array.from({ length: 6 }, () => 'combat');
  const tiles = [tile(), tile(), tile(), tile(), tile(), tile()];
  corners.forEach(([, first, second], k) => {
    const [here, next] = [tiles[k], tiles[(k + 1) % 6]];
    if (here) here[(k + 2) % 6] = first;
    if (next) next[(k + 1 + 3) % 6] = second;
  });
  return { ...tiles, E: corners.map(([icon]) => icon) } as unknown as Board;
}

/** The same, as somebody reads it off icon by icon. */
export function readOff(board: Board): SeenIcons {
  return Object.fromEntries(
    PLACES.flatMap((place) =>
      board[place].flatMap((icon, corner) => (icon ? [[spotOf(place, corner), icon] as const] : [])),
    ),
  );
}
