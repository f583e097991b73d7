import type { PlayerCount } from '../../tableSize';

/** Followers for place 1, 2, 3, first to last Assembly; the printed third column for 2 players is a slip (R1). */
export const SCORING_TILES: Readonly<Record<PlayerCount, readonly (readonly number[])[]>> = {
  2: [
    [17, 5, 0],
    [21, 6, 0],
  ],
  3: [
    [14, 6, 0],
    [17, 7, 0],
    [21, 8, 0],
  ],
  4: [
    [14, 8, 4],
    [17, 10, 5],
    [21, 12, 6],
  ],
};
