import type { Points, ScorepadEvent } from './event';
import { everybody, type ScorepadState } from './state';

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
    case 'playerLeft': {
      const { seats } = state.config;
      // A pad without anybody is none, whatever a log says.
      if (seats.length < 2) return state;
      return {
        ...state,
        config: { ...state.config, seats: seats.filter(({ id }) => id !== event.player) },
        left: [...state.left, ...seats.filter(({ id }) => id === event.player)],
      };
    }
    case 'playerBack': {
      const back = state.left.filter(({ id }) => id === event.player);
      return {
        ...state,
        config: { ...state.config, seats: [...state.config.seats, ...back] },
        left: state.left.filter(({ id }) => id !== event.player),
      };
    }
    case 'playerJoined':
      return {
        ...state,
        config: { ...state.config, seats: [...state.config.seats, event.seat] },
        current: plus(state.current, event.seat.id, 0),
        corrections: plus(state.corrections, event.seat.id, 0),
        totals: plus(state.totals, event.seat.id, 0),
      };
    case 'gameReopened':
      return { ...state, finished: false };
  }
}

function closeRound(state: ScorepadState, points: Points): ScorepadState {
  const each = (count: (player: string) => number) =>
    Object.fromEntries(everybody(state).map(({ id }) => [id, count(id)]));
  const gone = new Set(state.left.map(({ id }) => id));
  // A player who left in the middle of a round keeps what was counted in it.
  const before = (points: Points, id: string) => points[id] ?? 0;
  return {
    ...state,
    rounds: [
      ...state.rounds,
      gone.size === 0
        ? points
        : { ...each((id) => (gone.has(id) ? before(state.current, id) : 0)), ...points },
    ],
    current: each(() => 0),
    totals: each((id) =>
      gone.has(id)
        ? before(state.totals, id)
        : before(state.totals, id) - before(state.current, id) + before(points, id),
    ),
  };
}

function plus(points: Points, player: string, by: number): Points {
  return { ...points, [player]: (points[player] ?? 0) + by };
}
