import * as fc from 'fast-check';
import { robinson } from '@/games/robinson';
import { BOARD_DIALS } from '@/games/robinson/moments/boardActions/dials';
import type { CommandOf } from '@/games/robinson/session/command';
import { highestMorale } from '@/games/robinson/session/config';
import type { State } from '@/games/robinson/session/state';
import { afterWizard, skip } from '../../session/acting';
import { eventsOf, newTable, play, refusalOf } from '../../session/playing';
import { runWizard } from '../../session/runWizard';

/** The Action phase of a table that leaves its pawns to the board. */
const table = play(
  newTable(4, { tracking: 'essentials', 'friday:4': true }),
  { type: 'beginPlay' },
  skip,
  skip,
);

type Counted = CommandOf<'boardActions'>;

function counted(state: State): Counted {
  return runWizard(state, 'boardActions') as Counted;
}

describe('Actions on the board', () => {
  test('it is what the table waits for; nobody is asked for a plan', () => {
    expect(robinson.table(table).primary?.does).toEqual({ kind: 'wizard', wizard: 'boardActions' });
    expect(robinson.table(table).more?.map(({ id }) => id)).toContain('moreTracking');
  });

  test('nothing changed: the round goes on', () => {
    const after = play(table, counted(table));
    expect(after).toMatchObject({ stage: 'weather', camp: table.camp, bodies: table.bodies });
  });

  test('wood, a roof and a wound: the symbol that it passes costs morale, with its cause', () => {
    const hurt = play(table, { type: 'takeWounds', owners: ['ana'], wounds: 3, cause: 'card' });
    const after = afterWizard(
      hurt,
      'boardActions',
      { shelter: 'yes' },
      { 'goods wood': 2, 'levels roof': 1, 'bodies ana wounds': 4, 'bodies ben determination': 2 },
    );
    expect(after.camp).toMatchObject({ wood: 2, roof: 1, shelter: 1, morale: -1 });
    expect(after.bodies).toMatchObject({ ana: { wounds: 4 }, ben: { determination: 2 } });
    expect(after.earned['wounds ana']).toEqual({ card: 3, board: 1 });
    expect(after.earned['morale the camp']).toEqual({ board: -1 });
  });

  test('the camp was arranged and a symbol passed: the marker is where the table sees it', () => {
    const hurt = play(table, { type: 'takeWounds', owners: ['ana'], wounds: 3, cause: 'card' });
    const after = afterWizard(hurt, 'boardActions', {}, { 'bodies ana wounds': 4, 'levels morale': 0 });
    expect(after.camp.morale).toBe(0);
    const types = eventsOf(hurt, {
      ...counted(hurt),
      camp: { ...hurt.camp, morale: 0 },
      bodies: { ana: { wounds: 4, determination: 0 } },
    }).map(({ type }) => type);
    expect(types).toEqual(['actionsEnded', 'boardCounted', 'wounded']);
  });

  test('a Threat that was dealt with is off the field, and an item works from now on', () => {
    const after = afterWizard(
      table,
      'boardActions',
      { any: 'yes' },
      {},
      { dealt: ['right'], built: ['cellar'] },
    );
    expect([after.threat, after.items]).toEqual([{ left: null, right: null }, ['cellar']]);
    // Its level was counted on the board: it is not added once more.
    const armed = afterWizard(
      table,
      'boardActions',
      { any: 'yes' },
      { 'levels weapon': 3 },
      { built: ['bow'] },
    );
    expect(armed.camp.weapon).toBe(3);
  });

  test('inventions of the Scenario card and weather tokens are asked for where there are some', () => {
    const written = play(table, {
      type: 'setScenario',
      goal: '',
      rules: '',
      weather: { rain: [], winter: [], animals: [] },
      items: [{ name: 'Mast', card: null }],
    });
    const after = afterWizard(
      written,
      'boardActions',
      { any: 'yes', sky: 'yes' },
      { 'skyTokens rainTokens': 2 },
      { built: ['scenario Mast'] },
    );
    expect([after.scenarioItems, after.camp.rainTokens]).toEqual([['Mast'], 2]);
  });

  test('a death on the board ends the game and is told before it is saved', () => {
    const wizard = robinson.wizards.find(({ id }) => id === 'boardActions');
    const command = { ...counted(table), bodies: { ben: { wounds: 12, determination: 0 } } };
    expect(play(table, command).fate).toMatchObject({ cause: 'death', player: 'ben' });
    const draft = wizard?.begin(table);
    const lines = draft && wizard?.review(table, { ...draft, counted: { 'bodies ben wounds': 12 } });
    expect(lines?.find(({ news }) => news === 'grave')?.label.key ?? 'none').toBe('session.review.death');
  });

  const any = fc.integer({ min: 0, max: 6 });

  test('whatever was counted is what the table has, no more and no less', () => {
    const top = highestMorale(table.config);
    const camp = fc.record({
      food: any,
      nonPerishable: any,
      wood: any,
      fur: any,
      weapon: any,
      roof: any,
      palisade: any,
      shelter: fc.constantFrom(0, 1),
      morale: fc.integer({ min: table.config.morale.lowest, max: top }),
      rainTokens: any,
      winterTokens: any,
      stormToken: fc.constantFrom(0, 1),
    });
    const bodies = fc.record(
      Object.fromEntries(
        ['ana', 'ben', 'friday'].map((id) => [
          id,
          fc.record({ wounds: fc.integer({ min: 0, max: id === 'friday' ? 3 : 11 }), determination: any }),
        ]),
      ),
    );
    fc.assert(
      fc.property(camp, bodies, any, (said, people, wounds) => {
        const before = play(
          table,
          ...(wounds > 0
            ? [{ type: 'takeWounds', owners: ['ana', 'ben'], wounds, cause: 'card' } as const]
            : []),
        );
        const after = play(before, {
          type: 'boardActions',
          camp: said,
          bodies: people,
          built: [],
          scenarioBuilt: [],
          dealt: [],
        });
        for (const dial of BOARD_DIALS) expect([dial, after.camp[dial]]).toEqual([dial, said[dial]]);
        expect(after.bodies).toMatchObject(people);
        expect(after.stage).toBe('weather');
      }),
      { numRuns: 80 },
    );
  });

  test.each<[string, Partial<Counted>, string]>([
    ['somebody who is not here', { bodies: { zoe: { wounds: 0, determination: 0 } } }, 'unknownPlayer'],
    ['less than nothing', { camp: { ...table.camp, wood: -1 } }, 'outside'],
    ['more wounds than spaces', { bodies: { ana: { wounds: 13, determination: 0 } } }, 'outside'],
    ['an item twice', { built: ['pot', 'pot'] }, 'builtAlready'],
    ['a Scenario item twice', { scenarioBuilt: ['Mast', 'Mast'] }, 'builtAlready'],
  ])('%s is refused', (_name, change, code) => {
    expect(refusalOf(table, { ...counted(table), ...change })).toBe(code);
  });

  test('only in the Action phase', () => {
    expect(refusalOf(play(table, counted(table)), counted(table))).toBe('notNow');
  });
});
