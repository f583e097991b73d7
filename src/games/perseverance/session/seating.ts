import {
  ok,
  seatAnswer,
  type Answers,
  type Chance,
  type Phrase,
  type Refusal,
  type Result,
  type Seat,
} from '@/engine';
import { nameOf } from '../names';
import { refuse } from '../say';
import { RESERVED_IDS } from './table';

/** Nobody twice, no colour twice, and no one called like the Dissenters; `count` is the refusal of a table too small or too large. */
export function checkSeats(
  seats: readonly Seat[],
  players: { readonly min: number; readonly max: number },
  count: ReturnType<typeof refuse>,
): Result<null, Refusal> {
  if (seats.length < players.min || seats.length > players.max) return count;
  if (new Set(seats.map(({ id }) => id)).size < seats.length)
    return refuse('playerTwice', undefined, 'seats');
  if (seats.some(({ id }) => RESERVED_IDS.includes(id))) return refuse('playerTwice', undefined, 'seats');
  if (new Set(seats.map(({ colour }) => colour)).size < seats.length)
    return refuse('colourTwice', undefined, 'seats');
  return ok(null);
}

/** What was chosen, none twice; the others are drawn. */
export function chooseLeaders<L extends string>(
  { seats, answers, chance }: { seats: readonly Seat[]; answers: Answers; chance: Chance },
  question: string,
  leaders: readonly [L, ...L[]],
  name: (leader: L) => Phrase,
): Result<Readonly<Record<string, L>>, Refusal> {
  const wanted = new Map<string, L>();
  for (const { id } of seats) {
    const path = seatAnswer(question, id);
    const leader = leaders.find((word) => word === answers[path]);
    if (leader === undefined) continue;
    const other = [...wanted].find(([, taken]) => taken === leader);
    if (other) return refuse('leaderTwice', { leader: name(leader), player: nameOf(other[0]) }, path);
    wanted.set(id, leader);
  }
  const left = shuffle(
    leaders.filter((leader) => ![...wanted.values()].includes(leader)),
    chance,
  );
  return ok(Object.fromEntries(seats.map(({ id }) => [id, wanted.get(id) ?? left.shift() ?? leaders[0]])));
}

export function shuffle<T>(things: readonly T[], chance: Chance): T[] {
  const left = [...things];
  const drawn: T[] = [];
  while (left.length > 0) drawn.push(...left.splice(chance.pick(left.length), 1));
  return drawn;
}
