import type { Points, ScorepadEvent, ScorepadState } from './scorepad';

export function evolve(state: ScorepadState, event: ScorepadEvent): ScorepadState {
  switch (event.type) {
    case 'pointsChanged':
      return {
        ...state,
        current: plus(state.current, event.player, event.by),
        totals: plus(state.totals, event.player, event.by),
      };
    case 'totalCorrected':
      return {
        ...state,
        corrections: plus(state.corrections, event.player, event.to - event.from),
        totals: plus(state.totals, event.player, event.to - event.from),
      };
    case 'roundEntered':
      return closeRound(state, event.points);
    case 'noteWritten':
      return { ...state, notes: [...state.notes, event.text] };
    case 'gameFinished':
      return { ...state, finished: true };
    case 'gameReopened':
      return { ...state, finished: false };
  }
}

function closeRound(state: ScorepadState, points: Points): ScorepadState {
  const each = (count: (player: string) => number) =>
    Object.fromEntries(state.config.seats.map(({ id }) => [id, count(id)]));
  return {
    ...state,
    rounds: [...state.rounds, points],
    current: each(() => 0),
    totals: each((id) => (state.totals[id] ?? 0) - (state.current[id] ?? 0) + (points[id] ?? 0)),
  };
}

function plus(points: Points, player: string, by: number): Points {
  return { ...points, [player]: (points[player] ?? 0) + by };
}
