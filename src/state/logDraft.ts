import type { GameResult, SeatResult } from '@/data/gameResult';
import {
  err,
  isNoteTooLong,
  NOTE_LENGTH,
  ok,
  phrase,
  refusal,
  type PointSource,
  type Refusal,
  type Result,
  type Seat,
} from '@/engine';
import { ANY_GAME } from './anyGame';
import { parseDay, writeDay } from './day';
import type { LoggedDraft } from './logGame';
import { sitDown } from './seating';

/** Points, only places, or a table that won or lost together. */
export const ENDINGS = ['scores', 'places', 'won', 'lost'] as const;
export type Ending = (typeof ENDINGS)[number];

export interface LogSeat extends Seat {
  readonly role: string | null;
  readonly score: number;
  readonly place: number;
  /** Where the points came from, if somebody knew; another score forgets it. */
  readonly sources: readonly PointSource[];
}

/** A game that was played without the app, while it is being written down. */
export interface LogDraft {
  /** Empty until one is chosen. */
  readonly gameId: string;
  /** The name of a game that the registry does not know. */
  readonly name: string;
  readonly edition: string | null;
  /** 2026-11-16, as typed. */
  readonly date: string;
  /** As typed; empty where nobody knows. */
  readonly minutes: string;
  readonly ending: Ending;
  readonly lowestWins: boolean;
  readonly seats: readonly LogSeat[];
  readonly note: string;
}

export const LOG_NAME_MAX = 60;
export const LOG_SEATS_MAX = 12;
const MINUTES_MAX = 6000;

export function emptyLog(now: number): LogDraft {
  return {
    gameId: '',
    name: '',
    edition: null,
    date: writeDay(now),
    minutes: '',
    ending: 'scores',
    lowestWins: false,
    seats: [],
    note: '',
  };
}

export function seatInLog({ seats }: LogDraft, player: Seat): readonly LogSeat[] {
  if (seats.length >= LOG_SEATS_MAX) return seats;
  return sitDown(seats, player).map(
    (seat, i) =>
      seats.find(({ id }) => id === seat.id) ?? { ...seat, role: null, score: 0, place: i + 1, sources: [] },
  );
}

/** A logged game as it was written down, to be corrected. */
export function draftOf(
  game: { readonly gameId: string; readonly title: string; readonly note: string },
  finishedAt: number,
  result: GameResult,
): LogDraft {
  const scored = result.players.some(({ score }) => score !== null);
  return {
    gameId: game.gameId,
    name: game.title,
    edition: result.edition,
    date: writeDay(finishedAt),
    minutes: result.minutes === null ? '' : String(result.minutes),
    ending: result.cooperative ? (result.won ? 'won' : 'lost') : scored ? 'scores' : 'places',
    lowestWins: !result.highestWins,
    seats: result.players.map(({ seat, name, colour, role, score, rank, sources }) => ({
      id: seat,
      name,
      colour,
      role,
      score: score ?? 0,
      place: rank,
      sources,
    })),
    note: game.note,
  };
}

interface Moment {
  readonly now: number;
  /** When the game ended, as it is stored: the same day keeps its hour. */
  readonly before: number | null;
}

/** What is to be stored, or what is missing; the path of a refusal is the field it is about. */
export function finishLog(
  draft: LogDraft,
  { now, before }: Moment,
): Result<Omit<LoggedDraft, 'id'>, Refusal> {
  const { gameId, name, seats, note } = draft;
  const title = gameId === ANY_GAME ? name.trim() : '';
  if (gameId === '') return refuse('noGame', 'game');
  if (gameId === ANY_GAME && title === '') return refuse('noName', 'name');
  if ([...title].length > LOG_NAME_MAX) return refuse('tooLong', 'name', { max: LOG_NAME_MAX });
  const day = parseDay(draft.date);
  if (day === null) return refuse('badDate', 'date');
  if (day > now) return refuse('future', 'date');
  if (seats.length === 0) return refuse('noPlayers', 'players');
  const minutes = draft.minutes.trim() === '' ? null : Number(draft.minutes.trim());
  if (minutes !== null && !(Number.isInteger(minutes) && minutes > 0 && minutes <= MINUTES_MAX))
    return refuse('badMinutes', 'minutes', { max: MINUTES_MAX });
  if (isNoteTooLong(note)) return refuse('tooLong', 'note', { max: NOTE_LENGTH });
  const sameDay = before !== null && writeDay(before) === draft.date;
  return ok({
    gameId,
    title,
    note: note.trim(),
    finishedAt: sameDay ? before : Math.min(now, day + EVENING),
    result: resultOf(draft, minutes),
  });
}

/** Nobody asks for the hour: an evening ends at ten. */
const EVENING = 22 * 60 * 60 * 1000;

function resultOf(draft: LogDraft, minutes: number | null): GameResult {
  const { ending, seats, edition, lowestWins } = draft;
  const together = ending === 'won' || ending === 'lost';
  return {
    edition,
    scenario: null,
    cooperative: together,
    won: together ? ending === 'won' : null,
    highestWins: !lowestWins,
    minutes,
    players: seats.map(({ id: seat, name, colour, role, score, sources }, i): SeatResult => {
      const rank = together ? 1 : rankOf(draft, i);
      return {
        seat,
        name,
        colour,
        role,
        score: ending === 'scores' ? score : null,
        rank,
        winner: together ? ending === 'won' : rank === 1,
        startPlayer: i === 0,
        sources: ending === 'scores' && sum(sources) === score ? sources : [],
      };
    }),
  };
}

/** Equal scores share a place, and the next place is skipped. */
function rankOf({ ending, lowestWins, seats }: LogDraft, of: number): number {
  const worth = ({ score, place }: LogSeat) => (ending === 'places' ? -place : lowestWins ? -score : score);
  const own = seats[of];
  return own ? 1 + seats.filter((seat) => worth(seat) > worth(own)).length : 1;
}

function sum(sources: readonly PointSource[]): number {
  return sources.reduce((total, { points }) => total + points, 0);
}

function refuse(
  key: 'noGame' | 'noName' | 'tooLong' | 'badDate' | 'future' | 'noPlayers' | 'badMinutes',
  path: string,
  params?: { readonly max: number },
) {
  return err(refusal(key, phrase(`logGame.${key}`, params), path));
}
