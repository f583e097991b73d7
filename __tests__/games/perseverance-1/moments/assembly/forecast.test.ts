import type { Draft, ResultTable } from '@/engine';
import { assembly } from '@/games/perseverance-1/moments/assembly/wizard';
import type { State } from '@/games/perseverance-1/session/state';
import { stepOf, type, whisper } from './entering';
import { faultsIn } from '../../session/faultsIn';
import { newTable, play } from '../../session/playing';
import { reviewed } from '../../session/reviewed';

const three = play(newTable(3), { type: 'beginPlay' });
/** In the beta a shared place is split, so that the others matter. */
const four = play(newTable(4, { edition: 'beta-2020' }), { type: 'beginPlay' });

const phone = (state: State) => assembly.begin(state);

function forecast(state: State, draft: Draft, player: string): ResultTable {
  const step = stepOf(state, draft, 'secret');
  const turn = step.kind === 'secret' ? step.turns.find((one) => one.player === player) : undefined;
  const forecast = turn?.forecast ? assembly.forecast(state, draft, 'secret', turn.id) : null;
  if (!forecast) throw new Error(`no forecast for ${player}`);
  return forecast;
}

const columnsOf = ({ columns }: ResultTable) =>
  columns.map(({ params }) => (params?.player as { readonly player: string }).player);

test('three tiles make eight rows, each as the review would be, the asker first', () => {
  const draft = phone(three);
  const table = forecast(three, draft, 'bo');
  expect(columnsOf(table)).toEqual(['bo', 'ana', 'cy']);
  expect(table.rows).toHaveLength(8);
  for (const { id, cells } of table.rows) {
    const wishes = Object.fromEntries(id.split('+').map((part) => part.split(':')));
    const chosen = whisper(three, draft, (zone) => wishes[zone] ?? 'votes');
    const { ana, bo, cy } = reviewed(assembly.review(three, chosen));
    expect([id, ...cells]).toEqual([id, `${bo}`, `${ana}`, `${cy}`]);
  }
});

test('with four tiles every own choice has two rows: the best and the worst that the others can make of it', () => {
  const draft = phone(four);
  const table = forecast(four, draft, 'ana');
  expect(table.rows).toHaveLength(4);
  for (const own of ['production', 'votes']) {
    const ends = ['production', 'votes'].flatMap((military) =>
      ['production', 'votes'].flatMap((protection) =>
        ['production', 'votes'].map((sustenance) => {
          const taken: Readonly<Record<string, string>> = {
            military,
            protection,
            sustenance,
            expansion: own,
          };
          const chosen = whisper(four, draft, (zone) => taken[zone] ?? 'votes');
          return reviewed(assembly.review(four, chosen)).ana ?? 0;
        }),
      ),
    );
    const rows = table.rows.filter(({ id }) => id.includes(`expansion:${own}`));
    expect(rows.map(({ cells }) => Number(cells[0]))).toEqual([Math.max(...ends), Math.min(...ends)]);
  }
});

test('the best and the worst case are marked', () => {
  const table = forecast(three, phone(three), 'ana');
  const marks = table.rows.map(({ mark, cells }) => [mark?.key, Number(cells[0])] as const);
  const figures = marks.map(([, figure]) => figure);
  for (const [mark, figure] of marks) {
    if (mark === 'session.assemblyWizard.best') expect(figure).toBe(Math.max(...figures));
    if (mark === 'session.assemblyWizard.worst') expect(figure).toBe(Math.min(...figures));
  }
  expect(marks.some(([mark]) => mark === 'session.assemblyWizard.best')).toBe(true);
  expect(marks.some(([mark]) => mark === 'session.assemblyWizard.worst')).toBe(true);
});

test('whatever anybody took, the forecast stays the same: nothing can be read out of it', () => {
  const open = forecast(three, phone(three), 'ana');
  for (const choice of ['votes', 'production'])
    expect(
      forecast(
        three,
        whisper(three, phone(three), () => choice),
        'ana',
      ),
    ).toEqual(open);
});

test('what the table said that the Officers look at is counted in Essentials too', () => {
  const essentials: State = { ...three, tracking: 'essentials' };
  const before = forecast(essentials, phone(essentials), 'ana');
  const said = type(essentials, phone(essentials), 'presence', 'condition:ana:settlements', 6);
  const after = forecast(essentials, type(essentials, said, 'presence', 'condition:ana:dice', 3), 'ana');
  const figures = (table: typeof before) => table.rows.map(({ cells }) => Number(cells[0]));
  expect(figures(after).map((figure, i) => figure > (figures(before)[i] ?? 0))).toEqual(
    figures(before).map(() => true),
  );
});

test('every word has its text, also of somebody who holds two tiles', () => {
  const two = type(three, assembly.begin(three), 'presence', 'military:ana', 5);
  expect(faultsIn(forecast(three, two, 'ana'))).toEqual([]);
});
