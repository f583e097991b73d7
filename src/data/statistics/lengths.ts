import { mapped, maybe, number, type Read } from '@/engine';
import { row } from '../row';
import { amount } from './tally';

/** Over `result AS r`. */
export const LENGTHS =
  'avg(r.minutes) AS average_minutes, min(r.minutes) AS shortest, max(r.minutes) AS longest';

/** In minutes as played; null where it is not known of any game. */
export const lengths = mapped(
  row({ averageMinutes: maybe(amount), shortest: maybe(number()), longest: maybe(number()) }),
  ({ averageMinutes, ...ends }) => ({ average: averageMinutes, ...ends }),
);
export type Lengths = Read<typeof lengths>;
