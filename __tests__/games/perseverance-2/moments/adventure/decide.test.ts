import { perseverance2 } from '@/games/perseverance-2';
import { mayTake } from '@/games/perseverance-2/moments/adventure/rally';
import { NO_DINOS } from '@/games/perseverance-2/moments/combat/dinos';
import type { Command } from '@/games/perseverance-2/session/command';
import type { Pieces, State } from '@/games/perseverance-2/session/state';
import { newTable, play, refusalOf, remindersOfTurn, set } from '../../session/playing';
import { attack, camp, camped, clear, combat, perks } from './outside';

// Numbers in brackets are lines of the rulebook of Episode 2.

describe('where an Adventure starts', () => {
  test('without any Camp there is none (559)', () => {
    const bare = newTable(3);
    for (const command of [
      combat(),
      camp(2),
      clear(),
      { type: 'rally', player: 'ana', reach: false } as const,
    ])
      expect(refusalOf(bare, command)).toBe('noFreeCamp');
  });

  test('a breached Camp cannot be the Rally point (557)', () => {
    const breached = play(camped(), attack(9), {
      type: 'setArea',
      area: { id: 2, terrain: 'canyon', camp: 'cy', outpost: null, watchtower: null },
    });
    expect(refusalOf(breached, { type: 'rally', player: 'ana', rally: 1, reach: false })).toBe(
      'campBreached',
    );
    expect(refusalOf(breached, { type: 'rally', player: 'ana', rally: 2, reach: false })).toBeNull();
    expect(refusalOf(play(camped(), attack(9)), combat())).toBe('noFreeCamp');
  });

  test('the Camp under a Breach token cannot be taken away', () => {
    const breached = play(camped(), attack(9));
    const area = { id: 1, terrain: 'plains', camp: null, outpost: null, watchtower: null } as const;
    expect(refusalOf(breached, { type: 'setArea', area })).toBe('breachThere');
  });
});

describe('the options of an Adventure', () => {
  test('up to two different ones (569)', () => {
    const rich = play(camped(), set('ana', 'lightSoldier', 3), set('ana', 'islandResource', 3));
    const two = play(rich, combat(), camp(2));
    expect(two.areas.find(({ id }) => id === 2)?.camp).toBe('ana');
    expect(refusalOf(two, clear())).toBe('optionTaken');
    expect(refusalOf(play(rich, combat()), combat())).toBe('optionTaken');
    expect(refusalOf(play(rich, combat()), clear())).toBeNull();
  });

  test('Adventurer fights on one hex more, whatever else is picked (1316)', () => {
    expect(mayTake(['combat', 'camp'], 'combat', 1)).toBe(true);
    expect(mayTake(['combat', 'combat', 'camp'], 'clear', 1)).toBe(false);
    expect(mayTake(['clear', 'camp'], 'combat', 1)).toBe(true);
    expect(mayTake(['clear', 'camp'], 'combat', 0)).toBe(false);
    expect(mayTake(['combat', 'combat'], 'combat', 1)).toBe(false);
  });

  test('2 Glowberries widen the targets of both options (565)', () => {
    const rich = play(camped(), set('ana', 'lightSoldier', 3));
    const far = play(rich, combat(true), camp(2, true));
    expect(far.players.ana).toMatchObject({ glowberry: 0, islandResource: 0 });
    expect(refusalOf(rich, { type: 'rally', player: 'ana', rally: 1, reach: true })).toBeNull();
  });

  test('a tile is cleared once, and names its Area (342)', () => {
    const state = play(camped(), clear());
    expect(state.areas.at(-1)).toMatchObject({ id: 3, terrain: 'plains', code: 'P2' });
    expect(refusalOf(state, { type: 'addArea', terrain: 'plains', code: 'P2' })).toBe('clearedBefore');
    expect(refusalOf(state, { type: 'addArea', terrain: 'canyon', code: 'P3' })).toBe('otherTerrain');
  });
});

describe('the Dino Attacks of a turn', () => {
  const due = (state: State) => remindersOfTurn(state).map(({ id }) => id);

  test('each Camp and each Outpost that was used is remembered until its own attack (598, 838)', () => {
    const used = play(
      camped(),
      combat(),
      {
        type: 'setArea',
        area: {
          id: 2,
          terrain: 'canyon',
          camp: null,
          outpost: { owner: 'cy', tile: 'crash-site' },
          watchtower: null,
        },
      },
      { type: 'useOutpost', player: 'ana', tile: 'crash-site', area: 2, steps: [] },
    );
    expect(due(used)).toEqual(expect.arrayContaining(['attack', 'secondAttack']));
    const one = play(used, attack(0));
    expect(due(one)).toContain('attack');
    expect(due(one)).not.toContain('secondAttack');
    expect(one.rallies).toEqual([expect.objectContaining({ area: 2, at: 'outpost' })]);
  });
});

