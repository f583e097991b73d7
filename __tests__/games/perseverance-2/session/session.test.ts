import { EMPTY_DRAFT } from '@/engine';
import { perseverance2 } from '@/games/perseverance-2';
import { NO_DINOS } from '@/games/perseverance-2/moments/combat/dinos';
import { readyParty, suppliesLeft } from '@/games/perseverance-2/session/records';
import type { Command } from '@/games/perseverance-2/session/command';
import type { PerkPick } from '@/games/perseverance-2/session/moves';
import type { Fight } from '@/games/perseverance-2/moments/adventure/commands';
import { NOBODY, type State } from '@/games/perseverance-2/session/state';
import { officerMajorities } from '@/games/perseverance-2/session/view/officerMajorities';
import { reviewLines, withTotals } from '@/games/perseverance-2/session/wizards/reviewLines';
import { OUTPOSTS } from '@/games/perseverance-2/terms';
import { overridden } from '../../../support/tap';
import { newTable, play, refusalOf, SEATS } from './playing';

const pick = (perk: PerkPick['perk'], pay: PerkPick['pay'] = null): PerkPick => ({
  perk,
  pay,
  dino: null,
  release: NO_DINOS,
});
const set = (
  owner: string,
  counter: Extract<Command, { type: 'correct' }>['counter'],
  to: number,
): Command => ({
  type: 'correct',
  owner,
  counter,
  to,
});
const fight = (part: Partial<Fight>): Fight => ({
  committed: NOBODY,
  dinos: NO_DINOS,
  injuries: { light: 0, heavy: [], leader: 0 },
  cancel: { light: 0, heavy: 0 },
  capture: NO_DINOS,
  release: NO_DINOS,
  wrangler: null,
  ...part,
});

describe('set-up', () => {
  it.each([
    [2, 13],
    [3, 11],
    [4, 14],
  ] as const)('lays out the pool of %i players: %i dice', (players, dice) => {
    const state = newTable(players);
    expect(perseverance2.table(state).pips).toEqual({ lit: dice, of: dice });
    expect(Object.keys(state.players)).toEqual(SEATS.slice(0, players).map(({ id }) => id));
  });

  it('gives everybody the recommended start, its Perk and the Officer Bonus', () => {
    const { players, zones } = newTable(4);
    expect(players.ana).toMatchObject({ followers: 10, scrap: 2, perks: ['gatherer'], handCards: 2 });
    expect(players.bo).toMatchObject({ lightSoldier: 2, perks: ['skinner'] });
    expect(zones.expansion.settlements).toEqual({ ana: 1 });
  });

  it('puts the one Camp on the left Cleared Area for whoever begins outside', () => {
    const state = newTable(3, { 'start:ana': 'discovery', 'perk:ana': 'lower' });
    expect(state.areas[0]).toMatchObject({ camp: 'ana' });
    expect(state.players.ana?.perks).toEqual(['influencer']);
  });

  it('refuses two players on one starting space, under the field that says it', () => {
    const decision = perseverance2.setup.configure(
      SEATS.slice(0, 2),
      { 'start:ana': 'military', 'start:bo': 'military' },
      { pick: () => 0 },
    );
    expect(decision).toMatchObject({ ok: false, error: { code: 'startTaken', path: 'start:bo' } });
  });

  it('settles the Dissenters in the City Zones that nobody chose', () => {
    const state = newTable(2);
    expect(state.config.dissenterZone).toBe('sustenance');
    expect(state.zones.sustenance.settlements).toEqual({ dissenters: 2 });
    expect(state.zones.construction.settlements).toEqual({ dissenters: 1 });
  });

  it('asks for a rematch with the same answers', () => {
    const { config } = newTable(3, { 'perk:bo': 'lower' });
    const again = perseverance2.setup.configure(config.seats, perseverance2.setup.answers?.(config) ?? {}, {
      pick: () => 0,
    });
    expect(again).toEqual({ ok: true, value: config });
  });
});

