import type { Phrase, TimelineLine } from '@/engine';
import { counterName, listed, nameOf, say } from '../../say';
import type { Change } from '../change';
import type { Event } from '../event';

type Put = Extract<
  Event,
  {
    type:
      | 'tileSet'
      | 'inventionsSet'
      | 'boardCounted'
      | 'trackingSet'
      | 'scenarioSet'
      | 'setRight'
      | 'playerLeft'
      | 'playerBack'
      | 'playerJoined';
  }
>;

/** What the table wrote down or put right: the board, the Scenario card, markers, and who sits there. */
export function describeRight(event: Put): TimelineLine {
  switch (event.type) {
    case 'tileSet':
      return {
        icon: 'edit',
        fact: say(event.accessible ? 'session.event.tileOpen' : 'session.event.tileShut', {
          tile: event.tile,
        }),
        correction: true,
      };
    case 'inventionsSet':
      return {
        icon: 'edit',
        fact: say('session.event.inventions', { count: event.count }),
        correction: true,
      };
    case 'boardCounted':
      return {
        icon: 'followers',
        fact: say('session.event.boardCounted'),
        note: say('session.own', { text: listed(event.changes.flatMap(changeText)) }),
      };
    case 'trackingSet':
      return {
        icon: 'followers',
        fact: say('session.level.set', { level: say(`session.level.${event.to}`) }),
      };
    case 'scenarioSet':
      return { icon: 'story', fact: say('session.scenario.set') };
    case 'setRight':
      return {
        icon: 'edit',
        fact: say('session.putRight.set', { what: say(`session.putRight.thing.${event.thing}`) }),
        correction: true,
      };
    case 'playerLeft':
    case 'playerBack':
      return {
        player: event.player,
        icon: 'player',
        fact: say(event.type === 'playerLeft' ? 'session.putRight.left' : 'session.putRight.back', {
          player: nameOf(event.player),
        }),
        correction: true,
      };
    case 'playerJoined':
      return {
        player: event.seat.id,
        icon: 'player',
        fact: say('session.putRight.joined', {
          name: event.seat.name,
          character: say(`character.${event.character}`),
        }),
        correction: true,
        joined: event.seat,
      };
  }
}

/** "Wood +2". */
function changeText(change: Change): readonly Phrase[] {
  if (change.what !== 'count') return [];
  const { owner, counter, by } = change;
  return [
    say('session.board.change', {
      what: counterName(owner, counter),
      by: by > 0 ? `+${by}` : `−${-by}`,
    }),
  ];
}
