import {
  answerName,
  identityOf,
  said,
  withStepsInPlaces,
  type Draft,
  type Phrase,
  type TimelineLine,
} from '@/engine';
import type { OpenSession } from '../openSession';
import { figureShown, type KeptDraft, type Shown } from './keptDraft';
import type { AnyWizard } from './steps';

export interface ChangedFigure {
  readonly id: string;
  readonly player?: string;
  readonly group?: Phrase;
  readonly label: Phrase;
  readonly was: number;
  readonly now: number;
}

/** An answer that is no longer possible, and why, where the table still shows it. */
export interface LostAnswer {
  readonly label: Phrase;
  readonly reason?: Phrase;
}

/** What has changed since the wizard was left. */
export interface News {
  readonly figures: readonly ChangedFigure[];
  readonly lost: readonly LostAnswer[];
  /** Lost ones that no longer show anywhere. */
  readonly gone: number;
  /** What was done meanwhile, newest first. */
  readonly since: readonly TimelineLine[];
  /** There was a draft that this version cannot read. */
  readonly unreadable: boolean;
}

export function onlyUnreadable(): News {
  return { figures: [], lost: [], gone: 0, since: [], unreadable: true };
}

const NEWEST = 3;

/** `lost`: answers that counted when the wizard was left and no longer do, as `kind/name`. */
export function newsOf(
  open: OpenSession,
  wizard: AnyWizard,
  kept: KeptDraft,
  { draft, lost }: { readonly draft: Draft; readonly lost: readonly string[] },
  shown: Shown,
): News | null {
  const steps = withStepsInPlaces(wizard.steps(open.session.state, draft));
  const figures = steps.flatMap((step) =>
    step.kind === 'figures'
      ? step.figures.flatMap(({ id, player, group, label }): readonly ChangedFigure[] => {
          const name = figureShown(step.id, id);
          const [was, now] = [said(kept.shown.figures, name), said(shown.figures, name)];
          if (was === undefined || now === undefined || was === now) return [];
          const whose = { ...(player !== undefined && { player }), ...(group && { group }) };
          return [{ id: `${step.id} ${id}`, ...whose, label, was, now }];
        })
      : [],
  );
  const named = lost.flatMap((answer) => optionBehind(steps, kept.draft, answer));
  const since = sinceThen(open, kept.length);
  if (figures.length + lost.length + since.length === 0) return null;
  return { figures, lost: named, gone: lost.length - named.length, since, unreadable: false };
}

/** The option that is still there and cannot be chosen. */
function optionBehind(
  steps: ReturnType<AnyWizard['steps']>,
  before: Draft,
  answer: string,
): readonly LostAnswer[] {
  const options = steps.flatMap((step) => {
    if (step.kind === 'choices') return step.choices.flatMap((choice) => choice.options);
    return step.kind === 'choice' ? step.options : [];
  });
  const option = options.find(({ answers }) =>
    Object.entries(answers).some(
      ([name, to]) => answer === answerName('chosen', name) && to === said(before.chosen, name),
    ),
  );
  return option ? [{ label: option.label, ...(option.reason && { reason: option.reason }) }] : [];
}

/** One line for each act that counts, as the timeline has it. */
function sinceThen({ game, config, session }: OpenSession, length: number): readonly TimelineLine[] {
  const lines: TimelineLine[] = [];
  let act = session.done;
  while (act.kind === 'act' && act.seq >= length && lines.length < NEWEST) {
    const [event] = act.did.events;
    // What a change of the past repeats is no news.
    if (identityOf(act) >= length) lines.push(game.describe(event, config));
    act = act.before;
  }
  return lines;
}
