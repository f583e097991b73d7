import type { Event } from './event';
import type { State } from './state';

/** Of a turn, what the app can see was done. */
export type TurnStep = 'die' | 'effect' | 'secondary';

/** How far the evening has come, for the guide: no rule looks at it. */
export interface Course {
  /** Turns that each player has finished. */
  readonly turns: Readonly<Record<string, number>>;
  /** In the turn that is being played. */
  readonly done: readonly TurnStep[];
}

export function startOfPlay(players: readonly string[]): Course {
  return { turns: Object.fromEntries(players.map((id) => [id, 0])), done: [] };
}

/** The same course where nothing of interest happened. `state` is the one before the event. */
export function follow({ course, turn }: State, event: Event): Course {
  if (event.type === 'turnPassed')
    return {
      turns: Object.fromEntries(
        Object.entries(course.turns).map(([id, turns]) => [id, id === event.from ? turns + 1 : turns]),
      ),
      done: [],
    };
  const step = 'player' in event && event.player === turn ? stepOf(event) : null;
  return step === null || course.done.includes(step) ? course : { ...course, done: [...course.done, step] };
}

function stepOf(event: Event): TurnStep | null {
  if (event.type === 'dieTaken') return 'die';
  if (event.type === 'patrolBegun') return 'effect';
  if (event.type === 'actionTaken')
    return event.action === 'place-soldiers' || event.action === 'leader-defense' ? 'secondary' : 'effect';
  // A cube that a Settlement space gives is no action, and neither is a Leader who comes back.
  if (event.type === 'influencePlaced') return event.free ? null : 'secondary';
  if (event.type === 'leaderMoved') return event.zone === null ? null : 'secondary';
  return null;
}
