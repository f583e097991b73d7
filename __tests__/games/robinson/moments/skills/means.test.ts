import { robinson } from '@/games/robinson';
import type { Command } from '@/games/robinson/session/command';
import { meansOf } from '@/games/robinson/session/view/means';
import { acting, afterWizard, begun, camp, planning, skip, tokens, useSkill } from '../../session/acting';
import { eventsOf, newTable, play, refusalOf } from '../../session/playing';
import { runWizard } from '../../session/runWizard';

describe('lines 410 and 1102: Economical Construction at any time', () => {
  const build = { action: 'build', lead: 'ana', build: 'weapons', support: ['ana'] } as const;

  test('paid after the plan it saves in the action that the table names', () => {
    const state = planning(acting(2, camp('wood', 4), tokens('ana', 2)), build, {
      action: 'threat',
      lead: 'ben',
      threat: 'right',
      threatPawns: 1,
      cost: { wood: 1, fur: 0, food: 0 },
    });
    const ways = meansOf(state).filter(({ id }) => id.startsWith('ana economical-construction'));
    expect(ways.map(({ reason }) => reason)).toEqual([null]);
    const paid = play(state, ways[0]?.command ?? skip);
    expect(paid.plan?.map(({ action, economical }) => [action, economical])).toEqual([
      ['threat', false],
      ['build', true],
    ]);
    const done = play(play(paid, runWizard(paid, 'resolve')), { type: 'dropAction' });
    expect(done.bodies.ana?.determination).toBe(0);
    const built = play(paid, runWizard(paid, 'resolve'));
    expect(play(built, runWizard(built, 'resolve')).camp).toMatchObject({ weapon: 1, wood: 3 });
  });

  test('nobody pays for it where no wood is left to be paid', () => {
    const state = planning(acting(2, tokens('ana', 2)), { action: 'rest', lead: 'ana' });
    expect(refusalOf(state, useSkill('ana', 'economical-construction'))).toBe('nothingToSave');
  });
});

describe('lines 1134 to 1138: the Soldier', () => {
  test('The Hunt raises the Hunting deck, and hunting is possible then', () => {
    const state = play(acting(4, tokens('di', 4)), useSkill('di', 'the-hunt'));
    expect(state.camp.huntingDeck).toBe(1);
    expect(afterWizard(state, 'plan', { 'di 1': 'hunt', 'di 2': 'hunt' }).plan).toHaveLength(1);
  });

  test('Defense Plan takes no tokens for a palisade that cannot stand', () => {
    const plan = { ...useSkill('di', 'defense-plan'), raise: 'palisade' } as const;
    expect(refusalOf(acting(4, tokens('di', 2)), plan)).toBe('noShelterYet');
    expect(play(acting(4, tokens('di', 2), camp('shelter', 1)), plan).camp.palisade).toBe(1);
  });

  test('Frenzy is paid when the card is seen, and helps in that fight only', () => {
    const state = acting(4, tokens('di', 6), camp('huntingDeck', 2));
    expect(refusalOf(state, useSkill('di', 'frenzy'))).toBe('frenzyInFight');
    const hunting = planning(
      state,
      { action: 'hunt', lead: 'di', support: ['di'] },
      { action: 'hunt', lead: 'ana', support: ['ana'] },
    );
    const first = afterWizard(hunting, 'resolve', { frenzy: 'yes' }, { 'beast strength': 4 });
    expect(first.bodies.di).toEqual({ wounds: 1, determination: 3 });
    expect(afterWizard(first, 'resolve', {}, { 'beast strength': 4 }).bodies.ana?.wounds).toBe(4);
    // A beast of an event is no action of his (ruling 35).
    const event = play(newTable(4), { type: 'beginPlay' }, tokens('di', 3));
    expect(afterWizard(event, 'fight', { who: 'di' }, { 'beast strength': 2 }).bodies.di).toEqual({
      wounds: 2,
      determination: 3,
    });
  });
});

test('line 1128: Scouting keeps one token, which can be used at once', () => {
  const state = play(acting(3), tokens('cy', 3));
  expect(refusalOf(state, useSkill('cy', 'scouting'))).toBe('whichKept');
  const after = play(state, { ...useSkill('cy', 'scouting'), keeps: 'weapon' });
  expect([after.discoveries, after.bodies.cy?.determination]).toEqual([['weapon'], 0]);
});

test('each starting item helps twice', () => {
  const named = play(newTable(2, { startingNames: 'Rum, Pipe' }), { type: 'beginPlay' });
  const use = { type: 'useStarting', item: 1 } as const;
  const twice = play(named, use, use);
  expect(twice.starting).toEqual([2, 0]);
  expect(refusalOf(twice, use)).toBe('startingEmpty');
  const shown = meansOf(twice).filter(({ group }) => group === 'starting');
  expect(shown.map(({ title, reason }) => [title.params?.text, reason?.key ?? null])).toEqual([
    ['Rum', null],
    ['Pipe', 'session.refusal.startingEmpty'],
  ]);
  expect(eventsOf(named, use).map((event) => robinson.describe(event, named.config).fact.key)).toEqual([
    'session.event.starting',
  ]);
});

test('a skill is paid for and used once a round', () => {
  const use: Command = {
    type: 'useSkill',
    player: 'di',
    skill: 'defense-plan',
    raise: 'weapon',
    targets: [],
  };
  const after = play(begun, use);
  expect([after.camp.weapon, after.bodies.di?.determination]).toEqual([1, 3]);
  expect(robinson.decide(after, use, { pick: () => 0 })).toMatchObject({ ok: false });
});
