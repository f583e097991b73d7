import { field, oneOf, text, type At } from './reader';
import { COLOURS, type Seat } from './setup';

/** A seat as it is stored in a game's config. */
export function readSeat(at: At): Seat {
  return {
    id: text(field(at, 'id')),
    name: text(field(at, 'name')),
    colour: oneOf(field(at, 'colour'), COLOURS),
  };
}
