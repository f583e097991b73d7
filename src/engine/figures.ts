import type { Explanation } from './explanation';
import type { Phrase } from './phrase';
import { sameJson } from './sameJson';
import type { Figure, TableView } from './table';

type Numbers<Command> = Pick<TableView<Command>, 'shared' | 'rows'>;

export interface FiguresOfRow<Command> {
  /** Null: of the whole table. */
  readonly player: string | null;
  readonly figures: readonly Figure<Command>[];
}

/** Every number that the table shows, also behind a row. */
export function figuresOn<Command>({
  shared = [],
  rows,
}: Numbers<Command>): readonly FiguresOfRow<Command>[] {
  return [
    { player: null, figures: shared.flatMap(({ figures }) => figures) },
    ...rows.map(({ player, main, stats, goods = [], more = [] }) => ({
      player,
      figures: [...(main ? [main] : []), ...stats, ...goods, ...more.flatMap(({ figures }) => figures)],
    })),
  ];
}

/** A number that differs between two tables of one game. */
export interface FigureChange {
  readonly player: string | null;
  readonly id: string;
  readonly label: Phrase;
  readonly was: number;
  readonly now: number;
  /** Why it is what it is now, where rules computed it. */
  readonly why: Explanation | null;
}

export function figureChanges(before: Numbers<unknown>, after: Numbers<unknown>): readonly FigureChange[] {
  const was = new Map<string, number>();
  for (const { player, figures } of figuresOn(before))
    for (const { id, value } of figures) was.set(nameOf(player, id), value);
  const seen = new Set<string>();
  return figuresOn(after).flatMap(({ player, figures }) =>
    figures.flatMap(({ id, label, value, why }): readonly FigureChange[] => {
      const name = nameOf(player, id);
      const then = was.get(name);
      // The same number may be shown in two places.
      if (then === undefined || then === value || seen.has(name)) return [];
      seen.add(name);
      return [{ player, id, label, was: then, now: value, why: why ?? null }];
    }),
  );
}

/** The number that a command changes, and what it made of it; null where it is no plain tap on a number. */
export interface TappedFigure<Command> {
  readonly player: string | null;
  readonly figure: Figure<Command>;
  readonly to: number;
  /** The same kind of command, for another number. */
  instead(to: number): Command;
}

/** Whatever game it is: the figure whose control sends just this command. */
export function figureBehind<Command>(
  view: Numbers<Command>,
  command: Command,
): TappedFigure<Command> | null {
  const numbers = numbersIn(command);
  const sends = (made: Command) => sameJson(made, command);
  for (const { player, figures } of figuresOn(view))
    for (const figure of figures) {
      const { value } = figure;
      const by = numbers.find((number) => sends(figure.adjust(number)));
      if (by !== undefined)
        return { player, figure, to: value + by, instead: (to) => figure.adjust(to - value) };
      const set = figure.set;
      const to = numbers.find((number) => sends(set(number)));
      if (to !== undefined) return { player, figure, to, instead: (other) => set(other) };
      const { correct } = figure;
      const corrected = correct && numbers.find((number) => sends(correct(number)));
      if (correct && corrected !== undefined)
        return { player, figure, to: corrected, instead: (other) => correct(other) };
    }
  return null;
}

function numbersIn(command: unknown): readonly number[] {
  if (typeof command === 'number') return [command];
  if (typeof command !== 'object' || command === null) return [];
  return Object.values(command).flatMap(numbersIn);
}

function nameOf(player: string | null, id: string): string {
  return JSON.stringify([player, id]);
}
