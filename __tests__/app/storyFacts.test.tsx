import { renderPhrase, setLanguage, translate, type SayText } from '@/i18n';
import type { Seat } from '@/engine';
import type { ScorePoint } from '../../app/timeline/useTimeline';
import { storyFacts } from '../../app/result/storyFacts';

const SEATS: readonly Seat[] = [
  { id: 'ana', name: 'Ana', colour: 'sun' },
  { id: 'bo', name: 'Bo', colour: 'drop' },
];
const POINTS: readonly ScorePoint[] = [
  { at: 0, scores: [0, 0] },
  { at: 60_000, scores: [3, 0] },
  { at: 120_000, scores: [3, 9] },
  { at: 360_000, scores: [15, 9] },
];
const say: SayText = (key, params) =>
  renderPhrase(translate, params ? { key, params } : { key }, null, (player) => player);
const competitive = { cooperative: false, highestWins: true };

beforeAll(() => setLanguage('en'));

test('three facts: the biggest swing, the changes of the lead, and who led longest', () => {
  const [swing, changes, led] = storyFacts(competitive, POINTS, SEATS, say, 'en');
  expect(swing?.text).toBe('12');
  expect(swing?.label).toMatch(/^biggest swing: Ana gains on Bo, /);
  expect(changes).toEqual({ text: '2', label: 'changes of the lead' });
  expect(led).toEqual({ text: '67%', label: 'of the game with Bo in the lead' });
});

test.each([
  ['where everybody plays together', { cooperative: true, highestWins: true }, POINTS],
  ['where nothing was counted', competitive, POINTS.slice(0, 1)],
])('there are none %s', (_where, result, points) => {
  expect(storyFacts(result, points, SEATS, say, 'en')).toEqual([]);
});
