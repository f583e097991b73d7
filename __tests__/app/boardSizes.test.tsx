import { boardSizes } from '../../app/live/boardSizes';

const ROOMS = [
  { width: 360, height: 480 },
  { width: 390, height: 690 },
  { width: 844, height: 300 },
  { width: 820, height: 1000 },
  { width: 1920, height: 900 },
];

test.each(ROOMS)(
  'in $width × $height every figure fits into its cell, also beside the bar of a turn',
  (room) => {
    for (const players of [1, 2, 3, 4, 5])
      for (const digits of [1, 2, 3]) {
        const { cell, figure } = boardSizes(room, players, { digits, letters: 10, small: 8 });
        const inside = cell.width - 41;
        // Below the smallest size nothing helps but to scroll.
        expect(figure === 24 || digits * 0.62 * figure <= inside + 0.001).toBe(true);
        expect(cell.width * players).toBeGreaterThanOrEqual(room.width);
      }
  },
);
