import { among, maybe, seatsOf, shape, text, type Read } from '@/engine';
import { BEST, COUNTING, PLAYERS } from './limits';

export const config = shape({
  v: among([1]),
  /** As the table calls it; null where it did not say. */
  name: maybe(text),
  seats: seatsOf(PLAYERS),
  counting: among(COUNTING),
  best: among(BEST),
});

export type ScorepadConfig = Read<typeof config>;
