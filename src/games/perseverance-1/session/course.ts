import { followTurns, type Course as FamilyCourse } from '../../perseverance/session/course';
import type { Event } from './event';
import type { State } from './state';

export { startOfPlay } from '../../perseverance/session/course';

export type Course = FamilyCourse<TurnStep>;

/** Of a turn, what the app can see was done. */
type TurnStep = 'die' | 'effect' | 'secondary' | 'attack';

export function follow({ course, turn }: State, event: Event): Course {
  // An attack belongs to the turn that it ends, whoever fought.
  if (event.type === 'attackResolved') return followTurns(course, event, ['attack']);
  return followTurns(course, event, 'player' in event && event.player === turn ? stepsOf(event) : []);
}

function stepsOf(event: Event): readonly TurnStep[] {
  if (event.type === 'dieTaken') return ['die'];
  if (event.type === 'patrolBegun') return ['effect'];
  if (event.type === 'actionTaken')
    return event.action === 'place-soldiers' || event.action === 'leader-defense'
      ? ['secondary']
      : ['effect'];
  // A cube that a Settlement space gives is no action, and neither is a Leader who comes back.
  if (event.type === 'influencePlaced') return event.free ? [] : ['secondary'];
  if (event.type === 'leaderMoved') return event.zone === null || event.byHand ? [] : ['secondary'];
  return [];
}
