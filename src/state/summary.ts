import {
  COLOURS,
  field,
  flag,
  list,
  oneOf,
  optional,
  record,
  text,
  whole,
  type At,
  type Colour,
  type Phrase,
} from '@/engine';
import type { OpenSession } from './openSession';

/** What lists show of a game, kept beside it so that a list reads no logs. */
export interface SessionSummary {
  /** How long the log was when this was written: an outdated summary is made again. */
  readonly length: number;
  /** What the table screen says on top; a score pad says its title there. */
  readonly heading: Phrase | null;
  readonly detail: Phrase | null;
  readonly players: readonly {
    readonly id: string;
    readonly name: string;
    readonly colour: Colour;
    /** Null where only the places are known. */
    readonly score: number | null;
    readonly winner: boolean;
  }[];
}

export function summarise({ game, session, seats }: OpenSession): SessionSummary {
  const result = game.result(session.state);
  const { heading, detail = null } = game.table(session.state);
  return {
    length: session.length,
    heading,
    detail,
    players: seats.map((seat) => ({
      id: seat.id,
      name: seat.name,
      colour: seat.colour,
      score: game.score(session.state, seat.id),
      winner: result?.some(({ player, winner }) => winner && player === seat.id) ?? false,
    })),
  };
}

export function readSummary(at: At): SessionSummary {
  return {
    length: whole(field(at, 'length')),
    heading: optional(field(at, 'heading'), readPhrase, null),
    detail: optional(field(at, 'detail'), readPhrase, null),
    players: list(field(at, 'players'), (player) => ({
      id: text(field(player, 'id')),
      name: text(field(player, 'name')),
      colour: oneOf(field(player, 'colour'), COLOURS),
      score: optional(field(player, 'score'), readScore, null),
      winner: flag(field(player, 'winner')),
    })),
  };
}

/** No score of any game is further from 0. */
const FIGURE = 1_000_000_000;

function readScore(at: At): number {
  return whole(at, { min: -FIGURE, max: FIGURE });
}

/** Parameters are kept as they are: they were ours when they were written, and are only ever printed. */
function readPhrase(at: At): Phrase {
  const key = text(field(at, 'key'));
  const params = optional(field(at, 'params'), record, null);
  return params === null ? { key } : { key, params: params as NonNullable<Phrase['params']> };
}
