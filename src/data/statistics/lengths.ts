import { field, optional, whole, type At } from '@/engine';
import { amount } from './tally';

/** In minutes as played; null where nobody knows of any game. */
export interface Lengths {
  readonly average: number | null;
  readonly shortest: number | null;
  readonly longest: number | null;
}

/** Over `result AS r`. */
export const LENGTHS =
  'avg(r.minutes) AS average_minutes, min(r.minutes) AS shortest, max(r.minutes) AS longest';

export function readLengths(at: At): Lengths {
  return {
    average: optional(field(at, 'average_minutes'), amount, null),
    shortest: optional(field(at, 'shortest'), whole, null),
    longest: optional(field(at, 'longest'), whole, null),
  };
}
