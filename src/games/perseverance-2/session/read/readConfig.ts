import { entries, fail, field, oneOf, optional, seatsOf, type At, type Seat } from '@/engine';
import { TRACKING } from '../../../perseverance/session/level';
import { record } from '../../../perseverance/session/table';
import { maybeDino, perkId } from '../../rules/fields';
import type { Start } from '../../rules/setupInput';
import { THREAT_WAYS } from '../../rules/threat';
import { CITY_ZONES, LEADERS, OFFICERS, PERK_COSTS, SECURITY_BONUSES, ZONES } from '../../terms';
import { checkSetup, PLAYERS, type Config } from '../config';

/** A stored set-up, checked against the rules as it was when it was made. */
export function readConfig(at: At): Config {
  oneOf(field(at, 'v'), [1]);
  const seats = seatsOf(PLAYERS)(field(at, 'seats'));
  const officers = field(at, 'officers');
  const config: Config = {
    v: 1,
    seats,
    leaders: ofSeats(field(at, 'leaders'), seats, (leader) => oneOf(leader, LEADERS)),
    officers: record(ZONES, (zone) => oneOf(field(officers, zone), OFFICERS)),
    securityBonus: oneOf(field(at, 'securityBonus'), SECURITY_BONUSES),
    starts: ofSeats(field(at, 'starts'), seats, readStart),
    dissenterZone: optional(field(at, 'dissenterZone'), (zone) => oneOf(zone, CITY_ZONES), null),
    threat: oneOf(field(at, 'threat'), THREAT_WAYS),
    ...readTracking(field(at, 'tracking')),
  };
  const legal = checkSetup(config);
  if (!legal.ok) fail(legal.error.path ?? '', legal.error.code, legal.error.message);
  return config;
}

function readTracking(at: At): Pick<Config, 'tracking'> {
  const tracking = optional(at, (word) => oneOf(word, TRACKING), null);
  return tracking ? { tracking } : {};
}

function readStart(at: At): Start {
  return {
    zone: oneOf(field(at, 'zone'), ZONES),
    perk: perkId(field(at, 'perk')),
    pay: optional(field(at, 'pay'), (pay) => oneOf(pay, PERK_COSTS), null),
    dino: maybeDino(field(at, 'dino')),
  };
}

function ofSeats<T>(at: At, seats: readonly Seat[], reader: (at: At) => T): Readonly<Record<string, T>> {
  const given = new Map(entries(at));
  const missing = (id: string): At => ({ value: undefined, path: `${at.path}.${id}` });
  return Object.fromEntries(seats.map(({ id }) => [id, reader(given.get(id) ?? missing(id))]));
}
