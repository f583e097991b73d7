import { checks } from '@/games/robinson/guide/checks';
import { en } from '@/games/robinson/strings/en';
import { linesOf } from '../../../support/tap';
import { askCheck, type Tap } from '../../support/askCheck';
import { faultFinder } from '../../support/faultsIn';
import { SEATS } from './playing';

const table = { seats: SEATS.slice(0, 2), edition: null };

/** The answer to a question with these figures and choices. */
const answerOf = (id: string, ...taps: readonly Tap[]) =>
  linesOf(askCheck(checks, id, table, taps, faultFinder(en)));

test('the weather: three clouds over a roof of 1, with one food, hurt everybody once', () => {
  const lines = answerOf('weather', { rain: 3, roof: 1, food: 1, wood: 2 }, 'none', 'false');
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
