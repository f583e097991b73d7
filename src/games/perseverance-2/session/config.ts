import {
  addedOrNull,
  among,
  andThen,
  checked,
  each,
  entries,
  fail,
  maybe,
  seatsOf,
  shape,
  shapeOf,
  type At,
  type Given,
  type Read,
  type Seat,
  type Shape,
} from '@/engine';
import { TRACKING } from '../../perseverance/moments/tracking/level';
import { RECOMMENDED } from '../firstGame';
import { setup } from '../moments/setup/rule';
import { start, type setupInput } from '../moments/setup/ruleInput';
import { THREAT_WAYS } from '../moments/threat/rule';
import { CITY_ZONES, LEADERS, OFFICERS, SECURITY_BONUSES, ZONES } from '../terms';

export const PLAYERS = { min: 2, max: 4 } as const;

/** `seats` in turn order, first player first. */
const written = andThen(shape({ v: among([1]), seats: seatsOf(PLAYERS) }), ({ seats }) =>
  shape({
    leaders: ofSeats(seats, among(LEADERS)),
    officers: each(ZONES, among(OFFICERS)),
    /** What the Chief of Security's tile shows (R2). */
    securityBonus: among(SECURITY_BONUSES),
    starts: ofSeats(seats, start),
    /** Two players: the unused City Zone with two Dissenter Settlements. */
    dissenterZone: maybe(among(CITY_ZONES)),
    /** A die, or two tokens on a track (the deterministic Threat of Episode 1). */
    threat: among(THREAT_WAYS),
    /** Games of older versions do not say it: they follow everything. */
    tracking: addedOrNull(among(TRACKING)),
  }),
);
export type Config = Read<typeof written>;

/** A stored set-up, checked against the rules as it was when it was made. */
export const config = checked(written, (given) => {
  const legal = checkSetup(given);
  if (!legal.ok) fail(legal.error.path ?? '', legal.error.code, legal.error.message);
});

/** What a map says of everybody at the table. */
function ofSeats<Out, In>(
  seats: readonly Seat[],
  item: Shape<Out, In>,
): Shape<Readonly<Record<string, Out>>, Readonly<Record<string, In>>> {
  return shapeOf((at) => {
    const given = new Map(entries(at));
    const missing = (id: string): At => ({ value: undefined, path: `${at.path}.${id}` });
    return Object.fromEntries(seats.map(({ id }) => [id, item(given.get(id) ?? missing(id))]));
  });
}

/** What the set-up procedure of the rules wants to know. The last player places first. */
function setupOf(config: Omit<Config, 'v' | 'threat'>): Given<typeof setupInput> {
  const { seats, leaders, officers, securityBonus, starts, dissenterZone } = config;
  return {
    players: seats.map(({ id }) => id),
    officers,
    securityBonus,
    placements: [...seats]
      .reverse()
      .map(({ id }) => ({ player: id, ...(starts[id] ?? RECOMMENDED[leaders[id] ?? 'adelita']) })),
    dissenterZone,
  };
}

/** The table before the first turn, if the rules can begin so. */
export function checkSetup(config: Omit<Config, 'v' | 'threat'>) {
  return setup.ask(setupOf(config));
}
