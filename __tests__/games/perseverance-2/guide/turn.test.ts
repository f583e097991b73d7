import { perseverance2 } from '@/games/perseverance-2';
import { turn } from '@/games/perseverance-2/guide/turn';
import type { State } from '@/games/perseverance-2/session/state';
import { en } from '@/games/perseverance-2/strings/en';
import { faultFinder } from '../../support/faultsIn';
import { turnOption } from '../../support/turnOption';
import { newTable, play } from '../session/playing';

const faultsIn = faultFinder(en);
const begun = (answers = {}) => play(newTable(3, answers), { type: 'beginPlay' });
const option = (state: State, group: string, id: string) => turnOption(turn(state), group, id);
const refused = (state: State, group: string, id: string) =>
  (option(state, group, id).parts ?? []).filter(({ reason }) => reason).map((part) => part.id);
const has = (state: State, counter: 'story' | 'food' | 'scrap' | 'islandResource' | 'valor', to: number) =>
  play(state, { type: 'correct', owner: 'ana', counter, to });
const camped = (state: State): State =>
  play(state, {
    type: 'setArea',
    area: { id: 1, terrain: 'plains', camp: 'bo', outpost: null, watchtower: null },
  });

describe('the turn companion of Episode 2', () => {
  const table = begun();

  test('follows the order of a turn, one group for each Zone', () => {
    expect(turn(table)?.groups.map(({ id }) => id)).toEqual([
      'die',
      'sustenance',
      'military',
      'expansion',
      'construction',
      'discovery',
      'secondary',
    ]);
    expect(turn(table)?.player).toBe('ana');
  });

  test('has nothing to show before the table is set and after the last Assembly', () => {
    expect(turn(newTable(3))).toBeNull();
    expect(turn({ ...table, phase: 'end' })).toBeNull();
  });

  test('a die of somebody else costs 2 Followers, another face a Story', () => {
    expect(JSON.stringify(option(table, 'die', 'bo').note)).toContain('−2');
    expect(JSON.stringify(option(table, 'die', 'face').note)).toContain('−1');
    expect(option(has(table, 'story', 0), 'die', 'face').reason).toBeDefined();
  });

  test('what cannot be paid is marked with its reason', () => {
    expect(refused(table, 'secondary', 'influence')).toEqual(['2', '3']);
    expect(option(has(table, 'story', 0), 'secondary', 'influence').reason?.key).toBe('refusal.cubePrice');
    expect(refused(has(table, 'food', 0), 'military', 'training')).toEqual(
      expect.arrayContaining(['recruitFood', 'release']),
    );
    expect(refused(table, 'expansion', 'politics')).toEqual(['pool', 'board', 'votes']);
    expect(refused(table, 'construction', 'build')).toEqual(['watchtower']);
  });

  test('on the Marketplace a Glowberry buys any two goods, and without one goods are only swapped', () => {
    expect(refused(table, 'expansion', 'marketplace')).toEqual([]);
    const bare = play(table, { type: 'correct', owner: 'ana', counter: 'glowberry', to: 0 });
    const open = (option(bare, 'expansion', 'marketplace').parts ?? []).filter(({ reason }) => !reason);
    expect(open.map(({ id }) => id)).toEqual(['none']);
    const traded = play(table, {
      type: 'effect',
      player: 'ana',
      move: {
        effect: 'marketplace',
        picks: [
          { option: 1, gain: [['food', 2]] },
          { option: 2, give: [['food', 1]], gain: [['scrap', 1]] },
        ],
      },
    });
    const change = (counter: 'food' | 'scrap' | 'glowberry') =>
      (traded.players.ana?.[counter] ?? 0) - (table.players.ana?.[counter] ?? 0);
    expect([change('food'), change('scrap'), change('glowberry')]).toEqual([1, 1, -1]);
  });

  test('no reason is a fault of form: every option that is shown can be meant', () => {
    const parts = turn(camped(table))?.groups.flatMap(({ options }) =>
      options.flatMap((one) => [one, ...(one.parts ?? [])]),
    );
    expect(parts?.filter(({ reason }) => reason?.key.startsWith('input.'))).toEqual([]);
  });

  test('an Effect of which nothing is possible says so', () => {
    const poor = has(has(has(table, 'food', 0), 'scrap', 0), 'islandResource', 0);
    expect(option(poor, 'construction', 'build').reason?.key).toBe('lesson.turn.nothing');
    // Followers for Settlements cost nothing.
    expect(option(poor, 'expansion', 'settle').reason).toBeUndefined();
  });

  test('with Architect a token less is enough', () => {
    const poor = has(has(table, 'food', 0), 'scrap', 1);
    expect(refused(poor, 'expansion', 'settle')).toContain('settleFood');
    const architect = play(poor, {
      type: 'setPieces',
      player: 'ana',
      piece: 'perks',
      to: ['gatherer', 'herder', 'capturer', 'architect'],
    });
    expect(refused(architect, 'expansion', 'settle')).not.toContain('settleFood');
  });

  test('an Adventure needs a Camp, anybody’s, and a breached one does not do', () => {
    expect(option(table, 'sustenance', 'adventure').reason?.key).toBe('lesson.turn.noCamp');
    const open = camped(table);
    expect(option(open, 'sustenance', 'adventure').reason).toBeUndefined();
    const overrun = play(open, {
      type: 'setPieces',
      player: 'bo',
      piece: 'breach',
      to: { at: 'camp', area: 1, dinos: { trampler: 1, raptor: 0, shieldhead: 0 }, savior: {} },
    });
    expect(option(overrun, 'sustenance', 'adventure').reason?.key).toBe('lesson.turn.noCamp');
    expect(option(overrun, 'secondary', 'counterattack').parts?.map(({ id }) => id)).toEqual(['bo']);
  });

  test('an Outpost stands there once it is built', () => {
    expect(option(table, 'discovery', 'outposts').reason?.key).toBe('lesson.turn.noOutpost');
    const built = play(table, {
      type: 'setArea',
      area: {
        id: 1,
        terrain: 'plains',
        camp: null,
        outpost: { owner: 'cy', tile: 'crash-site' },
        watchtower: null,
      },
    });
    expect(option(built, 'discovery', 'outposts')).toMatchObject({ parts: [{ id: '1:crash-site' }] });
    expect(option(built, 'discovery', 'outposts').reason).toBeUndefined();
  });

  test('what it gives is what happens', () => {
    const { does, note } = option(table, 'sustenance', 'pub');
    if (does?.kind !== 'command') throw new Error('the Pub needs no wizard');
    const after = play(table, does.command);
    const gained = (after.players.ana?.story ?? 0) - (table.players.ana?.story ?? 0);
    expect(JSON.stringify(note)).toContain(`+${gained}`);
  });

  test('a Breach and an Adventure of the player on turn come last', () => {
    const breached = play(table, {
      type: 'setPieces',
      player: 'ana',
      piece: 'breach',
      to: { at: 'camp', area: 1, dinos: { trampler: 2, raptor: 0, shieldhead: 0 }, savior: {} },
    });
    expect(turn(breached)?.groups.at(-1)).toMatchObject({ id: 'after', options: [{ id: 'breach' }] });
  });

  test('every option that starts something starts it, and all of it has its words', () => {
    const wizards = perseverance2.wizards.map(({ id }) => id);
    for (const state of [table, camped(table), begun({ deterministicThreat: true })]) {
      expect(faultsIn(turn(state))).toEqual([]);
      for (const { options } of turn(state)?.groups ?? [])
        for (const { does, reason } of options) {
          if (does?.kind === 'wizard') expect(wizards).toContain(does.wizard);
          if (does?.kind === 'command' && !reason)
            expect(perseverance2.decide(state, does.command, { pick: () => 0 }).ok).toBe(true);
        }
    }
  });

  test('all five Officers and all five Zones stand below', () => {
    expect(turn(table)?.standing).toHaveLength(10);
  });
});
