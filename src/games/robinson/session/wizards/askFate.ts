import { nameOf, say } from '../../say';
import { FRIDAY } from '../../terms';
import type { RuledCommand } from '../command';
import { decide } from '../decide/decide';
import type { Event } from '../event';
import type { State } from '../state';
import type { Ask } from './wizard';

/** A death is never saved unseen: the page waits until somebody has tapped that it was read. */
export function askFate(ask: Ask, state: State, command: RuledCommand): void {
  const decision = decide(state, command);
  const dead = decision.ok ? decision.value.flatMap(deadIn) : [];
  const [who] = dead;
  if (who === undefined) return;
  const title =
    who === FRIDAY ? say('session.review.friday') : say('session.review.death', { player: nameOf(who) });
  ask.choose({
    id: 'fatal',
    title,
    help: say('session.help.fatal'),
    reference: 'losing',
    layout: 'chips',
    missing: say('session.walk.fatalOpen', { player: nameOf(who) }),
    // Somebody else's death has not been read.
    per: dead.join(' '),
    options: [{ id: 'yes', label: say('session.walk.fatal'), icon: 'skull' }],
  });
}

function deadIn(event: Event): readonly string[] {
  if (event.type === 'gameFinished' && event.cause === 'death') return [event.player ?? FRIDAY];
  return event.type === 'fridayDied' ? [FRIDAY] : [];
}