describe('a turn', () => {
  it('places cubes for Stories and gains a Perk of that Officer in one entry', () => {
    const state = play(newTable(3), set('ana', 'story', 3), {
      type: 'influence',
      player: 'ana',
      officer: 'chief-mate',
      count: 2,
      source: 'action',
      perk: pick('savant', 'story'),
    });
    expect(state.players.ana).toMatchObject({ story: 0, perks: ['gatherer', 'savant'] });
    expect(state.officers['chief-mate'].slots).toEqual(['ana', 'ana']);
    expect(suppliesLeft(state, 'ana').influence).toBe(25 - 1 - 2 - 2);
  });

  it('refuses a Perk of another Officer and one whose Tier is not reached', () => {
    const state = play(newTable(3), set('ana', 'story', 3));
    const place = (perk: PerkPick): Command => ({
      type: 'influence',
      player: 'ana',
      officer: 'chief-mate',
      count: 1,
      source: 'action',
      perk,
    });
    expect(refusalOf(state, place(pick('skinner')))).toBe('otherOfficer');
    expect(refusalOf(state, place(pick('survivalist')))).toBe('not-allowed');
  });

  it('takes 2 Followers for a die of another player and remembers where it lies', () => {
    const state = play(newTable(3), {
      type: 'takeDie',
      player: 'ana',
      owner: 'bo',
      zone: 'military',
      changeFace: false,
      matching: false,
      reward: null,
    });
    expect(state.players.ana?.followers).toBe(8);
    expect(state.dice.bo).toEqual({ inPlay: 1, pool: 0 });
    expect(state.zones.military.dice).toEqual({ bo: 1 });
  });

  it('explores: a card and two berries', () => {
    const state = play(newTable(3), { type: 'explore', player: 'ana', take: 'glowberry' });
    expect(state.players.ana).toMatchObject({ handCards: 3, glowberry: 4 });
  });

  it('settles with a cube and with a Perk as the bonus', () => {
    const state = play(newTable(3), {
      type: 'effect',
      player: 'ana',
      move: {
        effect: 'settle',
        discount: null,
        picks: [
          { option: 1, zone: 'military', bonus: 'influence', perk: null },
          { option: 2, zone: 'sustenance', bonus: 'perk', perk: pick('defender') },
        ],
      },
    });
    expect(state.zones.military.settlements).toEqual({ bo: 1, ana: 1 });
    expect(state.officers['chief-of-security'].slots).toEqual(['bo', 'ana']);
    expect(state.players.ana?.perks).toEqual(['gatherer', 'defender']);
    expect(state.players.ana).toMatchObject({ food: 0, scrap: 1, islandResource: 0, story: 0 });
  });

  it('builds an Outpost on a Cleared Area, and no second one there', () => {
    const outpost = (area: number): Command => ({
      type: 'effect',
      player: 'ana',
      move: {
        effect: 'build',
        picks: [{ option: 1, followers: 2, valor: 0, area, tile: 'crash-site', perk: null }],
      },
    });
    const state = play(newTable(3), outpost(1), set('ana', 'scrap', 5), set('ana', 'islandResource', 5));
    expect(state.areas[0]).toMatchObject({ outpost: { owner: 'ana', tile: 'crash-site' } });
    expect(state.players.ana?.followers).toBe(12);
    expect(refusalOf(state, outpost(1))).toBe('areaTaken');
    expect(refusalOf(state, outpost(9))).toBe('noSuchArea');
  });

  it('turns a neutral die into an own one where it lies', () => {
    const state = play(
      newTable(3),
      {
        type: 'takeDie',
        player: 'ana',
        owner: 'neutral',
        zone: 'discovery',
        changeFace: false,
        matching: false,
        reward: null,
      },
      {
        type: 'effect',
        player: 'ana',
        move: { effect: 'politics', picks: [{ option: 2, zone: 'discovery' }] },
      },
    );
    expect(state.zones.discovery.dice).toEqual({ ana: 1 });
    expect(state.dice.ana).toEqual({ inPlay: 2, pool: 1 });
    expect(state.dice.neutral).toEqual({ inPlay: 7, pool: 7 });
  });

  it('lets a Permanent Vote bring a Vote with it, also when it is counted by hand', () => {
    const state = play(newTable(3), { type: 'adjust', player: 'ana', counter: 'permanentVotes', by: 2 });
    expect(state.players.ana).toMatchObject({ votes: 2, permanentVotes: 2 });
    expect(refusalOf(state, set('ana', 'votes', 1))).toBe('outside');
  });
});

