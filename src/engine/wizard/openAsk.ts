import type { AskNames, NoNames } from '../names';
import type { Phrase } from '../phrase';
import { readStored } from '../reader';
import { figureName, insteadName, nameOf } from './answerNames';
import { answerName, said, type AnswerKind, type Draft } from './draft';
import { inOrderOf, picksIn } from './picks';
import { because, optionsOf, possible, withRoom } from './askParts';
import { fitsInPlace, placedIn, placingStep } from './placing';
import type { Ask, Count, Counts, Drawn, EachChoice, Option, Unseen } from './ask';
import type { AskedChoice } from './asked';
import type { ResultTable } from './shown';
import type { WizardStep } from './step';

/** What a script's questions make of the answers. */
export interface Asked {
  readonly steps: readonly WizardStep[];
  /** Which answers count here, as `kind/name`. */
  readonly counting: ReadonlySet<string>;
  forecast(step: string, turn: string): ResultTable | null;
}

/** Asks on top of the answers so far, and lists the steps that come of it. */
export function openAsk<N extends AskNames = NoNames>(
  answers: Draft,
  nothingChosen?: Phrase,
  /** On a long page what is not chosen yet may be out of sight: the question is named. */
  named = false,
): { readonly ask: Ask<N>; readonly asked: Asked } {
  const page: WizardStep[] = [];
  /** Where the next question goes: on the page, or into a place of it. */
  let steps = page;
  const counting = new Set<string>();
  const forecasts = new Map<string, Unseen['forecast']>();
  const isOpen = (missing = nothingChosen) => because(missing);

  /** The answer counts if it is possible here. */
  const counts = <T>(kind: AnswerKind, name: string, answer: T | null | undefined): T | undefined => {
    if (answer === null || answer === undefined) return undefined;
    counting.add(answerName(kind, name));
    return answer;
  };
  const aside = (name: string, option: Option | undefined) => {
    const [otherwise] = option ? optionsOf(`${name} otherwise`, [option], null) : [];
    return otherwise && { otherwise };
  };
  const chosenOf = <Id extends string>(name: string, options: readonly Option<Id>[], initial?: Id | null) =>
    counts('chosen', name, possible(options, said(answers.chosen, name))) ?? possible(options, initial);

  /** By the ids of the choices: what is chosen for each. */
  const eachOf = <Id extends string>(
    choices: readonly EachChoice<Id>[],
    name: (choice: EachChoice<Id>) => string,
  ) =>
    Object.fromEntries(
      choices.map((choice) => [choice.id, chosenOf(name(choice), choice.options)] as const),
    ) as Readonly<Record<string, Id | null>>;
  const askedEach = (
    choices: readonly EachChoice[],
    name: (choice: EachChoice) => string,
    chosen: (id: string) => string | null,
  ) =>
    choices.map((choice): AskedChoice => {
      const { id, player, label, note, options } = choice;
      return {
        id,
        ...(player !== undefined && { player }),
        label,
        ...(note && { note }),
        options: optionsOf(name(choice), options, chosen(id)),
      };
    });

  const countOf = (step: string, figure: Count) => {
    const { min, max = Infinity } = figure.track;
    const name = figureName(step, figure);
    const to = said(answers.counted, name);
    return counts('counted', name, to !== undefined && to >= min && to <= max ? to : null);
  };

  function countsOf<Id extends string>(
    step: string,
    figures: readonly Count<Id>[],
    { together = Infinity, instead }: { readonly together?: number | undefined; readonly instead?: string },
  ) {
    const given = figures.map((figure) => countOf(step, figure));
    const values = Object.fromEntries(
      figures.map(({ id, value }, i) => [id, given[i] ?? value]),
    ) as Counts<Id>;
    const room = figures.reduce((left, { id }) => left - values[id], together);
    const shownWith = (id: Id, set: string) =>
      Object.fromEntries(
        figures
          .filter((other) => other.set === set && other.id !== id)
          .map((other) => [figureName(step, other), values[other.id]]),
      );
    const asked = figures.map(({ unknown, saidNote, per, set, ...figure }, i) => ({
      ...figure,
      name: figureName(step, { id: figure.id, per }),
      ...(instead !== undefined && { instead }),
      ...(set !== undefined && { also: shownWith(figure.id, set) }),
      track: withRoom(figure.track, values[figure.id], room),
      ...(unknown && given[i] === undefined && { unknown }),
      ...(saidNote && given[i] !== undefined && { note: saidNote }),
      value: values[figure.id],
    }));
    const open = figures.filter(({ unknown }, i) => unknown && given[i] === undefined);
    return { counts: values, asked, unknown: open.map(({ id }) => id) };
  }

  function drawnIn<T>({ id, name = id, shape, initial }: Drawn<T>): T {
    const drawn = readStored(said(answers.drawn, name), shape);
    if (!drawn.ok) return initial;
    counts('drawn', name, said(answers.drawn, name));
    return drawn.value;
  }

  const ask: Ask<N> = {
    choose({ options, initial, per, missing, otherwise, ...question }) {
      const name = nameOf(question.id, per);
      const chosen = chosenOf(name, options, initial);
      steps.push({
        kind: 'choice',
        ...question,
        options: optionsOf(name, options, chosen),
        ...aside(name, otherwise),
        ...(chosen === null && isOpen(missing ?? (named ? question.title : undefined))),
      });
      return chosen;
    },
    chooseEach({ choices, otherwise, ...question }) {
      const name = ({ id, per }: EachChoice) => nameOf(id, per);
      const chosen = eachOf(choices, name);
      steps.push({
        kind: 'choices',
        ...question,
        choices: askedEach(choices, name, (id) => said(chosen, id) ?? null),
        ...aside(question.id, otherwise),
        ...(Object.values(chosen).includes(null) && isOpen()),
      });
      return chosen;
    },
    count({ figures, together, missing, ...question }) {
      const { counts, asked, unknown } = countsOf(question.id, figures, { together });
      steps.push({ kind: 'figures', ...question, figures: asked, ...because(missing?.(counts, unknown)) });
      return counts;
    },
    counted: (step, figure) => countOf(step, figure) ?? figure.value,
    given: (step, figure) => countOf(step, figure) ?? null,
    countOr({ figures, together, instead, per, missing, ...question }) {
      const none = insteadName(question.id, per);
      const { counts, asked, unknown } = countsOf(question.id, figures, { together, instead: none });
      const chosen = chosenOf(none, instead);
      steps.push({
        kind: 'figures',
        ...question,
        figures: asked,
        instead: optionsOf(none, instead, chosen),
        ...because(chosen === null ? missing?.(counts, unknown) : null),
      });
      return { counts, instead: chosen };
    },
    tick({ lines, ticked: prefilled = [], per, missing, ...question }) {
      const name = nameOf(question.id, per);
      const given = counts('ticked', name, said(answers.ticked, name));
      const ticked = (given ?? prefilled).filter((tick) => lines.some(({ id }) => id === tick));
      steps.push({
        kind: 'checklist',
        ...question,
        name,
        lines,
        ticked,
        ...because(missing?.(ticked)),
      });
      return ticked;
    },
    pick({ options, most, picked: prefilled = [], per, missing, ...question }) {
      const name = nameOf(question.id, per);
      const wanted: readonly string[] = counts('ticked', name, said(answers.ticked, name)) ?? prefilled;
      const picks = picksIn(wanted, options, most, question.repeats === true);
      const picked = picks.map(({ id }) => id);
      const open = options(picked);
      const shown = question.repeats
        ? open
        : inOrderOf(options([]), [...picks, ...open.filter(({ id }) => !picked.includes(id))]);
      steps.push({
        kind: 'picks',
        ...question,
        name,
        picked,
        options: shown.map((option) => ({ ...option, chosen: picked.includes(option.id) })),
        ...because(missing?.(picked)),
      });
      return picked;
    },
    placed: (step, pieces) => placedIn(counts('ticked', step, said(answers.ticked, step)) ?? [], pieces),
    place: (question) => void steps.push(placingStep(question, ask.placed(question.id, question.pieces))),
    within(part) {
      const outside = steps;
      const inside: WizardStep[] = [];
      steps = inside;
      try {
        return { said: part(), steps: inside.filter(fitsInPlace) };
      } finally {
        steps = outside;
      }
    },
    pass({ turns, otherwise, ...question }) {
      const turnName = (turn: string) => `${question.id} ${turn}`;
      const nameIn = (turn: string) => (choice: EachChoice) => `${turnName(turn)}:${choice.id}`;
      for (const { id, forecast } of turns) forecasts.set(turnName(id), forecast);
      const chosen = Object.fromEntries(
        turns.map(({ id, choices }) => [id, eachOf(choices, nameIn(id))] as const),
      );
      const isAnswered = (turn: string) => !Object.values(said(chosen, turn) ?? {}).includes(null);
      steps.push({
        kind: 'secret',
        ...question,
        turns: turns.map(({ choices, forecast, ...turn }) => ({
          ...turn,
          ...(forecast && { forecast: true as const }),
          answered: isAnswered(turn.id),
          // Never marked as chosen: the one who looks next must not see it.
          choices: askedEach(choices, nameIn(turn.id), () => null),
        })),
        ...aside(question.id, otherwise),
        ...(!turns.every(({ id }) => isAnswered(id)) && isOpen()),
      });
      return chosen;
    },
    draw({ shape, initial, missing, name, ...question }) {
      const drawing = name ?? question.id;
      const value = drawnIn({ id: drawing, shape, initial });
      steps.push({
        kind: 'custom',
        ...question,
        name: drawing,
        value,
        ...because(missing?.(value)),
      });
      return value;
    },
    drawn: drawnIn,
    tell: ({ missing, ...shown }) => void steps.push({ kind: 'result', ...shown, ...because(missing) }),
    table: ({ missing, ...shown }) => void steps.push({ kind: 'table', ...shown, ...because(missing) }),
    scenes: ({ missing, ...shown }) => void steps.push({ kind: 'scenes', ...shown, ...because(missing) }),
    override: (line, { computed, track, ...about }) => ({
      ...about,
      name: line,
      computed: computed,
      value: counts('overrides', line, said(answers.overrides, line)) ?? computed,
      track,
    }),
    answered: (name, options) =>
      counts(
        'chosen',
        name,
        options.find((option) => option === said(answers.chosen, name)),
      ) ?? null,
  };
  const forecast = (step: string, turn: string) => forecasts.get(`${step} ${turn}`)?.() ?? null;
  return { ask, asked: { steps: page, counting, forecast } };
}
