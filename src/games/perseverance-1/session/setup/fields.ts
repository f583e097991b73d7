import type { Answers, Seat } from '@/engine';
import { EDITIONS, type Edition, type PlayerCount } from '../../terms';
import { BOX_VALUES, type BoxValues } from '../config';

/** The questions of the set-up, by the ids under which their answers are remembered. */
export const FIELD = {
  leader: 'leader',
  edition: 'edition',
  abilities: 'leaderAbilities',
  officers: 'officers',
  breach: 'breachTokens',
  breachToken: (n: number) => `breachToken${n}`,
  module: (module: string) => `deterministic.${module}`,
  tracking: 'tracking',
  dissenterZone: 'dissenterZone',
  placement: (seat: string) => `placement:${seat}`,
  officerIn: (zone: string) => `officer:${zone}`,
  breachRule: (edition: Edition) => `breachRule:${edition}`,
  engineer: (edition: Edition) => `engineer:${edition}`,
  picks: (edition: Edition) => `picks:${edition}`,
  // What depends on the player count is remembered for each.
  tile: (edition: Edition, players: PlayerCount, n: number) => `tile${n}:${edition}:${players}`,
  scale: (edition: Edition, players: PlayerCount) => `scale:${edition}:${players}`,
  dinoSpaces: (players: PlayerCount) => `dinoSpaces:${players === 4 ? 4 : 3}`,
} as const;

export const DRAWN = 'drawn';
export const CHOSEN = 'chosen';
export const ENTERED = 'entered';
export const FIRST_GAME = 'default';
export const RECOMMENDED = 'recommended';

export function editionOf(answers: Answers): Edition {
  return EDITIONS.find((edition) => edition === answers[FIELD.edition]) ?? 'published-2021';
}

/** While people still sit down the questions are those of the nearest possible table. */
export function countOf(seats: readonly Seat[]): PlayerCount {
  return seats.length <= 2 ? 2 : seats.length === 3 ? 3 : 4;
}

export function prefilledBox(answers: Answers, seats: readonly Seat[]): BoxValues {
  return BOX_VALUES[editionOf(answers)][countOf(seats)];
}

export function writeList(numbers: readonly number[]): string {
  return numbers.join(', ');
}

/** "17, 5, 0", "17/5/0", "17 5 0": numbers apart by anything; null when there is something else among them. */
export function parseList(text: string): readonly number[] | null {
  const words = text.split(/[\s,;/]+/).filter((word) => word !== '');
  return words.every((word) => /^\d{1,2}$/.test(word)) ? words.map(Number) : null;
}
