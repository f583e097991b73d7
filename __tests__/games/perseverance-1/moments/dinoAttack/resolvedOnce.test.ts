import type { Draft } from '@/engine';
import { dinoAttack as rule } from '@/games/perseverance-1/moments/dinoAttack/rule';
import { dinoAttack } from '@/games/perseverance-1/moments/dinoAttack/wizard';
import type { State } from '@/games/perseverance-1/session/state';
import { ZONES, type Dino } from '@/games/perseverance-1/terms';
import { dinosAt, newTable, play } from '../../session/playing';
import { begin } from './entering';

const [zone] = ZONES;
const raptors = [0, 1, 2, 3].map((column) => ({ column, dino: 'raptor' as Dino }));

function tableWith(dinos = raptors): State {
  return play(newTable(4), { type: 'beginPlay' }, ...dinosAt(zone, dinos), {
    type: 'editDefense',
    zone,
    column: 0,
    edit: { piece: 'soldier', row: 'top', to: { owner: 'ana', type: 'light' } },
  });
}

/** Whatever a screen, the disk and the act itself want to know of a draft. */
function askAll(table: State, draft: Draft): void {
  for (let drawing = 0; drawing < 2; drawing += 1) {
    dinoAttack.steps(table, draft);
    dinoAttack.counting(table, draft);
    dinoAttack.review(table, draft);
    dinoAttack.wrapUp?.(table, draft);
    dinoAttack.commit(table, draft);
  }
}

/** What the rules were asked, and how many answers they made: each time an attack is resolved there is a new one. */
function askedBy(act: () => void): { readonly asked: number; readonly resolved: number } {
  const asked = jest.spyOn(rule, 'ask');
  act();
  const answers = asked.mock.results.map(({ value }) => value as object);
  asked.mockRestore();
  return { asked: answers.length, resolved: new Set(answers).size };
}

test('a tap on the grid resolves the attack once, no matter who asks for it', () => {
  const table = tableWith();
  const { asked, resolved } = askedBy(() => askAll(table, begin(table, zone)));
  expect(resolved).toBe(1);
  expect(asked).toBeLessThanOrEqual(6);
});

test('the same answers on the same table, such as after a restart, are not decided again', () => {
  const table = tableWith(raptors.slice(1));
  const draft = begin(table, zone);
  const first = askedBy(() => askAll(table, draft));
  expect(first.resolved).toBe(1);
  expect(askedBy(() => askAll(table, { ...draft })).resolved).toBeLessThanOrEqual(1);
});
