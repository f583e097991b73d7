import { among, kinds, listOf, mapOf, mark, maybe, number, readSeat, shape, text, type Read } from '@/engine';
import { SCORE_LIMIT } from './limits';

const v = among([1]);
const round = number({ min: 1 });
const score = number({ min: -SCORE_LIMIT, max: SCORE_LIMIT });

/** Two players can be a whole scale apart, so a single change may span it twice. */
const change = number({ min: -2 * SCORE_LIMIT, max: 2 * SCORE_LIMIT });

export const points = mapOf(change);
export type Points = Read<typeof points>;

const place = shape({ player: text, score, rank: number({ min: 1 }) });
export type Place = Read<typeof place>;

/**
 * Facts with their figures in them, so that an old game replays the same after the rules code is corrected. A later
 * version of an event is brought up to date here.
 */
export const event = kinds('type', {
  pointsChanged: shape({ v, player: text, by: change, round: maybe(round), byHand: mark }),
  totalCorrected: shape({ v, player: text, from: score, to: score }),
  roundEntered: shape({ v, round, points }),
  noteWritten: shape({ v, text }),
  playerLeft: shape({ v, player: text }),
  playerBack: shape({ v, player: text }),
  playerJoined: shape({ v, seat: readSeat }),
  gameFinished: shape({ v, places: listOf(place) }),
  gameReopened: shape({ v }),
});

export type ScorepadEvent = Read<typeof event>;
