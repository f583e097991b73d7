import type { Chance } from './chance';
import type { Names } from './names';
import type { Phrase } from './phrase';
import type { Refusal } from './refusal';
import type { Result } from './result';
import type { Track } from './track';

/** Eight seats at most; each colour comes with its own emblem, so that colour is never alone. */
export const COLOURS = ['sun', 'drop', 'peak', 'kite', 'moon', 'leaf', 'shell', 'anchor'] as const;
export type Colour = (typeof COLOURS)[number];

/** Somebody at the table. The name is kept with the game, so that a later change in the roster does not rewrite it. */
export interface Seat {
  readonly id: string;
  readonly name: string;
  readonly colour: Colour;
}

export type Answer = string | number | boolean;
export type Answers = Readonly<Record<string, Answer>>;

export interface Choice {
  readonly id: string;
  readonly label: Phrase;
  readonly note?: Phrase;
  /** Only for a table of this many or more. */
  readonly seats?: number;
}

interface Question {
  readonly id: string;
  readonly label: Phrase;
}

export type SetupField =
  | (Question & {
      readonly kind: 'text';
      readonly hint?: Phrase;
      readonly maxLength: number;
      readonly initial: string;
      /** Asked beside the players: without it nobody would find the game again. */
      readonly early?: true;
    })
  /** A row of numbers, one for each place; the answer is written with commas, as `writeNumbers` does. */
  | (Question & {
      readonly kind: 'numbers';
      readonly note?: Phrase;
      /** What each place is called: as many as there can be. */
      readonly places: readonly Phrase[];
      /** So many there are at least; left out, all of them. */
      readonly least?: number;
      readonly track: Track;
      readonly initial: string;
    })
  /** Any of the numbers of a track, such as rounds; the answer is written with commas. */
  | (Question & {
      readonly kind: 'spaces';
      readonly note?: Phrase;
      readonly from: number;
      readonly to: number;
      readonly initial: string;
    })
  | (Question & { readonly kind: 'choice'; readonly options: readonly Choice[]; readonly initial: string })
  | (Question & { readonly kind: 'flag'; readonly note?: Phrase; readonly initial: boolean })
  | (Question & {
      readonly kind: 'number';
      readonly note?: Phrase;
      readonly track: Track;
      readonly initial: number;
      /** Numbers up to this one are there to tap: one tap says it. Left out, − and + count. */
      readonly quick?: number;
    });

/** One page of questions, with a sheet of further reading where a choice needs it. */
export interface SetupPage {
  readonly id: string;
  readonly title: Phrase;
  readonly note?: Phrase;
  readonly fields: readonly SetupField[];
  readonly reading?: { readonly title: Phrase; readonly lines: readonly ReadingLine[] };
}

export interface ReadingLine {
  readonly what: Phrase;
  readonly note?: Phrase;
}

/** Something each seat chooses for itself, such as a leader; its answer is kept under `seatAnswer(id, seat)`. */
export interface SeatQuestion extends Question {
  readonly options: readonly Choice[];
  /** What a seat that has not chosen gets. */
  readonly initial: string;
  /** Options that more than one seat may take, such as "drawn". */
  readonly shared: readonly string[];
}

/** What is asked before a game begins, as data: the app draws it, remembers it and prefills it next time. */
export interface Setup<Config, N extends Names = Names> {
  readonly players: { readonly min: number; readonly max: number };
  readonly seat?: SeatQuestion;
  /** The questions still open with these answers. */
  pages(answers: Answers, seats: readonly Seat[]): readonly SetupPage[];
  /** What is left to luck (a drawn leader) is drawn here, once, and kept in the config. */
  configure(seats: readonly Seat[], answers: Answers, chance: Chance): Result<Config, Refusal>;
  /** The answers that set up the same game again, for a rematch; what luck decided is left to luck again. */
  answers?(config: Config): Answers;
  /** The wizard that opens before the first turn, such as the physical set-up as a checklist. */
  readonly opening?: N['wizard'];
}

/** Who takes the first turn: a seat, or `RANDOM`; unanswered, the first at the table. */
export const FIRST_PLAYER = 'firstPlayer';
export const RANDOM = 'random';

export function writeNumbers(numbers: readonly number[]): string {
  return numbers.join(', ');
}

/** As remembered, also what an older version let people type: "17, 5", "17/5", "4-6, 8", "−3 0". */
export function readNumbers(text: string): readonly number[] {
  return [...text.replaceAll(/[−–]/g, '-').matchAll(/(-?\d{1,3})(?:-(\d{1,3}))?/g)].flatMap(
    ([, from = '', to = from]) => {
      const [first, last] = [Number(from), Number(to)];
      return Array.from({ length: Math.max(1, last - first + 1) }, (_, i) => first + i);
    },
  );
}

export function seatAnswer(question: string, seat: string): string {
  return `${question}:${seat}`;
}
