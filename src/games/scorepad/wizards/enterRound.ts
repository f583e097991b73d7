import { wizardsOf } from '@/engine';
import { refuse, say } from '../say';
import type { ScorepadCommand } from '../command';
import { SCORE_LIMIT } from '../limits';
import { roundNumber, type ScorepadState } from '../state';

type RoundCommand = Extract<ScorepadCommand, { type: 'enterRound' }>;

const wizard = wizardsOf<ScorepadState, RoundCommand, ScorepadCommand>({
  nothingChosen: refuse('roundPoints'),
  players: ({ config }) => config.seats.map(({ id }) => id),
  review: (state, { points }) =>
    state.config.seats.map(({ id }) => {
      const before = (state.totals[id] ?? 0) - (state.current[id] ?? 0);
      const change = points[id] ?? 0;
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
  withOverrides: (command) => command,
});

/** Everybody's points of a round, asked once, saved as one entry. */
export const enterRound = wizard({
  id: 'enterRound',
  title: (state) => say('wizard.title', { round: roundNumber(state) }),
  script: (ask, state) => ({
    type: 'enterRound',
    points: ask.count({
      id: 'points',
      title: say('wizard.points'),
      help: say('wizard.help'),
      figures: state.config.seats.map(({ id }) => ({
        id,
        player: id,
        label: say('wizard.points'),
        value: state.current[id] ?? 0,
        track: { min: -SCORE_LIMIT, max: SCORE_LIMIT },
      })),
    }),
  }),
});
