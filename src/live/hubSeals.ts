import type { FromHub, ToHub } from './protocol';
import type { KnownPhone, Moment, SealedChoice } from './tableStore';

/** For one's own seat, or for one whose phone is not here: an empty battery does not hold up the others. */
export function maySeal(here: readonly KnownPhone[], phone: KnownPhone, seat: string): boolean {
  return phone.seat === seat || !here.some((other) => other.seat === seat);
}

type Seal = Extract<ToHub, { say: 'seal' }>;

/**
 * A choice for somebody whose phone is back: it waits, and that phone hears of it. Nobody chooses for a phone that is
 * here, and what is in the box stays in it.
 */
export function passOn(moment: Moment, choice: Seal): Moment {
  return { ...moment, passed: [...withoutSeat(moment, choice.seat), choice] };
}

export function taken(moment: Moment, seat: string): Moment {
  return { ...moment, passed: withoutSeat(moment, seat) };
}

function withoutSeat({ passed }: Moment, seat: string): readonly Seal[] {
  return passed.filter((one) => one.seat !== seat);
}

/** What this phone may keep of what was chosen elsewhere. */
export function passedTo(moment: Moment | null, { seat }: KnownPhone): Seal | undefined {
  return seat === null ? undefined : moment?.passed.find((one) => one.seat === seat);
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