describe('outside the wall', () => {
  const army = (state: State) => play(state, set('bo', 'heavySoldier', 2), set('bo', 'valor', 2));

  it('topples who fought until the turn ends', () => {
    const state = play(
      army(newTable(3, { 'start:ana': 'discovery' })),
      { type: 'giveTurn', player: 'bo' },
      {
        type: 'combat',
        player: 'bo',
        reach: true,
        fight: fight({
          committed: { light: 1, heavy: 0, leader: false },
          dinos: { trampler: 1, raptor: 0, shieldhead: 0 },
        }),
      },
    );
    expect(state.players.bo).toMatchObject({ glowberry: 0, followers: 11, islandResource: 2 });
    expect(readyParty(state, 'bo')).toEqual({ light: 1, heavy: 2, leader: true });
    expect(readyParty(play(state, { type: 'nextTurn' }), 'bo')).toEqual({ light: 2, heavy: 2, leader: true });
  });

  const breached = () =>
    play(newTable(3, { 'start:ana': 'discovery' }), {
      type: 'dinoAttack',
      owner: 'ana',
      area: 1,
      trigger: 'adventure',
      threshold: 5,
      valorSpent: 1,
      card: { dinos: { trampler: 1, raptor: 1, shieldhead: 0 }, dangerous: 0 },
      dangerousDinos: NO_DINOS,
      dangerousChosen: null,
      successReward: {},
      failReward: { glowberry: 1 },
      saviorBonus: { followers: 3 },
    });

  it('keeps the Cleared Area and the Savior Bonus of a Breach', () => {
    expect(breached().players.ana?.breach).toEqual({
      at: 'camp',
      dinos: { trampler: 1, raptor: 1, shieldhead: 0 },
      area: 1,
      savior: { followers: 3 },
    });
  });

  it('settles a Breach once a turn', () => {
    const settle: Command = { type: 'settleBreach', player: 'ana', remove: 'raptor' };
    const state = play(breached(), settle);
    expect(state.players.ana?.followers).toBe(8);
    expect(state.players.ana?.breach?.dinos).toEqual({ trampler: 1, raptor: 0, shieldhead: 0 });
    expect(refusalOf(state, settle)).toBe('breachPaid');
    const next = play(state, { type: 'nextTurn' });
    expect(refusalOf(next, { ...settle, remove: null })).toBeNull();
  });

  it('ends a Breach with a Counterattack, and the attacker takes the Savior Bonus', () => {
    const state = play(breached(), {
      type: 'counterattack',
      player: 'bo',
      of: 'ana',
      saviorTimes: 1,
      fight: fight({
        committed: { light: 2, heavy: 0, leader: true },
        injuries: { light: 0, heavy: [], leader: 1 },
      }),
    });
    expect(state.players.ana?.breach).toBeNull();
    expect(state.players.bo?.followers).toBe(10 + 2 + 3);
  });

  it('clears an Area, sends a party, and resolves its stage with a Threat', () => {
    const begun = play(
      newTable(3, { 'start:ana': 'discovery' }),
      { type: 'giveTurn', player: 'bo' },
      {
        type: 'beginAdventure',
        player: 'bo',
        reach: false,
        terrain: 'plains',
        requirement: 2,
        stages: 2,
        trial: null,
        party: { light: 2, heavy: 0, leader: false },
      },
    );
    expect(begun.areas).toHaveLength(3);
    expect(begun.players.bo).toMatchObject({ handCards: 1, lightSoldier: 2 });
    expect(readyParty(begun, 'bo').light).toBe(0);
    const after = play(begun, {
      type: 'adventureStage',
      player: 'bo',
      rewards: { followers: 2 },
      kept: [{ kind: 'light', gains: { story: 1 }, check: { threat: 4, roll: 3, useLeader: false } }],
      ignoreThreats: false,
      then: { threat: 2, roll: 5, lose: null, advance: null },
      savant: null,
    });
    expect(after.players.bo).toMatchObject({ followers: 12, story: 2, lightSoldier: 1 });
    expect(after.players.bo?.adventure).toMatchObject({ stage: 2, waits: true, party: { light: 1 } });
    const home = play(after, { type: 'endAdventure', player: 'bo', savant: null });
    expect(home.players.bo).toMatchObject({ adventure: null, adventures: 1 });
  });

  it('counts a Temple Adventure for itself', () => {
    const state = play(
      newTable(3, { 'start:bo': 'discovery' }),
      {
        type: 'beginAdventure',
        player: 'ana',
        reach: false,
        terrain: null,
        requirement: 1,
        stages: 2,
        trial: 'trial-of-wit',
        party: { light: 1, heavy: 0, leader: false },
      },
      {
        type: 'adventureStage',
        player: 'ana',
        rewards: {},
        kept: [],
        ignoreThreats: false,
        then: 'end',
        savant: null,
      },
    );
    expect(state.players.ana).toMatchObject({ followers: 12, adventure: null, adventures: 1 });
    expect(state.areas).toHaveLength(2);
  });

  it.each([
    ['crash-site', { scrap: 5 }],
    ['hidden-paradise', { votes: 2, permanentVotes: 2, followers: 12 }],
    ['tranquil-meadow', { story: 4, glowberry: 3 }],
    ['forward-barracks', { heavySoldier: 2 }],
  ] as const)('lets the Outpost %s give what it gives', (tile, gains) => {
    const state = play(newTable(3), { type: 'useOutpost', player: 'ana', tile, area: null, steps: [] });
    expect(state.players.ana).toMatchObject(gains);
  });

  it('pays for each step of an Outpost and allows no more of them than the tile', () => {
    const cube = { kind: 'influence', officer: 'captain', perk: null } as const;
    const use = (times: number): Command => ({
      type: 'useOutpost',
      player: 'ana',
      tile: 'secret-meeting-place',
      area: null,
      steps: Array.from({ length: times }, () => cube),
    });
    const rich = play(newTable(3), set('ana', 'glowberry', 9));
    expect(play(rich, use(5)).players.ana?.glowberry).toBe(4);
    expect(refusalOf(rich, use(6))).toBe('outpostSteps');
    expect(refusalOf(newTable(3), use(3))).toBe('not-affordable');
  });

  it('knows all twenty Outposts', () => {
    expect(OUTPOSTS).toHaveLength(20);
    const rich = play(newTable(3), set('ana', 'glowberry', 9));
    for (const tile of OUTPOSTS)
      expect([null, 'not-affordable', 'noLeaderOut']).toContain(
        refusalOf(rich, { type: 'useOutpost', player: 'ana', tile, area: null, steps: [] }),
      );
  });
});

