import { phrase } from './phrase';
import { fail, field, list, oneOf, refuseDoubles, text, type At, type ListLimits } from './reader';
import { COLOURS, type Seat } from './setup';

/** A seat as it is stored in a game's config. */
export function readSeat(at: At): Seat {
  return {
    id: readSeatId(field(at, 'id')),
    name: text(field(at, 'name')),
    colour: oneOf(field(at, 'colour'), COLOURS),
  };
}

/** Everybody at the table, in order; nobody sits twice. */
export function readSeats(at: At, limits: ListLimits): readonly Seat[] {
  const seats = list(at, readSeat, limits);
  refuseDoubles(
    at,
    seats.map(({ id }) => id),
    '.id',
  );
  return seats;
}

/** Games keep figures by seat: a name that every object inherits would find a figure where there is none. */
function readSeatId(at: At): string {
  const id = text(at);
  if (id in Object.prototype) fail(at.path, 'invalid-input', phrase('input.reserved', { value: id }));
  return id;
}
