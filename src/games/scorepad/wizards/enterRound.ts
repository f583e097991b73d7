import { field, ok, type Wizard } from '@/engine';
import { say } from '../say';
import type { ScorepadCommand } from '../command';
import { points as pointsShape, type Points } from '../event';
import { SCORE_LIMIT } from '../limits';
import { roundNumber, type ScorepadState } from '../state';

export interface RoundDraft {
  readonly points: Points;
}

/** Everybody's points of a round, asked once, saved as one entry. */
export const enterRound: Wizard<ScorepadState, ScorepadCommand, RoundDraft> = {
  id: 'enterRound',
  title: (state) => say('wizard.title', { round: roundNumber(state) }),

  begin: (state) => ({ points: state.current }),

  readDraft(at, state) {
    const points = pointsShape(field(at, 'points'));
    // A draft for other players (the game was changed since) is begun anew.
    const fits =
      Object.keys(points).length === state.config.seats.length &&
      state.config.seats.every(({ id }) => id in points);
    return fits ? { points } : enterRound.begin(state);
  },

  steps: (state, draft) => [
    {
      kind: 'figures',
      id: 'points',
      title: say('wizard.points'),
      help: say('wizard.help'),
      figures: state.config.seats.map(({ id }) => ({
        id,
        player: id,
        label: say('wizard.points'),
        value: draft.points[id] ?? 0,
        track: { min: -SCORE_LIMIT, max: SCORE_LIMIT },
        write: (to) => ({ points: { ...draft.points, [id]: to } }),
      })),
    },
  ],

  review: (state, draft) =>
    state.config.seats.map(({ id }) => {
      const before = (state.totals[id] ?? 0) - (state.current[id] ?? 0);
      const change = draft.points[id] ?? 0;
      return {
        player: id,
        label: say('wizard.total'),
        change,
        total: before + change,
        why: [
          { rule: say('table.points'), deltas: [{ owner: id, asset: 'points', by: before }] },
          {
            rule: say('why.round', { round: roundNumber(state) }),
            deltas: [{ owner: id, asset: 'points', by: change }],
          },
        ],
      };
    }),

  commit: (_state, draft) => ok({ type: 'enterRound', points: draft.points }),
};