describe('a Perk does not work in the Effect that gave it (941, 1469)', () => {
  const pick = (perk: Pieces['perks'][number], dino: 'raptor' | null = null) => ({
    perk,
    pay: null,
    dino,
    release: NO_DINOS,
  });

  test('Greedy, gained with the first Settlement, does not double the bonus of the second', () => {
    const ready = play(
      newTable(3),
      perks('ana', 'agile-1'),
      { type: 'correctOfficer', officer: 'chief-steward', slots: ['ana', 'ana', 'bo'], pool: {} },
      set('ana', 'story', 3),
    );
    // The Captain is beside Sustenance here.
    const swapped: State = {
      ...ready,
      config: {
        ...ready.config,
        officers: { ...ready.config.officers, sustenance: 'captain', discovery: 'chief-mate' },
      },
    };
    const after = play(swapped, {
      type: 'effect',
      player: 'ana',
      move: {
        effect: 'settle',
        discount: null,
        picks: [
          { option: 1, zone: 'sustenance', bonus: 'perk', perk: { ...pick('greedy'), pay: 'story' } },
          { option: 2, zone: 'expansion', bonus: 'influence', perk: null },
        ],
      },
    });
    expect(after.players.ana?.perks).toContain('greedy');
    // 1 Scrap to begin with, one more for the start at the Chief Steward, 1 paid, 1 of the bonus.
    expect((after.players.ana?.scrap ?? 0) - (swapped.players.ana?.scrap ?? 0)).toBe(0);
  });

  test('Herder, gained at the Rendezvous Point, makes no room for the Dino of Capturer', () => {
    const penned = play(
      newTable(3),
      { type: 'setPieces', player: 'ana', piece: 'enclosure', to: { ...NO_DINOS, trampler: 1 } },
      set('ana', 'glowberry', 3),
    );
    const use = (dino: 'raptor' | null): Command => ({
      type: 'useOutpost',
      player: 'ana',
      tile: 'rendezvous-point',
      area: null,
      steps: [
        { kind: 'perk', pick: pick('herder') },
        { kind: 'perk', pick: pick('capturer', dino) },
      ],
    });
    expect(refusalOf(penned, use('raptor'))).toBe('limit-exceeded');
    expect(refusalOf(penned, use(null))).toBeNull();
  });
});

describe('a stage', () => {
  const stage = (over: object): Command => ({
    type: 'adventureStage',
    player: 'ana',
    rewards: {},
    kept: [],
    ignoreThreats: false,
    then: null,
    savant: null,
    ...over,
  });

  test('gives Dinos, Perks and Structures: the card of the book, a Trampler and a Glowberry (610, 645)', () => {
    const away = play(camped(), clear());
    const after = play(
      away,
      stage({
        things: [{ kind: 'structure', structure: 'watchtower', area: 1, tile: null }],
        kept: [
          {
            kind: 'light',
            gains: { glowberry: 1 },
            things: [{ kind: 'dino', dino: 'trampler', release: NO_DINOS }],
            check: { threat: 4, roll: 4, useLeader: false },
          },
        ],
      }),
    );
    expect(after.players.ana).toMatchObject({ glowberry: 3, enclosure: { trampler: 1 } });
    expect(after.areas[0]?.watchtower).toBe('ana');
  });

  test('losing the last Soldier completes the Adventure, so Savant pays (636, 1313)', () => {
    const savant = { perk: 'defender' as const, pay: null, dino: null, release: NO_DINOS };
    const away = play(camped(), perks('ana', 'savant'), clear());
    const after = play(away, stage({ then: { threat: 5, roll: 1, lose: null, advance: null }, savant }));
    expect(after.players.ana).toMatchObject({
      adventure: null,
      adventures: 1,
      perks: ['savant', 'defender'],
    });
  });

  test('a Savant whom this very stage gives is not paid for it (1469)', () => {
    const away = play(camped(), perks('ana', 'defender'), set('ana', 'story', 3), clear());
    const gained = { perk: 'savant' as const, pay: 'story' as const, dino: null, release: NO_DINOS };
    const next = { perk: 'skinner' as const, pay: null, dino: null, release: NO_DINOS };
    const things = [{ kind: 'perk', pick: gained }];
    expect(refusalOf(away, stage({ things, then: 'end', savant: next }))).toBe('needsSavant');
    expect(refusalOf(away, stage({ things, then: 'end', savant: null }))).toBeNull();
  });
});

describe('a Trial that was begun as another card (1496)', () => {
  const rowOf = (state: State) => {
    const rows = perseverance2.putRight(state).sections.flatMap((section) => section.rows);
    const row = rows.find(({ id }) => id === 'adventure/trial/ana');
    return row?.kind === 'choice' ? row : undefined;
  };
  const stage: Command = {
    type: 'adventureStage',
    player: 'ana',
    rewards: {},
    kept: [],
    ignoreThreats: false,
    then: null,
    savant: null,
  };

  test('is put right with one tap, and its stage counts what that Trial counts', () => {
    const away = play(camped(), { ...clear(), stages: 1 } as Command);
    expect(rowOf(away)?.value).toBe('none');
    const right = rowOf(away)?.set('trial-of-proficiency');
    if (!right) throw new Error('no row');
    const trial = play(away, right);
    expect(rowOf(trial)?.value).toBe('trial-of-proficiency');
    expect(trial.players.ana?.adventure).toMatchObject({ stage: 1, stages: 2, party: { light: 1 } });
    const before = trial.players.ana;
    // One Follower for each Light Soldier.
    expect(play(trial, stage).players.ana?.followers).toBe(
      (before?.followers ?? 0) + (before?.lightSoldier ?? 0),
    );
    expect(play(away, stage).players.ana?.followers).toBe(away.players.ana?.followers);
  });

  test('becomes an ordinary card again, and without an Adventure there is nothing to say', () => {
    const away = play(camped(), clear());
    const there = (to: string, state: State) => {
      const command = rowOf(state)?.set(to);
      if (!command) throw new Error('no row');
      return play(state, command);
    };
    expect(there('none', there('trial-of-wit', away)).players.ana?.adventure).toEqual(
      away.players.ana?.adventure,
    );
    expect(rowOf(camped())).toBeUndefined();
  });
});
