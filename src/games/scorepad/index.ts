import type { Game } from '@/engine';
import { decide } from './decide';
import { describe } from './describe';
import { evolve } from './evolve';
import { putRight } from './people';
import { command, type ScorepadCommand } from './command';
import { config, type ScorepadConfig } from './config';
import { event, type ScorepadEvent } from './event';
import { everybody, initial, roundNumber, type ScorepadState } from './state';
import { say } from './say';
import { setup } from './setup';
import { SOURCES, sourcesOf } from './sources';
import { standings } from './standings';
import { table } from './table';
import { enterRound } from './wizards/enterRound';
import type { Names } from './names';

/** A score pad for any game. Useful by itself, and the example in docs/adding-a-game.md. */
export const scorepad: Game<ScorepadConfig, ScorepadState, ScorepadCommand, ScorepadEvent, Names> = {
  id: 'scorepad',
  stateVersion: 2,
  setup,
  wizards: [enterRound],
  initial,
  decide,
  evolve,
  config,
  command,
  event,
  table,
  putRight,
  describe,
  moment: roundNumber,
  seats: (config) => config.seats,
  seatsNow: everybody,
  title: (config) => config.name ?? '',
  score: (state, player) => state.totals[player] ?? 0,
  result: (state) =>
    state.finished
      ? standings(state).map((place) => ({
          ...place,
          winner: place.rank === 1,
          sources: sourcesOf(state, place.player),
          ...(state.left.some(({ id }) => id === place.player) && { left: true as const }),
        }))
      : null,
  sources: SOURCES,
  facts: () => ({ edition: null, scenario: null, roles: {}, cooperative: false }),
  term: (_kind, id) => say(id === 'corrections' ? 'source.corrections' : 'source.points'),
};
