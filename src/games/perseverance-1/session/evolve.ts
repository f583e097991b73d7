import { followTurns, type Course as FamilyCourse } from '../../perseverance/session/course';
import { applyChanges } from './change';
import { earn } from './earned';
import type { Event } from './event';
import type { State } from './state';

export type Course = FamilyCourse<TurnStep>;

/** Of a turn, what the app can see was done. */
type TurnStep = 'die' | 'effect' | 'secondary' | 'attack';

/** Needs no rule: every event carries what it changed. */
export function evolve(state: State, event: Event): State {
  const next = applyChanges(state, event.changes);
  const earned = earn(state.earned, event);
  const course = follow(state, event);
  return earned === state.earned && course === state.course ? next : { ...next, earned, course };
}

function follow({ course, turn }: State, event: Event): Course {
  // An attack belongs to the turn that it ends, no matter who fought.
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
