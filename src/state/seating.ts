import { COLOURS, type Colour, type Seat } from '@/engine';

/** Who sits where, before a game begins. Two people never share a colour. */
export type Seating = readonly Seat[];

/** Sits down at the end, in their own colour or, if somebody has it, in the first free one. */
export function sitDown(seats: Seating, player: Seat): Seating {
  if (seats.some((seat) => seat.id === player.id)) return seats;
  const { id, name } = player;
  return [...seats, { id, name, colour: isFree(seats, player.colour) ? player.colour : firstFree(seats) }];
}

export function standUp(seats: Seating, id: string): Seating {
  return seats.filter((seat) => seat.id !== id);
}

/** To that place, counted from 0; past the ends, to the end. */
export function moveSeat(seats: Seating, id: string, to: number): Seating {
  const seat = seats.find((one) => one.id === id);
  if (!seat) return seats;
  const others = seats.filter((one) => one !== seat);
  return [...others.slice(0, Math.max(0, to)), seat, ...others.slice(Math.max(0, to))];
}

/** The same round of people, begun with this one; unchanged where nobody of that name sits. */
export function startingWith(seats: Seating, id: unknown): Seating {
  const at = Math.max(
    0,
    seats.findIndex((seat) => seat.id === id),
  );
  return [...seats.slice(at), ...seats.slice(0, at)];
}

/** Takes a colour; the seat that had it gets the one that became free. */
export function recolourSeat(seats: Seating, id: string, colour: Colour): Seating {
  const before = seats.find((seat) => seat.id === id)?.colour;
  if (before === undefined) return seats;
  return seats.map((seat) => {
    if (seat.id === id) return { ...seat, colour };
    return seat.colour === colour ? { ...seat, colour: before } : seat;
  });
}

function isFree(seats: Seating, colour: Colour): boolean {
  return seats.every((seat) => seat.colour !== colour);
}

function firstFree(seats: Seating): Colour {
  return COLOURS.find((colour) => isFree(seats, colour)) ?? 'sun';
}
