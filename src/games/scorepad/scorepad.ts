import type { Seat } from '@/engine';

export const COUNTING = ['rounds', 'free'] as const;
export const BEST = ['highest', 'lowest'] as const;

/** Enough for any game, and few enough digits that the table stays readable. */
export const SCORE_LIMIT = 999_999;
export const NAME_LENGTH = 60;
export const PLAYERS = { min: 2, max: 8 };

export interface ScorepadConfig {
  readonly v: 1;
  readonly name: string;
  readonly seats: readonly Seat[];
  readonly counting: (typeof COUNTING)[number];
  readonly best: (typeof BEST)[number];
}

export type Points = Readonly<Record<string, number>>;

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

export type ScorepadCommand =
  | { readonly type: 'changePoints'; readonly player: string; readonly by: number }
  | {
      readonly type: 'setRoundPoints';
      readonly player: string;
      readonly to: number;
      /** Told as a correction. */
      readonly byHand?: true;
    }
  | { readonly type: 'setTotal'; readonly player: string; readonly to: number }
  | { readonly type: 'enterRound'; readonly points: Points }
  | { readonly type: 'writeNote'; readonly text: string }
  | { readonly type: 'leave'; readonly player: string }
  | { readonly type: 'comeBack'; readonly player: string }
  | { readonly type: 'join'; readonly seat: Seat }
  | { readonly type: 'finish' }
  | { readonly type: 'reopen' };

export interface Place {
  readonly player: string;
  readonly score: number;
  readonly rank: number;
}

/** Facts with their figures in them, so that an old game replays the same after the rules code is corrected. */
export type ScorepadEvent =
  | {
      readonly type: 'pointsChanged';
      readonly v: 1;
      readonly player: string;
      readonly by: number;
      readonly round: number | null;
      readonly byHand?: true;
    }
  | {
      readonly type: 'totalCorrected';
      readonly v: 1;
      readonly player: string;
      readonly from: number;
      readonly to: number;
    }
  | { readonly type: 'roundEntered'; readonly v: 1; readonly round: number; readonly points: Points }
  | { readonly type: 'noteWritten'; readonly v: 1; readonly text: string }
  | { readonly type: 'playerLeft'; readonly v: 1; readonly player: string }
  | { readonly type: 'playerBack'; readonly v: 1; readonly player: string }
  | { readonly type: 'playerJoined'; readonly v: 1; readonly seat: Seat }
  | { readonly type: 'gameFinished'; readonly v: 1; readonly places: readonly Place[] }
  | { readonly type: 'gameReopened'; readonly v: 1 };

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
