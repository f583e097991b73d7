import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { IconName, TableAction, ToldLine } from '@/engine';
import { SHAPES } from '@/ui/icons/shapes';

/** Names are types: the compiler reads this file too, and an error that it does not find is one itself. */
const label = { key: 'any' };

test('an icon that is not drawn does not compile', () => {
  const drawn: readonly IconName[] = ['raptor', 'die'];
  // @ts-expect-error: there is no such icon
  const misspelt: IconName = 'rapter';
  // @ts-expect-error: nor on a line of a wizard
  const line: ToldLine = { id: 'line', icon: 'dice', label };
  const action: TableAction<never> = {
    id: 'action',
    // @ts-expect-error: nor on an action of the table
    icon: 'assembley',
    label,
    does: { kind: 'wizard', wizard: 'assembly' },
  };
  expect([...drawn, misspelt, line.icon, action.icon].map((name) => name && name in SHAPES)).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
});

test('every drawing has its name', () => {
  const drawings = readdirSync(join(__dirname, '../../assets/icons')).map((file) => file.replace('.svg', ''));
  expect(Object.keys(SHAPES).sort()).toEqual(drawings.sort());
});
