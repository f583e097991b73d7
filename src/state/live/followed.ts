import { draftShape, readStored, withAnswer, type Draft } from '@/engine';
import { stepsOf, type AnyWizard } from '../drafts/steps';
import type { OpenSession } from '../openSession';
import type { LiveView, SharedWizard } from './liveView';
import { isAnswered, revealed, secretSteps } from './secrets';

/** The wizard that is open at the table, on this phone's copy of it. */
export interface Followed {
  readonly shared: SharedWizard;
  readonly wizard: AnyWizard;
  readonly draft: Draft;
  readonly step: string;
}

/** Of `assembly:4f1c`, the wizard; what follows says which time it was opened. */
export function wizardIn({ wizard }: Pick<SharedWizard, 'wizard'>): string {
  return wizard.slice(0, wizard.lastIndexOf(':'));
}

/** Null where nothing is open, or where this phone cannot show it. */
export function followedIn(
  { game, session: { state } }: OpenSession,
  { wizard: shared, seals, secret }: Pick<LiveView, 'wizard' | 'seals' | 'secret'>,
): Followed | null {
  if (!shared) return null;
  const wizard = game.wizards.find(({ id }) => id === wizardIn(shared));
  const given = readStored(shared.draft, draftShape);
  if (!wizard || !given.ok) return null;
  let draft = given.value;
  const opened = new Set<string>();
  // Everybody opens the boxes, and believes nobody else what is in them.
  for (const step of secretSteps(wizard, state, draft)) {
    const open = revealed({ name: shared.wizard, secret }, step, seals);
    // The pen has not opened them yet.
    if (open && !isAnswered(step)) opened.add(step.id);
    if (open) draft = withAnswer(draft, open.answers);
  }
  return { shared, wizard, draft, step: stepIn(wizard, state, draft, shared.step, opened) };
}

/**
 * All choices are there: everybody sees them in the same moment, no matter who turns the page. A pen that has opened them, and
 * looks back at the choice, is followed there.
 */
function stepIn(
  wizard: AnyWizard,
  state: unknown,
  draft: Draft,
  wanted: string | null,
  opened: ReadonlySet<string>,
): string {
  const ids = stepsOf(wizard, state, draft);
  const place = Math.max(0, ids.indexOf(wanted ?? ''));
  const step = secretSteps(wizard, state, draft).find(({ id }) => id === wanted);
  const isNews = step !== undefined && opened.has(step.id) && isAnswered(step);
  return ids[isNews ? place + 1 : place] ?? ids[place] ?? '';
}
