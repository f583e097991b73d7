import { COLOURS, type Seat } from '@/engine';

/** Players of a table that nobody sits at: letters need no translation. */
export function madeUpSeats(count: number): readonly Seat[] {
  return ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'].slice(0, count).map((name, i) => ({
    id: name.toLowerCase(),
    name,
    colour: COLOURS[i] ?? 'sun',
  }));
}
