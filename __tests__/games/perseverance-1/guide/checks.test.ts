import type { CheckedTable } from '@/engine';
import { checks } from '@/games/perseverance-1/guide/checks/checks';
import { askCheck, checkAfter, gainsIn as gains, type Tap } from '../../support/askCheck';
import { faultsIn } from '../session/faultsIn';
import { SEATS } from '../session/playing';

const table = (players: 2 | 3 | 4, edition: 'beta-2020' | 'published-2021'): CheckedTable => ({
  seats: SEATS.slice(0, players),
  edition,
});

const asked = (id: string, at: CheckedTable, taps: readonly Tap[]) =>
  askCheck(checks, id, at, taps, faultsIn);

const published = table(3, 'published-2021');
const beta = table(3, 'beta-2020');

describe('did we do that right?', () => {
  test('a full track pays everybody with two in the published edition, the most cubes in the beta', () => {
    const cubes = { 'cubes:ana': 2, 'cubes:bo': 1, count: 2 };
    expect(gains(asked('influence', published, ['chief-of-security', cubes, 'bo']))).toMatchObject({
      ana: 'valor +2',
      bo: 'story −2, valor +2',
      cy: '',
    });
    expect(gains(asked('influence', beta, ['chief-of-security', cubes, 'cy']))).toMatchObject({
      ana: 'valor +2',
      bo: '',
      cy: 'story −2',
    });
  });

  test('a track cannot have been full before', () => {
    const steps = checkAfter(checks, 'influence', published, [
      'chief-mate',
      { 'cubes:ana': 2, 'cubes:bo': 2 },
    ]);
    expect(steps[1]?.missing?.key).toBe('lesson.check.trackFull');
  });

  test('tied Votes: divided in the beta, the full place for both in the published edition', () => {
    const taps: readonly Tap[] = [
      { 'votes:ana': 4, 'votes:bo': 4, 'votes:cy': 1 },
      { 0: 14, 1: 6, 2: 0 },
    ];
    expect(gains(asked('votes', beta, taps))).toEqual({
      ana: 'followers +10',
      bo: 'followers +10',
      cy: '',
    });
    expect(gains(asked('votes', published, taps))).toMatchObject({
      ana: 'followers +14',
      bo: 'followers +14',
    });
  });

  test('with two players the Dissenters can hold a place, and nobody gets its Followers', () => {
    const two = table(2, 'published-2021');
    const answer = asked('votes', two, [
      { 'votes:ana': 3, 'votes:bo': 1, 'votes:dissenters': 2 },
      { 0: 17, 1: 5, 2: 0 },
    ]);
    expect(gains(answer)).toEqual({ ana: 'followers +17', bo: '' });
  });

  test('second place in a Zone gets half of what was not chosen', () => {
    const presence = { 'presence:ana': 3, 'presence:bo': 2, settlements: 3 };
    expect(gains(asked('zone', published, ['military', presence, 'production']))).toMatchObject({
      ana: 'lightSoldier +2',
      bo: 'votes +2',
      cy: '',
    });
    expect(gains(asked('zone', published, ['military', presence, 'votes']))).toMatchObject({
      ana: 'votes +5',
      bo: 'lightSoldier +1',
    });
    // Two at the top share Votes and choose nothing.
    const tied = { 'presence:ana': 2, 'presence:bo': 2, settlements: 3 };
    expect(gains(asked('zone', published, ['military', tied]))).toMatchObject({
      ana: 'votes +2',
      bo: 'votes +2',
    });
  });

  test('a breach: a Trampler takes the topmost Settlement, a Raptor hits the next, the active player pays for both', () => {
    const answer = asked('breach', published, ['cy', { trampler: 1, raptor: 1 }, 'ana', 'bo']);
    expect(gains(answer)).toEqual({ ana: '', bo: 'followers −2', cy: 'followers −4' });
    const bare = asked('breach', published, ['cy', { trampler: 0, raptor: 2 }, 'none']);
    expect(gains(bare)).toEqual({ ana: '', bo: '', cy: 'followers −4' });
  });

  test('an Officer pays the most cubes in full and the second most half, rounded down', () => {
    const answer = asked('officers', published, [
      'chief-engineer',
      { 'cubes:ana': 3, 'cubes:bo': 1, 'cubes:cy': 1 },
      { 'built:ana': 5, 'built:bo': 3, 'built:cy': 0 },
    ]);
    expect(gains(answer)).toEqual({ ana: 'followers +5', bo: 'followers +1', cy: '' });
  });

  test.each([
    ['a roll as high as the Threat holds', { light: 1, threat: 3, roll: 3 }, 'check'],
    ['a lower one costs the Soldier', { light: 1, threat: 3, roll: 2 }, 'skull'],
  ])('a Threat: %s', (_name, figures, icon) => {
    const answer = asked('threat', published, ['dice', 'challenge:light', figures]);
    expect(answer.kind === 'result' && answer.lines[0]?.icon).toBe(icon);
  });

  test('without luck the token counts on, and figures that cannot be are refused in words', () => {
    const skull = asked('threat', published, ['deterministic', 'challenge:light', { threat: 3, token: 4 }]);
    expect(skull.kind === 'result' && skull.lines[0]?.icon).toBe('skull');
    const nobody = asked('threat', published, ['dice', 'transition:light', { light: 0, heavy: 0 }]);
    expect(nobody.kind === 'result' && nobody.lines.map(({ icon }) => icon)).toEqual(['warning']);
  });
});
