import type { Phrase, TimelineLine } from '@/engine';
import type { OpenSession } from '../openSession';
import type { Answer } from './answers';
import { shownName, type KeptDraft, type Shown } from './keptDraft';
import type { AnyWizard, Replayed } from './replay';

export interface ChangedFigure {
  readonly id: string;
  readonly player?: string;
  readonly group?: Phrase;
  readonly label: Phrase;
  readonly was: number;
  readonly now: number;
}

/** An answer that cannot be given any more, and why, where the table still shows it. */
export interface LostAnswer {
  readonly label: Phrase;
  readonly reason?: Phrase;
}

/** What is otherwise than when the walk was left. */
export interface News {
  readonly figures: readonly ChangedFigure[];
  readonly lost: readonly LostAnswer[];
  /** Lost ones that are shown nowhere any more. */
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

export function newsOf(
  open: OpenSession,
  wizard: AnyWizard,
  kept: KeptDraft,
  { draft, lost }: Replayed,
  shown: Shown,
): News | null {
  const { state } = open.session;
  const steps = wizard.steps(state, draft);
  const figures = steps.flatMap((step) =>
    step.kind === 'figures'
      ? step.figures.flatMap(({ id, player, group, label }): readonly ChangedFigure[] => {
          const [was, now] = [kept.shown[shownName(step.id, id)], shown[shownName(step.id, id)]];
          if (typeof was !== 'number' || typeof now !== 'number' || was === now) return [];
          const whose = { ...(player !== undefined && { player }), ...(group && { group }) };
          return [{ id: `${step.id} ${id}`, ...whose, label, was, now }];
        })
      : [],
  );
  const told = lost.flatMap((answer): readonly LostAnswer[] => {
    const option = answer.kind === 'option' ? optionOf(steps, answer) : undefined;
    return option ? [{ label: option.label, ...(option.reason && { reason: option.reason }) }] : [];
  });
  const since = sinceThen(open, kept.length);
  if (figures.length + lost.length + since.length === 0) return null;
  return { figures, lost: told, gone: lost.length - told.length, since, unreadable: false };
}

function optionOf(steps: ReturnType<AnyWizard['steps']>, answer: Extract<Answer, { kind: 'option' }>) {
  const step = steps.find(({ id }) => id === answer.step);
  return step?.kind === 'choice' ? step.options.find(({ id }) => id === answer.id) : undefined;
}

/** One line for each act that counts, as the timeline has it. */
function sinceThen({ game, config, session }: OpenSession, length: number): readonly TimelineLine[] {
  const lines: TimelineLine[] = [];
  let act = session.done;
  while (act.kind === 'act' && act.seq >= length && lines.length < NEWEST) {
    const [event] = act.events;
    lines.push(game.describe(event, config));
    act = act.before;
  }
  return lines;
}
