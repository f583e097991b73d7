import type { AskNames } from '../names';
import type { Phrase } from '../phrase';
import { readStored } from '../reader';
import type { Track } from '../track';
import { said, withAnswer, type Draft } from './draft';
import type { Ask, Count, Counts, Option } from './ask';
import type { AskedOption, WizardStep } from './wizard';

type Step = WizardStep<Draft>;

/** Asks on top of the answers so far, and lists the steps that this makes. */
export function openAsk<N extends AskNames>(
  answers: Draft,
  nothingChosen: Phrase,
): Ask<N> & { readonly steps: readonly Step[] } {
  const steps: Step[] = [];
  const isOpen = (missing = nothingChosen) => ({ missing });

  const write = (name: string, { id, also = {} }: Option) =>
    Object.entries({ ...also, [name]: id }).reduce(
      (now, [other, to]) => withAnswer(now, 'chosen', other, to ?? undefined),
      answers,
    );
  const optionsOf = (name: string, options: readonly Option[], chosen: string | null) =>
    options.map(({ also: _also, ...option }, i): AskedOption<Draft> => ({
      ...option,
      chosen: option.id === chosen,
      write: () => write(name, options[i] ?? option),
    }));
  const aside = (name: string, option: Option | undefined) => {
    const [otherwise] = option ? optionsOf(`${name} otherwise`, [option], null) : [];
    return otherwise && { otherwise };
  };
  const chosenOf = <Id extends string>(name: string, options: readonly Option<Id>[], initial?: Id | null) =>
    possible(options, said(answers.chosen, name)) ?? possible(options, initial);

  const countOf = (step: string, figure: Count) => {
    const { min, max = Infinity } = figure.track;
    const to = said(answers.counted, figureName(step, figure));
    return to !== undefined && to >= min && to <= max ? to : undefined;
  };

  function countsOf<Id extends string>(step: string, figures: readonly Count<Id>[], together = Infinity) {
    const counts = Object.fromEntries(
      figures.map((figure) => [figure.id, countOf(step, figure) ?? figure.value]),
    ) as Counts<Id>;
    const room = figures.reduce((left, { id }) => left - counts[id], together);
    const open = figures.filter((figure) => figure.unknown && countOf(step, figure) === undefined);
    const asked = figures.map(({ unknown, saidNote, per: _per, ...figure }, i) => ({
      ...figure,
      track: withRoom(figure.track, counts[figure.id], room),
      ...(unknown && open.some(({ id }) => id === figure.id) && { unknown }),
      ...(saidNote && countOf(step, figures[i] ?? figure) !== undefined && { note: saidNote }),
      value: counts[figure.id],
      // A number takes the place of an answer that is none.
      write: (to: number) =>
        withAnswer(
          withAnswer(answers, 'chosen', insteadName(step), undefined),
          'counted',
          figureName(step, figures[i] ?? figure),
          to,
        ),
    }));
    return { counts, asked, unknown: open.map(({ id }) => id) };
  }

  return {
    steps,
    choose({ options, initial, per, missing, otherwise, ...question }) {
      const name = nameOf(question.id, per);
      const chosen = chosenOf(name, options, initial);
      steps.push({
        kind: 'choice',
        ...question,
        options: optionsOf(name, options, chosen),
        ...aside(name, otherwise),
        ...(chosen === null && isOpen(missing)),
      });
      return chosen;
    },
    count({ figures, together, missing, ...question }) {
      const { counts, asked, unknown } = countsOf(question.id, figures, together);
      steps.push({ kind: 'figures', ...question, figures: asked, ...because(missing?.(counts, unknown)) });
      return counts;
    },
    counted: (step, figure) => countOf(step, figure) ?? figure.value,
    countOr({ figures, together, instead, missing, ...question }) {
      const { counts, asked, unknown } = countsOf(question.id, figures, together);
      const chosen = chosenOf(insteadName(question.id), instead);
      steps.push({
        kind: 'figures',
        ...question,
        figures: asked,
        instead: optionsOf(insteadName(question.id), instead, chosen),
        ...because(chosen === null ? missing?.(counts, unknown) : null),
      });
      return { counts, instead: chosen };
    },
    tick({ lines, ticked: prefilled = [], missing, ...question }) {
      const ticked = (said(answers.ticked, question.id) ?? prefilled).filter((tick) =>
        lines.some(({ id }) => id === tick),
      );
      steps.push({
        kind: 'checklist',
        ...question,
        lines,
        ticked,
        write: (to) => withAnswer(answers, 'ticked', question.id, to),
        ...because(missing?.(ticked)),
      });
      return ticked;
    },
    pass({ turns, otherwise, ...question }) {
      const name = (turn: string) => `${question.id} ${turn}`;
      const chosen = Object.fromEntries(
        turns.map(({ id, options }) => [id, chosenOf(name(id), options)] as const),
      );
      steps.push({
        kind: 'secret',
        ...question,
        turns: turns.map(({ options, ...turn }) => ({
          ...turn,
          answered: said(chosen, turn.id) != null,
          // Never marked as chosen: the one who looks next must not see it.
          options: optionsOf(name(turn.id), options, null),
        })),
        ...aside(question.id, otherwise),
        ...(Object.values(chosen).includes(null) && isOpen()),
      });
      return chosen;
    },
    draw({ shape, initial, missing, name, ...question }) {
      const drawing = name ?? question.id;
      const drawn = readStored(said(answers.drawn, drawing), shape);
      const value = drawn.ok ? drawn.value : initial;
      steps.push({
        kind: 'custom',
        ...question,
        value,
        write: (to) => withAnswer(answers, 'drawn', drawing, to),
        ...because(missing?.(value)),
      });
      return value;
    },
    tell: ({ missing, ...told }) => void steps.push({ kind: 'told', ...told, ...because(missing) }),
    table: ({ missing, ...told }) => void steps.push({ kind: 'table', ...told, ...because(missing) }),
    scenes: ({ missing, ...told }) => void steps.push({ kind: 'scenes', ...told, ...because(missing) }),
    override: (line, { computed, track, ...about }) => ({
      ...about,
      worked: computed,
      value: said(answers.overrides, line) ?? computed,
      track,
      write: (to) => withAnswer(answers, 'overrides', line, to ?? undefined),
    }),
    answered: (name, options) => options.find((option) => option === said(answers.chosen, name)) ?? null,
  };
}

function possible<Id extends string>(
  options: readonly Option<Id>[],
  answer: string | null | undefined,
): Id | null {
  return options.find(({ id, reason }) => id === answer && !reason)?.id ?? null;
}

function withRoom({ min, max = Infinity }: Track, value: number, room: number): Track {
  const most = Math.min(max, value + Math.max(0, room));
  return most === Infinity ? { min } : { min, max: most };
}

function because(missing: Phrase | null | undefined): { readonly missing?: Phrase } {
  return missing ? { missing } : {};
}

function nameOf(id: string, per: string | undefined): string {
  return per === undefined ? id : `${id} of ${per}`;
}

function figureName(step: string, { id, per }: Pick<Count, 'id' | 'per'>): string {
  return nameOf(`${step} ${id}`, per);
}

function insteadName(step: string): string {
  return `${step} instead`;
}
