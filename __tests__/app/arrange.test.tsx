import fc from 'fast-check';
import { layoutOf } from '@/ui';
import { arrange } from '../../app/table/arrange';

const at = (width: number, height: number, pages = 2) =>
  arrange(layoutOf(width, height), width, height, pages);

test('a swipe on a phone, side by side where there is room', () => {
  expect(at(390, 844).kind).toBe('swipe');
  expect(at(844, 390).kind).toBe('halves');
  expect(at(820, 1180).kind).toBe('below');
  expect(at(1180, 820).kind).toBe('columns');
});

test('whatever the screen, a page of the game has room and fits on it', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 320, max: 2000 }),
      fc.integer({ min: 320, max: 2000 }),
      fc.integer({ min: 1, max: 2 }),
      (width, height, pages) => {
        const { kind, pane } = at(width, height, pages);
        expect(pane.layout).toBe('phone');
        expect(pane.width).toBeLessThanOrEqual(width);
        if (kind === 'columns') expect(pane.width).toBeGreaterThanOrEqual(340);
        if (kind === 'swipe') expect(pane.width).toBe(width);
      },
    ),
  );
});
