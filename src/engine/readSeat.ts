import { phrase } from './phrase';
import { fail, type ListLimits } from './reader';
import { COLOURS, type Seat } from './setup';
import { among, checked, distinct, listOf, shape, text, type Shape } from './shape';

/** Games keep figures by seat: a name that every object inherits would find a figure where there is none. */
const seatId = checked(text, (id, at) => {
  if (id in Object.prototype) fail(at.path, 'invalid-input', phrase('input.reserved', { value: id }));
});

/** A seat as it is stored in a game's config. */
export const readSeat: Shape<Seat> = shape({ id: seatId, name: text, colour: among(COLOURS) });

/** Everybody at the table, in order; nobody sits twice. */
export function seatsOf(limits: ListLimits): Shape<readonly Seat[]> {
  return distinct(listOf(readSeat, limits), 'id');
}
