import * as fc from 'fast-check';

import { perseverance2 } from '@/games/perseverance-2';
import type { State } from '@/games/perseverance-2/session/state';
import { en } from '@/games/perseverance-2/strings/en';
import { faultFinder } from '../../support/faultsIn';
import { tapped } from '../../../support/tap';
import { decideOn, newTable, SEATS } from './playing';
import { randomCommand } from './randomCommands';

const faultsIn = faultFinder(en);
const tables: readonly State[] = [
  newTable(2),
  newTable(4, { deterministicThreat: true }),
  newTable(3, { tracking: 'essentials' }),
];

describe('the words of an evening', () => {
  test('everything that is said, refused or shown has its text, with every gap filled', () => {
    for (const start of tables) {
      const ids = Object.keys(start.players);
      const samples = fc.sample(fc.array(randomCommand(ids), { minLength: 50, maxLength: 50 }), {
        numRuns: 30,
        seed: 8,
      });
      for (const commands of samples) {
        let state = start;
        for (const command of commands) {
          const decision = decideOn(state, command);
          if (!decision.ok) {
            expect(faultsIn(decision.error.message)).toEqual([]);
            continue;
          }
          state = decision.value.reduce(perseverance2.evolve, state);
          for (const event of decision.value)
            expect(faultsIn(perseverance2.describe(event, start.config))).toEqual([]);
        }
        expect(faultsIn(perseverance2.table(state))).toEqual([]);
      }
    }
  });

  test.each([
    [2, { 'start:ana': 'construction', 'perk:ana': 'lower' }],
    [3, { officers: 'chosen', 'start:bo': 'discovery' }],
    [4, { officers: 'drawn' }],
  ] as const)('the set-up of %i players has its texts', (players, answers) => {
    const { seat, pages } = perseverance2.setup;
    expect(faultsIn([seat, pages(answers, SEATS.slice(0, players))])).toEqual([]);
  });
});

describe('quick wizards', () => {
  const quick = perseverance2.wizards.filter(({ quick: isQuick }) => isQuick);

  test.each(quick.map((wizard) => [wizard.id, wizard] as const))(
    '%s: whatever is tapped, every step has its words and its help, a kill changes nothing, and the end is taken',
    (_id, wizard) => {
      fc.assert(
        fc.property(
          fc.constantFrom(...tables),
          fc.array(fc.nat(), { minLength: 60, maxLength: 60 }),
          (state, taps) => {
            let draft = wizard.begin(state);
            for (const tap of taps) {
              const steps = wizard.steps(state, draft);
              expect(faultsIn([wizard.title(state), steps])).toEqual([]);
              for (const { help } of steps) expect(help).toBeDefined();
              const open = steps.find(({ missing }) => missing);
              if (!open) break;
              const options = open.kind === 'choice' ? open.options.filter(({ reason }) => !reason) : [];
              // Figures that cannot be stand still; so does a step of which nothing can be chosen.
              if (options.length === 0) return;
              draft = tapped(draft, open, { option: options[tap % options.length]?.id ?? '' });
            }
            const command = wizard.commit(state, draft);
            if (!command.ok) throw new Error(`${wizard.id}: ${JSON.stringify(draft)}`);
            const decision = decideOn(state, command.value as Parameters<typeof decideOn>[1]);
            if (!decision.ok)
              throw new Error(`${JSON.stringify(command.value)} ${JSON.stringify(decision.error)}`);
          },
        ),
        { numRuns: 60 },
      );
    },
  );
});