describe('Assemblies', () => {
  const hold: Command = {
    type: 'resolveAssembly',
    choices: {
      sustenance: { first: 'votes', second: 'followers', popular: null },
      military: { first: 'votes', second: 'followers', popular: null },
      expansion: { first: 'votes', second: 'followers', popular: null },
      construction: { first: 'production', second: 'followers', popular: null },
    },
  };

  it('reset Votes to the Permanent Votes', () => {
    const state = play(newTable(3), { type: 'adjust', player: 'bo', counter: 'permanentVotes', by: 2 }, hold);
    expect(state.players.bo).toMatchObject({ votes: 2, permanentVotes: 2 });
    expect(state.players.ana?.votes).toBe(0);
    expect(state.assembly).toBe(2);
  });

  it.each([
    ['with three players: 3 neutral dice more after the second one', 3, [8, 11]],
    ['with four players: 3 neutral dice more after the first one', 4, [13, 13]],
  ] as const)('change the dice pool %s', (_name, players, neutral) => {
    const one = play(newTable(players), hold);
    expect(one.dice.neutral?.inPlay).toBe(neutral[0]);
    expect(play(one, hold).dice.neutral?.inPlay).toBe(neutral[1]);
  });

  it('with two players: Dissenter dice, fewer neutral dice, and a Dissenter cube on each Officer', () => {
    const before = newTable(2);
    const state = play(before, hold);
    expect(state.dice).toMatchObject({ dissenters: { inPlay: 4 }, neutral: { inPlay: 7 } });
    const cubes = (of: State) =>
      Object.values(of.officers).reduce(
        (sum, { slots, pool }) =>
          sum + slots.filter((owner) => owner === 'dissenters').length + (pool.dissenters ?? 0),
        0,
      );
    expect(cubes(state)).toBe(cubes(before) + 5);
  });

  it('end in final scoring, places and a result that adds up; opened again it is as before', () => {
    const last = play(newTable(2), hold, hold);
    expect(last.phase).toBe('end');
    expect(refusalOf(last, hold)).toBe('lastAssemblyHeld');
    const end = play(last, { type: 'resolveFinal' });
    const result = perseverance2.result(end) ?? [];
    expect(result).toHaveLength(2);
    for (const { score, sources } of result)
      expect(sources.reduce((sum, { points }) => sum + points, 0)).toBe(score);
    const again = play(end, { type: 'reopen' });
    expect(again.players).toEqual(last.players);
    expect(again.earned).toEqual(last.earned);
  });

  it('keep what the table set by hand as a correction of its own', () => {
    const state = play(newTable(3), {
      type: 'byHand',
      command: { type: 'explore', player: 'ana', take: 'story' },
      corrections: [{ owner: 'ana', counter: 'story', to: 5 }],
    });
    expect(state.players.ana?.story).toBe(5);
  });
});

