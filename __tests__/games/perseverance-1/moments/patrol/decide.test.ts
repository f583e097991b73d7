import { unwrap } from '@/engine';
import { perseverance1 } from '@/games/perseverance-1';
import { patrolStage } from '@/games/perseverance-1/moments/patrol/stageWizard';
import type { Command } from '@/games/perseverance-1/session/command';
import { soldierSupply } from '@/games/perseverance-1/session/supplies';
import { correct, decideOn, newTable, play, refusalOf } from '../../session/playing';

describe('Patrols', () => {
  const begin = (player: string): Command => ({
    type: 'patrolBegin',
    player,
    soldiers: { light: 1, heavy: 0 },
    stages: 1,
    requirement: 1,
  });
  const stage = (player: string, more: Partial<Extract<Command, { type: 'patrolStage' }>> = {}): Command => ({
    type: 'patrolStage',
    player,
    stageRewards: [],
    challengeLimit: 0,
    drawn: [],
    kept: [],
    ...more,
  });

  test('001:746: a stage may wait until the next player has begun, and is reminded of', () => {
    const late = play(newTable(3), { type: 'beginPlay' }, begin('ana'), { type: 'nextTurn' });
    expect(late.players.ana?.patrol?.postponed).toBe(true);
    expect(perseverance1.turnPage?.(late)?.next.reminders?.map(({ id }) => id)).toContain('postponed');
    expect(patrolStage.actor?.of(late, patrolStage.begin(late))).toBe('ana');
    const done = play(late, stage('ana', { then: 'end' }));
    expect(perseverance1.turnPage?.(done)?.next.reminders?.map(({ id }) => id)).not.toContain('postponed');
    expect(patrolStage.actor?.of(done, patrolStage.begin(done))).toBe('bo');
  });

  test('001:974: a stage may show Votes and Soldiers; these come from the supply', () => {
    const out = play(newTable(3), begin('ana'), {
      type: 'correct',
      owner: 'ana',
      counter: 'lightSoldier',
      to: 3,
    });
    const moreRewards = [
      ['votes', 2],
      ['lightSoldier', 2],
      ['heavySoldier', 1],
    ] as const;
    const state = play(out, stage('ana', { moreRewards }));
    // One on the card, three on the board: the supply held a single one.
    expect(state.players.ana).toMatchObject({ votes: 2, lightSoldier: 4, heavySoldier: 1 });
  });

  test('the review of a Patrol that ends says that nobody stays on the card', () => {
    const state = play(newTable(3), begin('ana'));
    const lines = patrolStage.review(state, patrolStage.begin(state));
    const card = lines.find(({ label }) => label.key === 'session.supply.patrolLight');
    expect(card).toMatchObject({ total: 0, change: -1, why: [{ rule: { key: 'session.stage.comesHome' } }] });
    expect(lines.find(({ label }) => label.key === 'asset.lightSoldier')).toMatchObject({ change: 1 });
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
    // Threat works without a card too: the loss is shown.
    expect(refusalOf(state, check('challenge', 'heavy', 3, 1))).toBeNull();
  });
});
