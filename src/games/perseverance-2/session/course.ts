import { followTurns, startOfPlay, type Course as FamilyCourse } from '../../perseverance/session/course';
import type { Event } from './event';
import type { Zone } from '../terms';
import type { State } from './state';

/** Of a turn, what the app can see was done. `outside`: a Camp or an Outpost was used, which brings a Dino Attack. */
type TurnStep = 'die' | 'effect' | 'secondary' | 'outside' | 'attack';

export interface Course extends FamilyCourse<TurnStep> {
  /** In some turn of somebody. */
  readonly ever: readonly TurnStep[];
  /** Where the die or the Leader of this turn was put, until an Effect there was taken. */
  readonly place: Zone | null;
  /** Cleared Areas whose Outpost has a die on its one space, until the round ends. */
  readonly filled: readonly number[];
}

export function startOfCourse(players: readonly string[]): Course {
  return { ...startOfPlay(players), ever: [], place: null, filled: [] };
}

export function follow({ course, turn }: State, event: Event): Course {
  const steps = isOfTurn(event, turn) ? stepsOf(event) : [];
  const now = followTurns(course, event, steps);
  const place = placeAfter(course, event, turn);
  const filled = filledAfter(course, event, turn);
  if (now === course && place === course.place && filled === course.filled) return course;
  const ever = [...course.ever, ...steps.filter((step) => !course.ever.includes(step))];
  return { ...course, ...now, ever, place, filled };
}

/** The first Outpost after the die is the one it lies on; a Leader stands beside the tiles. */
function filledAfter({ filled, place, done }: Course, event: Event, turn: string): readonly number[] {
  if (event.type === 'roundEnded') return filled.length > 0 ? [] : filled;
  if (event.type !== 'outpostUsed' || event.area === null || event.player !== turn) return filled;
  const byDie = place === 'discovery' && done.includes('die') && !done.includes('effect');
  return byDie && !filled.includes(event.area) ? [...filled, event.area] : filled;
}

function placeAfter({ place }: Course, event: Event, turn: string): Zone | null {
  if (event.type === 'turnPassed') return null;
  if (!isOfTurn(event, turn)) return place;
  if (event.type === 'dieTaken' || event.type === 'leaderMoved') return event.zone;
  return stepsOf(event).includes('effect') ? null : place;
}

/** An attack hits the owner of the Camp or Outpost, no matter who is on turn. */
function isOfTurn(event: Event, turn: string): boolean {
  return event.type === 'attacked' || ('player' in event && event.player === turn);
}

const STEPS: Readonly<Partial<Record<Event['type'], readonly TurnStep[]>>> = {
  dieTaken: ['die'],
  effectTaken: ['effect'],
  rallied: ['effect', 'outside'],
  campBuilt: ['effect', 'outside'],
  adventureBegun: ['effect', 'outside'],
  outpostUsed: ['effect', 'outside'],
  explored: ['secondary'],
  attacked: ['attack'],
};

function stepsOf(event: Event): readonly TurnStep[] {
  if (event.type === 'fought')
    return event.breach === null || event.outpost !== undefined ? ['effect', 'outside'] : ['secondary'];
  // A cube that a Settlement gives is no action, and neither is a Leader who comes back.
  if (event.type === 'influencePlaced') return event.free ? [] : ['secondary'];
  if (event.type === 'leaderMoved') return event.zone === null ? [] : ['secondary'];
  return STEPS[event.type] ?? [];
}
