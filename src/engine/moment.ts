import { whole, type At } from './reader';

/** The last moment that every clock and calendar here can put into words. */
export const LATEST_MOMENT = Date.UTC(9999, 11, 31, 23, 59, 59, 999);

/** A wall-clock time in milliseconds, as it is stored. */
export function moment(at: At): number {
  return whole(at, { min: 0, max: LATEST_MOMENT });
}
