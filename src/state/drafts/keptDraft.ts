import { entries, field, isAbsent, optional, read, text, whole, type At } from '@/engine';
import { readAnswers, type Answer } from './answers';
import { stepsOf, type AnyWizard } from './replay';

/** Numbers that were asked for and options that were chosen, by step and name: what the table saw when it left. */
export type Shown = Readonly<Record<string, number | string>>;

/** A draft and the moment that it belongs to. */
export interface KeptDraft {
  readonly draft: unknown;
  /** Whose it is; null where it is everybody's. */
  readonly player: string | null;
  /** Which turn or phase it was begun in. */
  readonly moment: string;
  /** The act that it was begun after. */
  readonly after: number;
  /** How long the log was: as long as it is the same, nothing has happened since. */
  readonly length: number;
  readonly begunAt: number;
  readonly answers: readonly Answer[];
  readonly shown: Shown;
}

/** Bodies of older versions are the bare draft: nobody can tell which moment they belong to. */
export function readKept(body: unknown): KeptDraft | null {
  const kept = read(body, readBody);
  return kept.ok ? kept.value : null;
}

function readBody(at: At): KeptDraft {
  const player = field(at, 'player');
  return {
    draft: field(at, 'draft').value,
    player: isAbsent(player) ? null : text(player),
    moment: text(field(at, 'moment')),
    after: whole(field(at, 'after'), { min: -1, max: Number.MAX_SAFE_INTEGER }),
    length: whole(field(at, 'length'), { max: Number.MAX_SAFE_INTEGER }),
    begunAt: whole(field(at, 'begunAt'), { max: Number.MAX_SAFE_INTEGER }),
    answers: readAnswers(field(at, 'answers')),
    shown: optional(field(at, 'shown'), readShown, {}),
  };
}

function readShown(at: At): Shown {
  return Object.fromEntries(
    entries(at).flatMap(([name, { value }]) =>
      typeof value === 'number' || typeof value === 'string' ? [[name, value]] : [],
    ),
  );
}

/** Of the steps up to the one that was left. */
export function shownOn(wizard: AnyWizard, state: unknown, draft: unknown, last: string): Shown {
  const place = stepsOf(wizard, state, draft).indexOf(last);
  return Object.fromEntries(
    wizard
      .steps(state, draft)
      .slice(0, place === -1 ? undefined : place + 1)
      .flatMap((step): readonly (readonly [string, number | string])[] => {
        if (step.kind === 'figures')
          return step.figures.map(({ id, value }) => [shownName(step.id, id), value] as const);
        const chosen = step.kind === 'choice' ? step.options.find((option) => option.chosen) : undefined;
        return chosen ? [[shownName(step.id), chosen.id] as const] : [];
      }),
  );
}

export function shownName(step: string, figure?: string): string {
  return JSON.stringify(figure === undefined ? [step] : [step, figure]);
}
