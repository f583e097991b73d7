import fc from 'fast-check';
import { fitNames, nameRole } from '@/ui/ledger/fitNames';

const phone = { layout: 'phone', pane: null, textScale: 1 } as const;
const at = (width: number, digits: number, names: readonly string[]) =>
  fitNames({ ...phone, width, digits, names });

test('short names leave the big numeral as it is', () => {
  expect(at(390, 2, ['Emmy', 'Tomek', 'Krzysztof']).shrink).toBe(0);
  expect(at(360, 2, ['Emmy', 'Tomek']).shrink).toBe(0);
});

test('on the smallest phones the numerals give way once somebody has 100, and the name stays whole', () => {
  const { shrink, room } = at(360, 3, ['Emmy', 'Krzysztof']);
  expect(shrink).toBeGreaterThan(0);
  expect(nameRole('Krzysztof', room, 1, false)).toBe('nameLong');
  expect(nameRole('Emmy', room, 1, false)).toBe('name');
});

test('whatever the names, one more letter never makes the numerals larger', () => {
  const name = fc.string({
    unit: fc.constantFrom('a', 'm', 'i', 'W', 'ł', 'ś'),
    minLength: 1,
    maxLength: 14,
  });
  fc.assert(
    fc.property(
      fc.integer({ min: 320, max: 699 }),
      fc.integer({ min: 1, max: 4 }),
      name,
      (width, digits, one) => {
        const shorter = at(width, digits, [one]);
        const longer = at(width, digits, [`${one}m`]);
        expect(longer.shrink).toBeGreaterThanOrEqual(shorter.shrink);
        // What a figure gives up, the name gets.
        if (longer.shrink > shorter.shrink) expect(longer.room).toBeGreaterThan(shorter.room);
      },
    ),
  );
});
