import { unwrap } from '@/engine';
import type { Command } from '@/games/perseverance-1/session/command';
import { influenceLeft, soldierSupply } from '@/games/perseverance-1/session/supplies';
import { officerMajorities } from '@/games/perseverance-1/session/view/officerMajorities';
import { decideOn, newTable, play, refusalOf } from './playing';

type Officer = Extract<Command, { type: 'influence' }>['officer'];
const place = (player: string, officer: Officer, count = 1, foodUsed = 0): Command => ({
  type: 'influence',
  player,
  officer,
  count,
  source: 'action',
  foodUsed,
});
const correct = (
  counter: 'story' | 'food' | 'lightSoldier' | 'heavySoldier',
  to: number,
  owner = 'ana',
): Command => ({
  type: 'correct',
  owner,
  counter,
  to,
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

  test('in Essentials the price is told but neither checked nor taken', () => {
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

describe('a Patrol', () => {
  const begin = (light: number, heavy = 0, requirement = 1, stages = 1): Command => ({
    type: 'patrolBegin',
    player: 'ana',
    soldiers: { light, heavy },
    stages,
    requirement,
  });
  const army = [correct('lightSoldier', 5), correct('heavySoldier', 5)];
  const check = (
    kind: 'challenge' | 'transition',
    type: 'light' | 'heavy' | null,
    threat: number,
    roll: number | null,
  ): Command => ({
    type: 'threat',
    player: 'ana',
    checks: [{ kind, type, threat, roll }],
  });

  test('Soldiers leave the board for the card, and survivors come home', () => {
    const out = play(newTable(3), ...army, begin(3, 1, 2, 2));
    expect(out.players.ana).toMatchObject({ lightSoldier: 2, heavySoldier: 4 });
    expect(soldierSupply(out, 'ana', 'light')).toBe(0);
    const hit = play(out, check('challenge', 'light', 4, 3), check('transition', 'heavy', 6, 2));
    expect(hit.players.ana?.patrol).toEqual({
      soldiers: { light: 2, heavy: 0 },
      stage: 2,
      stages: 2,
      waits: true,
    });
    const home = play(hit, { type: 'patrolEnd', player: 'ana' });
    expect(home.players.ana).toMatchObject({ patrol: null, patrols: 1, lightSoldier: 4, heavySoldier: 4 });
    expect(soldierSupply(home, 'ana', 'light')).toBe(1);
  });

  test('with nobody left the Patrol is over in the same entry, and counts', () => {
    const state = play(newTable(3), begin(1), check('challenge', 'light', 6, 1));
    expect(state.players.ana).toMatchObject({ patrol: null, patrols: 1, lightSoldier: 0 });
  });

  test('a roll that nobody made is made by the app', () => {
    const state = play(newTable(3), ...army, begin(2));
    const luck = (face: number) => ({ pick: () => face - 1 });
    const lost = (face: number) => {
      const [event] = unwrap(decideOn(state, check('challenge', 'light', 4, null), luck(face)));
      return event?.type === 'threatChecked' ? event.light : null;
    };
    expect([lost(3), lost(4)]).toEqual([1, 0]);
  });

  test('deterministic Threat moves the token, wraps at the skull and costs a Soldier', () => {
    const state = play(
      newTable(3, { 'deterministic.threat': true }),
      ...army,
      begin(2),
      check('challenge', 'light', 4, null),
      check('challenge', 'light', 3, null),
    );
    expect(state.players.ana).toMatchObject({ threatLight: 1, patrol: { soldiers: { light: 1 } } });
  });

  test('a stage gives what it shows, and the cards that were kept', () => {
    const state = play(newTable(3), ...army, begin(1, 1), {
      type: 'patrolStage',
      player: 'ana',
      stageRewards: [['food', 2]],
      challengeLimit: 1,
      drawn: ['L1', 'H7'],
      kept: [{ card: 'H7', choice: null }],
    });
    expect(state.players.ana).toMatchObject({ food: 4, followers: 15 });
  });

  test('a single Challenge card pays its reward, a cap bites', () => {
    const card: Command = { type: 'challengeCard', player: 'ana', card: 'H8', choice: 'valor-valor' };
    const state = play(newTable(3), { type: 'adjust', player: 'ana', counter: 'valor', by: 5 }, card);
    expect(state.players.ana).toMatchObject({ valor: 6, followers: 13 });
  });

  test.each<readonly [string, readonly Command[], Command, string]>([
    ['a second Patrol', [...army, begin(1)], begin(1), 'onPatrol'],
    ['fewer than the card asks for', army, begin(1, 0, 2), 'patrolNeeds'],
    ['nobody', army, begin(0), 'patrolNeeds'],
    ['half a Soldier', army, begin(0.5), 'patrolNeeds'],
    ['nine Soldiers', army, begin(5, 4), 'patrolLimit'],
    ['Soldiers who are not on the board', [], begin(2), 'soldiersOnBoard'],
    ['three stages', army, begin(1, 0, 1, 3), 'outside'],
    ['an end without a beginning', [], { type: 'patrolEnd', player: 'ana' }, 'noPatrol'],
    ['Threat without a Patrol', [], check('challenge', 'light', 1, 1), 'noPatrol'],
    ['a second stage of a single one', [begin(1)], check('transition', 'light', 1, 6), 'lastStage'],
    [
      'a stage without a Patrol',
      [],
      { type: 'patrolStage', player: 'ana', stageRewards: [], challengeLimit: 0, drawn: [], kept: [] },
      'noPatrol',
    ],
    [
      'a card without its choice',
      [],
      { type: 'challengeCard', player: 'ana', card: 'L3', choice: null },
      'choice-required',
    ],
    ['no check at all', [begin(1)], { type: 'threat', player: 'ana', checks: [] }, 'noChange'],
  ])('refused: %s', (_name, before, command, code) => {
    expect(refusalOf(play(newTable(3), ...before), command)).toBe(code);
  });

  test('the beta has no upper limit', () => {
    expect(
      play(newTable(3, { edition: 'beta-2020' }), ...army, begin(5, 5)).players.ana?.patrol,
    ).not.toBeNull();
  });

  test('Essentials follows the card without asking where the Soldiers come from', () => {
    const state = play(newTable(3, { tracking: 'essentials' }), begin(4), {
      type: 'patrolEnd',
      player: 'ana',
    });
    expect(state.players.ana?.patrols).toBe(1);
    expect(soldierSupply(state, 'ana', 'light')).toBeGreaterThanOrEqual(0);
    // Threat works without a card too: the loss is told.
    expect(refusalOf(state, check('challenge', 'heavy', 3, 1))).toBeNull();
  });
});
