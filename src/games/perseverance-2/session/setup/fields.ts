import { seatAnswer, type Answers, type Seat } from '@/engine';
import { record } from '../../../perseverance/session/table';
import { FIRST_GAME_OFFICERS, RECOMMENDED } from '../../firstGame';
import { PERK_IDS, PERKS, type PerkList } from '../../perks';
import { CITY_ZONES, LEADERS, OFFICERS, ZONES, type CityZone, type Officer, type Zone } from '../../terms';
import type { Config } from '../config';

/** The questions of the set-up, by the ids under which their answers are remembered. */
export const FIELD = {
  leader: 'leader',
  tracking: 'tracking',
  officers: 'officers',
  officer: (zone: Zone) => `officer:${zone}`,
  security: 'securityBonus',
  threat: 'deterministicThreat',
  start: (seat: string) => `start:${seat}`,
  perk: (seat: string) => `perk:${seat}`,
  pay: (seat: string) => `pay:${seat}`,
  dino: (seat: string) => `dino:${seat}`,
  dissenterZone: 'dissenterZone',
} as const;

export const FIRST_GAME = 'default';
export const DRAWN = 'drawn';
export const CHOSEN = 'chosen';
export const RECOMMENDED_START = 'recommended';
/** The upper or the lower of an Officer's two first Perks: known before the Officer is. */
export const UPPER = 'upper';
export const LOWER = 'lower';

/** The Officers as far as they are known before luck decides; null: they are drawn. */
export function officersOf(answers: Answers): Config['officers'] | null {
  if (answers[FIELD.officers] === DRAWN) return null;
  if (answers[FIELD.officers] !== CHOSEN) return FIRST_GAME_OFFICERS;
  return record(
    ZONES,
    (zone) => OFFICERS.find((one) => one === answers[FIELD.officer(zone)]) ?? FIRST_GAME_OFFICERS[zone],
  );
}

export function firstPerks(officer: Officer): PerkList {
  return PERK_IDS.filter((id) => PERKS[id].officer === officer && PERKS[id].tier === 1);
}

/** The start that a seat asked for, or the one recommended for its Leader; null: nobody knows the Leader yet. */
export function startZone(answers: Answers, seat: string): Zone | null {
  const chosen = ZONES.find((zone) => zone === answers[FIELD.start(seat)]);
  if (chosen) return chosen;
  const leader = LEADERS.find((word) => word === answers[seatAnswer(FIELD.leader, seat)]);
  return leader ? RECOMMENDED[leader].zone : null;
}

export function freeCityZones(taken: readonly Zone[]): readonly CityZone[] {
  return CITY_ZONES.filter((zone) => !taken.includes(zone));
}

export function isTwo(seats: readonly Seat[]): boolean {
  return seats.length <= 2;
}
