import {
  entries,
  fail,
  field,
  flag,
  list,
  oneOf,
  optional,
  seatsOf,
  whole,
  type At,
  type Seat,
} from '@/engine';
import { TRACKING } from '../../../perseverance/session/level';
import { columnCount } from '../../pieces';
import { resolveSetup } from '../../rules/setup';
import { BREACH_TOKEN_RULES, EDITIONS, LEADERS, OFFICERS, ZONES, REWARDS } from '../../terms';
import { BREACH_TOKENS, MODULES, PLAYERS, setupOf, type BoxValues, type Config } from '../config';
import { record } from '../state';

/** A stored set-up, checked against the rules as it was when it was made. */
export function readConfig(at: At): Config {
  oneOf(field(at, 'v'), [1]);
  const seats = seatsOf(PLAYERS)(field(at, 'seats'));
  const officers = field(at, 'officers');
  const deterministic = field(at, 'deterministic');
  const config: Config = {
    v: 1,
    edition: oneOf(field(at, 'edition'), EDITIONS),
    seats,
    leaders: ofSeats(field(at, 'leaders'), seats, LEADERS),
    leaderAbilities: flag(field(at, 'leaderAbilities')),
    officers: record(ZONES, (zone) => oneOf(field(officers, zone), OFFICERS)),
    deterministic: record(MODULES, (module) => flag(field(deterministic, module))),
    breachTokens: list(field(at, 'breachTokens'), (token) => oneOf(token, REWARDS), {
      min: BREACH_TOKENS,
      max: BREACH_TOKENS,
    }),
    dissenterZone: optional(field(at, 'dissenterZone'), (zone) => oneOf(zone, ZONES), null),
    placements: ofSeats(field(at, 'placements'), seats, ZONES),
    ...(optional(field(at, 'placeLater'), flag, false) && { placeLater: true as const }),
    tracking: oneOf(field(at, 'tracking'), TRACKING),
    box: readBox(field(at, 'box'), seats.length),
  };
  const legal = resolveSetup(setupOf(config));
  if (!legal.ok) fail(legal.error.path ?? '', legal.error.code, legal.error.message);
  return config;
}

function ofSeats<T extends string>(at: At, seats: readonly Seat[], words: readonly T[]) {
  const given = new Map(entries(at).map(([id, value]) => [id, value]));
  return Object.fromEntries(
    seats.map(({ id }) => [
      id,
      oneOf(given.get(id) ?? { value: undefined, path: `${at.path}.${id}` }, words),
    ]),
  );
}

function readBox(at: At, players: number): BoxValues {
  const columns = columnCount(players);
  const scale = (scale: At) => list(scale, (prize) => whole(prize), { min: 1, max: 4 });
  return {
    scoringTiles: list(field(at, 'scoringTiles'), scale, { min: 2, max: 3 }),
    defenseScale: scale(field(at, 'defenseScale')),
    picksTable: optional(
      field(at, 'picksTable'),
      (table) => list(table, (picks) => whole(picks), { min: 1, max: 25 }),
      null,
    ),
    breachTokenRule: oneOf(field(at, 'breachTokenRule'), BREACH_TOKEN_RULES),
    engineerBonus: whole(field(at, 'engineerBonus'), { min: 1, max: 2 }),
    dinoSpaces: list(field(at, 'dinoSpaces'), (spaces) => whole(spaces, { min: 2, max: 3 }), {
      min: columns,
      max: columns,
    }),
  };
}
