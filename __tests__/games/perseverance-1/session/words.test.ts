import * as fc from 'fast-check';
import { perseverance1 } from '@/games/perseverance-1';
import type { State } from '@/games/perseverance-1/session/state';
import { faultsIn } from './faultsIn';
import { decideOn, newTable, SEATS } from './playing';
import { randomCommand } from './randomCommands';

describe('the words of an evening', () => {
  const tables: readonly State[] = [
    newTable(2, { 'deterministic.threat': true, 'deterministic.dinoPlacement': true }),
    newTable(3, { edition: 'beta-2020' }),
    newTable(4, { tracking: 'essentials' }),
  ];

  test('everything that is explained, refused or shown has its text, with every gap filled', () => {
    for (const start of tables) {
      const ids = SEATS.slice(0, start.config.seats.length).map(({ id }) => id);
      const samples = fc.sample(fc.array(randomCommand(ids), { minLength: 60, maxLength: 60 }), {
        numRuns: 40,
        seed: 7,
      });
      for (const commands of samples) {
        let state = start;
        for (const command of commands) {
          const decision = decideOn(state, command);
          if (!decision.ok) {
            expect(faultsIn(decision.error.message)).toEqual([]);
            continue;
          }
          state = decision.value.reduce(perseverance1.evolve, state);
          for (const event of decision.value) {
            expect(faultsIn(perseverance1.describe(event, start.config))).toEqual([]);
          }
        }
        expect(faultsIn(perseverance1.table(state))).toEqual([]);
        for (const wizard of perseverance1.wizards)
          expect(faultsIn([wizard.title(state), wizard.steps(state, wizard.begin(state))])).toEqual([]);
      }
    }
  });

  test.each(['beta-2020', 'published-2021'])('the set-up of %s has its texts', (edition) => {
    for (const players of [2, 3, 4])
      expect(
        faultsIn([
          perseverance1.setup.seat,
          perseverance1.setup.pages({ edition, breachTokens: 'chosen' }, SEATS.slice(0, players)),
        ]),
      ).toEqual([]);
  });
});
