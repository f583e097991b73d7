import type { CheckedTable } from '@/engine';
import { checks } from '@/games/perseverance-2/guide/checks/checks';
import { en } from '@/games/perseverance-2/strings/en';
import { askCheck, checkAfter, gainsIn, type Tap } from '../../support/askCheck';
import { faultFinder } from '../../support/faultsIn';
import { SEATS } from '../session/playing';

const faultsIn = faultFinder(en);
const table = (players: 2 | 3 | 4): CheckedTable => ({ seats: SEATS.slice(0, players), edition: null });
const asked = (id: string, taps: readonly Tap[], players: 2 | 3 | 4 = 3) =>
  askCheck(checks, id, table(players), taps, faultsIn);
const gains = (id: string, taps: readonly Tap[], players: 2 | 3 | 4 = 3) => gainsIn(asked(id, taps, players));
/** The words of a refusal, or nothing. */
const refusal = (id: string, taps: readonly Tap[]) => {
  const result = asked(id, taps);
  return result.kind === 'result' && result.lines[0]?.id === 'refused' ? result.lines[0].label.key : null;
};
const icon = (id: string, taps: readonly Tap[]) => {
  const result = asked(id, taps);
  return result.kind === 'result' ? result.lines[0]?.icon : undefined;
};

describe('did we do that right, in Episode 2?', () => {
  const cubes = { 'cubes:ana': 2, 'cubes:bo': 1, count: 1 };

  test('a full row pays everybody with two of its cubes, and the Perk is paid for after the cube', () => {
    expect(
      gains('influence', ['chief-mate', cubes, 'bo', 'savant', { story: 2, valor: 0, owned: 0 }]),
    ).toMatchObject({ ana: 'food +1', bo: 'food +1, story −2', cy: '' });
    // Without a Story left the additional cost is paid with Valor.
    expect(
      gains('influence', ['chief-mate', cubes, 'cy', 'savant', { story: 1, valor: 1, owned: 0 }]),
    ).toMatchObject({ ana: 'food +1', bo: '', cy: 'story −1, valor −1' });
  });

  test.each([
    [
      'a Tier 3 Perk after one other is refused',
      'survivalist',
      { story: 3, valor: 1, owned: 1 },
      'refusal.tier',
    ],
    ['after two it is there', 'survivalist', { story: 3, valor: 1, owned: 2 }, null],
    [
      'an additional cost that nobody can pay',
      'savant',
      { story: 1, valor: 0, owned: 0 },
      'refusal.perkPrice',
    ],
    ['no Story at all', 'none', { story: 0, valor: 1, owned: 0 }, 'refusal.cubePrice'],
  ])('cubes and a Perk: %s', (_name, perk, before, words) => {
    expect(refusal('influence', ['chief-mate', cubes, 'ana', perk, before])).toBe(words);
  });

  test('two tied in a Zone share Votes, three get nothing', () => {
    const two = { 'presence:ana': 3, 'presence:bo': 3, 'presence:cy': 1, settlements: 3 };
    expect(gains('zone', ['military', two])).toEqual({ ana: 'votes +2', bo: 'votes +2', cy: '' });
    const three = { ...two, 'presence:cy': 3 };
    expect(gains('zone', ['military', three])).toEqual({ ana: '', bo: '', cy: '' });
  });

  test('second place gets half of what was not chosen, and after Votes chooses how', () => {
    const presence = { 'presence:ana': 3, 'presence:bo': 2, settlements: 3 };
    expect(gains('zone', ['discovery', presence, 'production'])).toMatchObject({
      ana: 'followers +2, islandResource +1',
      bo: 'votes +2',
    });
    expect(gains('zone', ['discovery', presence, 'votes', 'followers'])).toMatchObject({
      ana: 'votes +5',
      bo: 'followers +2',
    });
    expect(gains('zone', ['discovery', presence, 'votes', 'production'])).toMatchObject({
      bo: 'islandResource +1',
    });
  });

  test('behind the Dissenters a player chooses half of the Production', () => {
    const presence = { 'presence:dissenters': 3, 'presence:bo': 2, settlements: 2 };
    expect(gains('zone', ['expansion', presence, 'production'], 2)).toMatchObject({
      dissenters: 'votes +4',
      bo: 'story +1',
    });
  });

  const party = { light: 2, heavy: 1, leader: 0, valor: 1 };
  const herd = { 'dinos:trampler': 1, 'dinos:raptor': 1, 'dinos:shieldhead': 1 };
  const hits = { 'injuries:light': 2, 'injuries:heavy': 0, 'saved:light': 1 };

  test('a Combat: Injuries cost a Soldier or Valor, kills bring Followers, a capture does not', () => {
    const result = gains('combat', [party, herd, { skinner: 1 }, hits, { 'capture:shieldhead': 1 }]);
    expect(result.ana).toBe('followers +2, islandResource +1, lightSoldier −1, valor −1');
  });

  test.each([
    ['too little Damage', { ...party, light: 1 }, {}, hits, {}, 'refusal.damage'],
    ['an Injury too few', party, {}, { 'injuries:light': 1 }, {}, 'refusal.injuries'],
    [
      'two captures without Trapper',
      party,
      { herder: 1 },
      hits,
      { 'capture:trampler': 1, 'capture:raptor': 1 },
      'refusal.captures',
    ],
    [
      'two species without Herder',
      party,
      { trapper: 1 },
      hits,
      { 'capture:trampler': 1, 'capture:raptor': 1 },
      'refusal.enclosureMixed',
    ],
    [
      'both Perks allow it',
      party,
      { trapper: 1, herder: 1 },
      hits,
      { 'capture:trampler': 1, 'capture:raptor': 1 },
      null,
    ],
    [
      'a fifth Dino without Breeder',
      party,
      {},
      hits,
      { 'capture:raptor': 1, 'held:raptor': 4 },
      'refusal.enclosureFull',
    ],
    [
      'a saved Heavy Soldier without Medic Training',
      party,
      {},
      { 'injuries:heavy': 2, 'saved:heavy': 1 },
      {},
      'refusal.needsPerk',
    ],
  ])('a Combat: %s', (_name, fighters, perks, injuries, capture, words) => {
    expect(refusal('combat', [fighters, herd, perks, injuries, capture])).toBe(words);
  });

  test.each([
    ['Camp and Watchtower hold against 3', { watchtower: 1, threshold: 3 }, 'check'],
    ['not against 4', { watchtower: 1, threshold: 4 }, 'skull'],
    ['with a Valor they do', { watchtower: 1, threshold: 4, valor: 1 }, 'check'],
    ['a Defender’s Valor counts twice', { threshold: 3, valor: 1, defender: 1 }, 'check'],
  ])('a Dino Attack: %s', (_name, there, drawn) => {
    expect(icon('attack', ['adventure', there])).toBe(drawn);
  });

  test.each([
    ['adventure', { camp: 1, outpost: 0, watchtower: 0 }],
    ['outpost', { camp: 1, outpost: 1, watchtower: 0 }],
  ])('a Dino Attack after %s: what was used is there', (trigger, there) => {
    const step = checkAfter(checks, 'attack', table(3), [trigger])[1];
    const figures = step?.kind === 'figures' ? step.figures : [];
    expect(Object.fromEntries(figures.map(({ id, value }) => [id, value]))).toMatchObject(there);
  });

  test('spent Valor is gone in a failed defence too, and the Dinos of the card are in the Breach', () => {
    const taps: readonly Tap[] = ['outpost', { camp: 0, valor: 2, threshold: 9, raptor: 2 }];
    expect(gains('attack', taps).ana).toBe('valor −2');
    const result = asked('attack', taps);
    expect(result.kind === 'result' && result.lines.find(({ id }) => id === 'breach')?.note).toMatchObject({
      key: 'amount.raptor',
      params: { count: 2 },
    });
  });
});
