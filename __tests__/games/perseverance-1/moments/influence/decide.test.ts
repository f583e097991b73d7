import { unwrap } from '@/engine';
import type { Command } from '@/games/perseverance-1/session/command';
import { influenceLeft } from '@/games/perseverance-1/session/supplies';
import { officerMajorities } from '@/games/perseverance-1/session/view/officerMajorities';
import { correct, decideOn, newTable, play, refusalOf } from '../../session/playing';

type Officer = Extract<Command, { type: 'influence' }>['officer'];

const place = (player: string, officer: Officer, count = 1, foodUsed = 0): Command => ({
  type: 'influence',
  player,
  officer,
  count,
  source: 'action',
  foodUsed,
});

describe('influencing an Officer', () => {
  test('two cubes cost two Stories and come out of the supply', () => {
    const state = play(newTable(3), place('ana', 'chief-mate', 2));
    expect(state.players.ana?.story).toBe(0);
    expect(influenceLeft(state, 'ana')).toBe(12);
    expect(state.officers['chief-mate'].slots).toEqual(['ana', 'ana']);
  });

  test('three players fill the spaces in one go: the bonus is paid at once and the rest overflows', () => {
    const before = play(newTable(3), place('bo', 'chief-of-security'), correct('story', 9, 'cy'));
    // Bo began there with his first Settlement: two of his cubes, then three of Cy's.
    const decision = decideOn(before, place('cy', 'chief-of-security', 3));
    expect(decision).toMatchObject({
      ok: true,
      value: [{ type: 'influencePlaced', winners: ['bo', 'cy'], overflow: 1 }],
    });
    const state = play(before, place('cy', 'chief-of-security', 3));
    expect(state.officers['chief-of-security']).toEqual({ slots: ['cy'], pool: { bo: 2, cy: 2 } });
    expect(state.players.bo?.valor).toBe(2);
    expect(state.players.cy).toMatchObject({ valor: 2, story: 5 });
  });

  test('Adelita pays a pair of Stories with Food', () => {
    const state = play(newTable(3), place('ana', 'chief-mate', 3, 1));
    expect(state.players.ana).toMatchObject({ story: 0, food: 1 });
  });

  test.each<readonly [string, readonly Command[], Command, string]>([
    ['without Stories', [correct('story', 1)], place('ana', 'chief-mate', 2), 'not-affordable'],
    ['Food of anybody else', [], place('bo', 'chief-mate', 2, 1), 'ability-not-available'],
    ['four cubes', [], place('ana', 'chief-mate', 4), 'out-of-range'],
    [
      'cubes beyond the supply',
      [{ type: 'correctOfficer', officer: 'chief-mate', slots: [], pool: { ana: 14 } }],
      place('ana', 'chief-mate'),
      'not-enough-influence',
    ],
    ['the Dissenters for Stories', [], { ...place('dissenters', 'chief-mate') } as Command, 'unknownPlayer'],
  ])('refused: %s', (_name, before, command, code) => {
    expect(refusalOf(play(newTable(3), ...before), command)).toBe(code);
  });

  test('in Essentials the price is shown but neither checked nor taken', () => {
    const state = newTable(3, { tracking: 'essentials' });
    const [event] = unwrap(decideOn(state, place('bo', 'chief-mate', 3)));
    expect(event?.changes).toEqual([
      { what: 'officer', officer: 'chief-mate', slots: ['bo', 'bo', 'bo'], pool: {} },
    ]);
    expect(event?.why?.some(({ rule }) => rule.key === 'influence.payStories')).toBe(true);
  });

  test('the matrix shows first, second and ties, and what each would score now', () => {
    const state = play(
      newTable(3),
      place('ana', 'chief-engineer'),
      { type: 'editDefense', zone: 'military', column: 0, edit: { piece: 'wall', to: 'ana' } },
      { type: 'editDefense', zone: 'military', column: 1, edit: { piece: 'wall', to: 'ana' } },
    );
    const engineer = officerMajorities(state).find(({ officer }) => officer === 'chief-engineer');
    expect(engineer?.shares).toMatchObject([
      { owner: 'ana', cubes: 1, place: 'first', tied: true, followers: 2 },
      { owner: 'bo', cubes: 0, place: null, followers: 0 },
      { owner: 'cy', cubes: 1, place: 'first', tied: true, followers: 0 },
    ]);
  });
});