describe('what screens and reviews are built on', () => {
  it('shows what each Officer would give now, and why', () => {
    const state = newTable(3);
    const engineer = officerMajorities(state).find(({ officer }) => officer === 'chief-engineer');
    expect(engineer).toMatchObject({ zone: 'construction', slots: ['cy'], spaces: 4, pool: [] });
    expect(engineer?.shares).toContainEqual(
      expect.objectContaining({ owner: 'cy', cubes: 1, place: 'first', followers: 0 }),
    );
    const camped = newTable(3, { 'start:cy': 'discovery' });
    const captain = officerMajorities(
      play(camped, {
        type: 'influence',
        player: 'cy',
        officer: 'chief-engineer',
        count: 1,
        source: 'action',
        perk: null,
      }),
    );
    expect(captain.find(({ officer }) => officer === 'chief-engineer')?.shares).toContainEqual(
      expect.objectContaining({ owner: 'cy', followers: 1 }),
    );
  });

  it('reviews every number that a command changes, and takes the table’s own figure', () => {
    const state = newTable(3);
    const command: Command = { type: 'explore', player: 'ana', take: 'glowberry' };
    const lines = reviewLines(state, command, {});
    const berries = lines.find(({ player, label }) => player === 'ana' && label.key === 'asset.glowberry');
    expect(berries).toMatchObject({ change: 2, total: 4 });
    expect(berries?.why.length).toBeGreaterThan(0);
    const { overrides } = overridden(EMPTY_DRAFT, berries, 7);
    expect(play(state, withTotals(command, overrides)).players.ana?.glowberry).toBe(7);
  });
});

test('whoever used a Camp or an Outpost is reminded of the Dino Attack until it is over', () => {
  const remindersOf = (state: State) =>
    (perseverance2.table(state).primary?.reminders ?? []).map(({ id }) => id);
  const begun = play(newTable(3, { 'start:bo': 'discovery' }), { type: 'beginPlay' });
  expect(remindersOf(begun)).not.toContain('attack');
  const fought = play(begun, {
    type: 'combat',
    player: 'ana',
    reach: false,
    fight: fight({ committed: { light: 1, heavy: 0, leader: false }, dinos: { ...NO_DINOS, trampler: 1 } }),
  });
  expect(remindersOf(fought)).toContain('attack');
  const attacked = play(fought, {
    type: 'dinoAttack',
    owner: 'bo',
    area: 1,
    trigger: 'adventure',
    threshold: 0,
    valorSpent: 0,
    card: { dinos: NO_DINOS, dangerous: 0 },
    dangerousDinos: NO_DINOS,
    dangerousChosen: null,
    successReward: {},
    failReward: {},
    saviorBonus: {},
  });
  expect(remindersOf(attacked)).not.toContain('attack');
  expect(remindersOf(play(fought, { type: 'nextTurn' }))).not.toContain('attack');
});
