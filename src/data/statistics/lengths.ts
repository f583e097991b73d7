import { mapped, maybe, number, type Read } from '@/engine';
import { row } from '../row';
import { amount } from './tally';

/** Over games or seats of that name. */
export const lengthsOver = (of: 'r' | 'p') =>
  `CAST(sum(${of}.minutes) AS REAL) / sum(${of}.timed) AS average_minutes, min(${of}.shortest) AS shortest,
   max(${of}.longest) AS longest`;

/** In minutes as played; null where it is not known of any game. */
export const lengths = mapped(
  row({ averageMinutes: maybe(amount), shortest: maybe(number()), longest: maybe(number()) }),
  ({ averageMinutes, ...ends }) => ({ average: averageMinutes, ...ends }),
);
export type Lengths = Read<typeof lengths>;
