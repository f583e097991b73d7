import { robinson } from '@/games/robinson';
import { SEATS } from './playing';

const table = { seats: SEATS.slice(0, 2), edition: null };

/** The answer to a question with these figures and choices. */
function answerOf(id: string, figures: Readonly<Record<string, number>>, choices: readonly string[] = []) {
  const check = robinson.checks?.find((one) => one.id === id);
  if (!check) throw new Error(`no check ${id}`);
  let draft = check.begin(table);
  for (const [name, to] of Object.entries(figures)) {
    const step = check.steps(table, draft)[0];
    if (step?.kind === 'figures') draft = step.figures.find((one) => one.id === name)?.write(to);
  }
  for (const choice of choices)
    for (const step of check.steps(table, draft))
      if (step.kind === 'choice') draft = step.options.find((one) => one.id === choice)?.write() ?? draft;
  const last = check.steps(table, draft).at(-1);
  return last?.kind === 'told' ? last.lines : [];
}

test('the weather: three clouds over a roof of 1, with one food, hurt everybody once', () => {
  const lines = answerOf('weather', { rain: 3, roof: 1, food: 1, wood: 2 }, ['none', 'false']);
  expect(lines.slice(0, 3).map(({ note }) => note)).toMatchObject([
    { key: 'lesson.check.each', params: { wounds: { params: { count: 1 } } } },
    { params: { count: 0 } },
    { params: { count: 0 } },
  ]);
  expect(lines.length).toBeGreaterThan(4);
});

test('a fight: strength 5 against weapon 2 is three wounds, and a level that is not there one more', () => {
  const [wounds] = answerOf('fight', { strength: 5, weapon: 2, weaponLoss: 3 });
  expect(wounds?.note).toMatchObject({ params: { count: 4 } });
});
