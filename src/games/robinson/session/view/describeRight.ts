import type { TimelineLine } from '@/engine';
import { nameOf, say } from '../../say';
import type { Event } from '../event';

type Put = Extract<
  Event,
  { type: 'scenarioSet' | 'setRight' | 'playerLeft' | 'playerBack' | 'playerJoined' }
>;

/** What the table put right: markers, and who sits there. */
export function describeRight(event: Put): TimelineLine {
  switch (event.type) {
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
