import { survivors } from '@/games/survivors';
import { SEATS } from './playing';

const table = { seats: SEATS.slice(0, 3), edition: null };

function stepsOf(id: string, draft?: unknown) {
  const check = survivors.checks?.find((one) => one.id === id);
  if (!check) throw new Error(`no check ${id}`);
  return check.steps(table, draft ?? check.begin(table));
}

function linesOf(id: string, draft: object) {
  const last = stepsOf(id, draft).at(-1);
  return last?.kind === 'told' ? last.lines : [];
}

const trio = (combat: number, civilized: number, production: number) => ({ combat, civilized, production });

test('an Encounter: a Threat missed by two costs two, and both Obstacles bring the Reward', () => {
  const lines = linesOf('encounter', { asked: trio(5, 3, 2), rolled: trio(3, 3, 2), threat: 'combat' });
  expect(lines.map(({ id }) => id)).toEqual(['combat', 'civilized', 'production', 'loss', 'reward']);
  expect(lines[3]?.figure).toBe('-2');
});

test('only the highest Challenge can be the Threat', () => {
  const threat = stepsOf('encounter', { asked: trio(5, 3, 5), rolled: trio(0, 0, 0), threat: null })[1];
  expect(threat?.kind === 'choice' && threat.options.map(({ reason }) => reason === undefined)).toEqual([
    true,
    false,
    true,
  ]);
});

test('one die with three faces of one icon meets a Challenge of 1 half the time', () => {
  const lines = linesOf('chances', { dice: trio(1, 0, 0), asked: trio(1, 0, 0), one: 3, two: 0 });
  expect(lines.map(({ figure }) => figure)).toEqual(['50%', '100%', '100%', '50%']);
});
