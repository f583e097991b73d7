import { checks } from '@/games/survivors/guide/checks';
import { en } from '@/games/survivors/strings/en';
import { linesOf } from '../../../support/tap';
import { askCheck, checkAfter, type Tap } from '../../support/askCheck';
import { faultFinder } from '../../support/faultsIn';
import { SEATS } from './playing';

const table = { seats: SEATS.slice(0, 3), edition: null };

const answerOf = (id: string, ...taps: readonly Tap[]) =>
  linesOf(askCheck(checks, id, table, taps, faultFinder(en)));

const trio = (combat: number, civilized: number, production: number) => ({ combat, civilized, production });

test('an Encounter: a Threat missed by two costs two, and both Obstacles bring the Reward', () => {
  const lines = answerOf('encounter', trio(5, 3, 2), 'combat', trio(3, 3, 2));
  expect(lines.map(({ id }) => id)).toEqual(['combat', 'civilized', 'production', 'loss', 'reward']);
  expect(lines[3]?.figure).toBe('-2');
});

test('only the highest Challenge can be the Threat', () => {
  const threat = checkAfter(checks, 'encounter', table, [trio(5, 3, 5)])[1];
  expect(threat?.kind === 'choice' && threat.options.map(({ reason }) => reason === undefined)).toEqual([
    true,
    false,
    true,
  ]);
});

test('one die with three faces of one icon meets a Challenge of 1 half the time', () => {
  const lines = answerOf('chances', { two: 0, one: 3 }, trio(1, 0, 0), trio(1, 0, 0));
  expect(lines.map(({ figure }) => figure)).toEqual(['50%', '100%', '100%', '50%']);
});
