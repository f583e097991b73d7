import type { FromHub } from './protocol';
import type { Guest, Room } from './rooms';
import type { SealedChoice } from './tableStore';

/** For one's own seat, or for one whose phone is not here: an empty battery does not hold up the others. */
export function maySeal({ guests }: Pick<Room, 'guests'>, { phone }: Guest, seat: string): boolean {
  return phone.seat === seat || ![...guests].some((other) => other.phone.seat === seat);
}

/** Only that there is a choice, until everybody's is in; then all of them at once. */
export function sealsAsSeen(choices: readonly SealedChoice[]): readonly FromHub[] {
  const [first] = choices;
  if (!first) return [];
  const { wizard } = first;
  const hashes = choices.map(({ seat, hash }) => ({ seat, hash }));
  // What anybody waits for, everybody waits for: one who names fewer seats opens nobody else's box.
  const seats = choices.flatMap((choice) => choice.seats);
  const isComplete = seats.every((seat) => choices.some((choice) => choice.seat === seat));
  const boxes = choices.map(({ seat, box }) => ({ seat, box }));
  return [
    { say: 'sealed', wizard, hashes },
    ...(isComplete ? [{ say: 'opened', wizard, boxes } as const] : []),
  ];
}
