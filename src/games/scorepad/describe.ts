import type { TimelineLine } from '@/engine';
import { say } from './say';
import type { Points, ScorepadEvent } from './event';

export function describe(event: ScorepadEvent): TimelineLine {
  switch (event.type) {
    case 'pointsChanged': {
      const line = {
        player: event.player,
        fact: say('event.points', { player: { player: event.player } }),
        figure: event.by,
        ...(event.byHand && { correction: true }),
      };
      return event.round === null ? line : { ...line, note: say('event.inRound', { round: event.round }) };
    }
    case 'totalCorrected':
      return {
        player: event.player,
        fact: say('event.pointsSet', { player: { player: event.player }, to: event.to }),
        note: say('event.pointsSetNote', { from: event.from }),
        figure: event.to - event.from,
        correction: true,
      };
    case 'roundEntered':
      return {
        icon: 'check',
        fact: say('event.round', { round: event.round }),
        note: describeRound(event.points),
      };
    case 'noteWritten':
      // What people wrote is shown as they wrote it; it is no string of ours.
      return {
        icon: 'note',
        fact: say('event.note'),
        note: say('title', { name: event.text }),
        remark: event.text,
      };
    case 'playerLeft':
    case 'playerBack':
      return {
        player: event.player,
        icon: 'player',
        fact: say(event.type === 'playerLeft' ? 'putRight.left' : 'putRight.back', {
          player: { player: event.player },
        }),
        correction: true,
      };
    case 'playerJoined':
      return {
        player: event.seat.id,
        icon: 'player',
        fact: say('putRight.joined', { name: event.seat.name }),
        correction: true,
        joined: event.seat,
      };
    case 'gameFinished':
      return { icon: 'finish', fact: say('event.finished'), note: describeEnd(event) };
    case 'gameReopened':
      return { icon: 'redo', fact: say('event.reopened') };
  }
}

function describeRound(points: Points) {
  const most = Math.max(...Object.values(points));
  const [player, ...others] = Object.keys(points).filter((id) => points[id] === most);
  if (player === undefined || others.length > 0) return say('event.roundNoteTied', { points: most });
  return say('event.roundNote', { player: { player }, points: most });
}

function describeEnd({ places }: Extract<ScorepadEvent, { type: 'gameFinished' }>) {
  const winners = places.filter(({ rank }) => rank === 1);
  const score = winners[0]?.score ?? 0;
  if (winners.length === 1 && winners[0])
    return say('event.finishedNote', { player: { player: winners[0].player }, score });
  return say('event.finishedShared', { count: winners.length, score });
}
