import * as fc from 'fast-check';
import type { Database } from '@/data/database';
import { evenings, leftWizardLaw, luck, tableOnDisk, tapThrough } from '../support/draftLaw';
import { tableOf } from '../support/tableOf';
import { settled, wizardsOn } from '../support/wizardsOn';

describe.each(evenings)('%s: a wizard that is left at any step', (id, game, log) => {
  let data: Database;
  beforeAll(async () => {
    data = await tableOnDisk(id, game, log);
  });
  afterAll(() => data.close());

  test('commits what a new one with the same answers would, for the player in its header, or says why not', async () => {
    await fc.assert(leftWizardLaw(id, game, log, data), { numRuns: 80 });
  });

  test('that is killed and opened again, with nothing done meanwhile, is as it was', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.nat({ max: log.entries.length }),
        fc.nat({ max: game.wizards.length - 1 }),
        fc.array(luck, { minLength: 1, maxLength: 14 }),
        async (length, which, chances) => {
          const session = tableOf(game, { ...log, entries: log.entries.slice(0, length) }, id);
          const wizard = game.wizards[which];
          if (!wizard) return;
          await data.drafts.clear(id, wizard.id);
          const store = wizardsOn(data, session);
          await store.getState().open(id, wizard.id);
          tapThrough(store, session, chances);
          const { draft, step } = store.getState();
          const again = wizardsOn(data, session);
          await settled(store);
          await again.getState().open(id, wizard.id);
          expect(again.getState()).toMatchObject({ status: 'open', draft, step, news: null });
        },
      ),
      { numRuns: 40 },
    );
  });
});
