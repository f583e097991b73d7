import type { Seat } from '@/engine';
import type { ScorepadConfig } from './config';
import type { Points } from './event';

export interface ScorepadState {
  readonly config: ScorepadConfig;
  /** Rounds that were entered; the open one is `current`. Counting as you go never leaves the first. */
  readonly rounds: readonly Points[];
  readonly current: Points;
  /** What corrections by hand added or took. */
  readonly corrections: Points;
  readonly totals: Points;
  readonly notes: readonly string[];
  readonly finished: boolean;
  /** Who went before the end, with what they had by then. */
  readonly left: readonly Seat[];
}

export function initial(config: ScorepadConfig): ScorepadState {
  const none = Object.fromEntries(config.seats.map((seat) => [seat.id, 0]));
  return {
    config,
    rounds: [],
    current: none,
    corrections: none,
    totals: none,
    notes: [],
    finished: false,
    left: [],
  };
}

/** Who is here and who has gone, as they sat down. */
export function everybody({ config, left }: Pick<ScorepadState, 'config' | 'left'>): readonly Seat[] {
  return [...config.seats, ...left];
}

export function roundNumber(state: ScorepadState): number {
  return state.rounds.length + 1;
}
