import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { number, type Ask, type IconName, type TableAction, type ResultLine } from '@/engine';
import type * as episode1 from '@/games/perseverance-1/session/names';
import type * as episode2 from '@/games/perseverance-2/session/names';
import type * as robinson from '@/games/robinson/session/names';
import type { Names as Scorepad } from '@/games/scorepad/names';
import type * as survivors from '@/games/survivors/session/names';
import { SHAPES } from '@/ui/icons/shapes';

/** Names are types: the compiler reads this file too, and an error that it does not find is one itself. */
const label = { key: 'any' };

test('an icon that is not drawn does not compile', () => {
  const drawn: readonly IconName[] = ['raptor', 'die'];
  // @ts-expect-error: there is no such icon
  const misspelt: IconName = 'rapter';
  // @ts-expect-error: nor on a line of a wizard
  const line: ResultLine = { id: 'line', icon: 'dice', label };
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

/** The kinds of names of which any word would do. */
type Loose<N> = { [Kind in keyof N]: string extends N[Kind] ? Kind : never }[keyof N];

test('no game lets any word through as a name', () => {
  const loose: readonly never[] = [] as readonly (
    | Loose<episode1.Names>
    | Loose<episode1.Asks>
    | Loose<episode2.Names>
    | Loose<episode2.Asks>
    | Loose<robinson.Names>
    | Loose<robinson.Asks>
    | Loose<survivors.Names>
    | Loose<survivors.Asks>
    | Loose<Scorepad>
  )[];
  expect(loose).toEqual([]);
});

test('what a game does not have does not compile', () => {
  const base = { id: 'action', icon: 'die', label } as const;
  const opens = (wizard: episode1.WizardId): TableAction<never, episode1.Names> => ({
    ...base,
    does: { kind: 'wizard', wizard },
    reference: 'dino-attack',
  });
  // @ts-expect-error: the wizard of another game
  const elsewhere = opens('weather');
  // @ts-expect-error: a misspelt wizard
  const misspelt = opens('dinoAtack');
  const action: TableAction<never, robinson.Names> = {
    ...base,
    // @ts-expect-error: a screen that nobody draws
    does: { kind: 'screen', screen: 'map' },
    // @ts-expect-error: a page that the reference does not have
    reference: 'wether-phase',
  };
  expect([elsewhere, misspelt, action]).toHaveLength(3);
});

/** Only read by the compiler. */
export function asks(ask: Ask, own: Ask<survivors.Asks>): void {
  const about = { id: 'page', title: label, lines: [] };
  own.tell({ ...about, reference: 'travel' });
  // @ts-expect-error: a page that the reference does not have
  own.tell({ ...about, reference: 'travle' });
  // @ts-expect-error: what any game can ask names no page
  ask.tell({ ...about, reference: 'travel' });
  const drawing = { id: 'board', title: label, initial: 0, shape: number() };
  own.draw({ ...drawing, widget: 'corners' });
  // @ts-expect-error: a widget that nobody draws
  own.draw({ ...drawing, widget: 'korners' });
}
