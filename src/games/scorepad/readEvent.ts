import { entries, field, flag, list, oneOf, optional, readSeat, text, whole, type At } from '@/engine';
import { SCORE_LIMIT, type Place, type Points, type ScorepadEvent } from './scorepad';

const TYPES = [
  'pointsChanged',
  'totalCorrected',
  'roundEntered',
  'noteWritten',
  'playerLeft',
  'playerBack',
  'playerJoined',
  'gameFinished',
  'gameReopened',
] as const;

/** Two players can be a whole scale apart, so a single change may span it twice. */
const CHANGE = { min: -2 * SCORE_LIMIT, max: 2 * SCORE_LIMIT };

/** A stored event, checked. A later version of an event type is brought up to date here. */
export function readEvent(at: At): ScorepadEvent {
  const type = oneOf(field(at, 'type'), TYPES);
  oneOf(field(at, 'v'), [1]);
  const v = 1 as const;
  switch (type) {
    case 'pointsChanged': {
      const round = optional(field(at, 'round'), (round) => whole(round, { min: 1 }), null);
      const byHand = optional(field(at, 'byHand'), flag, false);
      return {
        type,
        v,
        player: text(field(at, 'player')),
        by: whole(field(at, 'by'), CHANGE),
        round,
        ...(byHand && { byHand }),
      };
    }
    case 'totalCorrected':
      return {
        type,
        v,
        player: text(field(at, 'player')),
        from: readScore(field(at, 'from')),
        to: readScore(field(at, 'to')),
      };
    case 'roundEntered':
      return {
        type,
        v,
        round: whole(field(at, 'round'), { min: 1 }),
        points: readPoints(field(at, 'points')),
      };
    case 'noteWritten':
      return { type, v, text: text(field(at, 'text')) };
    case 'playerLeft':
    case 'playerBack':
      return { type, v, player: text(field(at, 'player')) };
    case 'playerJoined':
      return { type, v, seat: readSeat(field(at, 'seat')) };
    case 'gameFinished':
      return { type, v, places: list(field(at, 'places'), readPlace) };
    case 'gameReopened':
      return { type, v };
  }
}

export function readPoints(at: At): Points {
  return Object.fromEntries(entries(at).map(([player, points]) => [player, whole(points, CHANGE)]));
}

function readPlace(at: At): Place {
  return {
    player: text(field(at, 'player')),
    score: readScore(field(at, 'score')),
    rank: whole(field(at, 'rank'), { min: 1 }),
  };
}

function readScore(at: At): number {
  return whole(at, { min: -SCORE_LIMIT, max: SCORE_LIMIT });
}
