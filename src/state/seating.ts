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

export function moveSeat(seats: Seating, id: string, by: -1 | 1): Seating {
  const from = seats.findIndex((seat) => seat.id === id);
  const to = from + by;
  const [seat, other] = [seats[from], seats[to]];
  if (!seat || !other) return seats;
  return seats.map((current, i) => (i === from ? other : i === to ? seat : current));
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
