import * as fc from 'fast-check';
import { withoutAnswers } from '@/engine';
import type * as Reopening from '@/state/drafts/reopen';

type Resume = typeof Reopening.resume;

const real = jest.requireActual<typeof Reopening>('@/state/drafts/reopen');
/** How a left wizard is resumed, broken in the way that a test wants. */
let resume: Resume = real.resume;

jest.mock('@/state/drafts/reopen', (): typeof Reopening => ({
  ...real,
  resume: (...left) => resume(...left),
  reopen: (...left) => {
    const again = real.reopen(...left);
    return again.kind === 'resumed' ? { kind: 'resumed', resumed: resume(...left) } : again;
  },
}));

const asItIs: Resume = real.resume;
const forActingPlayer: Resume = (open, wizard, kept, step) =>
  real.resume(open, wizard, { ...kept, player: null }, step);
const forgetful: Resume = (open, wizard, kept, step) =>
  real.resume(open, wizard, { ...kept, draft: withoutAnswers(kept.draft, kept.counting.slice(-1)) }, step);

/** None resumes with old figures: a draft holds what was answered, never what the table showed. */
const WAYS: readonly (readonly [string, string, Resume])[] = [
  ['holds for a wizard that is resumed as the app does it', 'scorepad', asItIs],
  ['is broken by one that goes on for the player who acts now', 'perseverance-1', forActingPlayer],
  ['is broken by one that forgets an answer', 'perseverance-1', forgetful],
];

/** A law that nothing breaks proves nothing: here it meets wizards that are resumed wrongly. */
test.each(WAYS)('the law of left wizards %s (%s)', async (_how, name, as) => {
  resume = as;
  // Imported here: the store must be loaded after the mock.
  const { evenings, leftWizardLaw, tableOnDisk } = await import('../support/draftLaw');
  const evening = evenings.find(([id]) => id === name);
  if (!evening) throw new Error(`there is no ${name}`);
  const data = await tableOnDisk(...evening);
  const { failed } = await fc.check(leftWizardLaw(...evening, data), {
    numRuns: 60,
    seed: 25,
    endOnFailure: true,
  });
  await data.close();
  expect(failed).toBe(as !== asItIs);
});
