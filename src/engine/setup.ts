import type { Phrase } from './phrase';
import type { Refusal } from './refusal';
import type { Result } from './result';

/** Eight seats at the most; each colour comes with its own emblem, so that colour is never alone. */
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
}

export type SetupField =
  | {
      readonly kind: 'text';
      readonly id: string;
      readonly label: Phrase;
      readonly hint?: Phrase;
      readonly maxLength: number;
      readonly initial: string;
    }
  | {
      readonly kind: 'choice';
      readonly id: string;
      readonly label: Phrase;
      readonly options: readonly Choice[];
      readonly initial: string;
    };

/** What is asked before a game begins, as data: the app draws it, remembers it and prefills it next time. */
export interface Setup<Config> {
  readonly players: { readonly min: number; readonly max: number };
  readonly fields: readonly SetupField[];
  configure(seats: readonly Seat[], answers: Answers): Result<Config, Refusal>;
}
