import {
  among,
  checked,
  entries,
  except,
  fail,
  field,
  isAbsent,
  items,
  listOf,
  maybe,
  number,
  orElse,
  shape,
  shapeOf,
  text,
  type At,
  type Read,
  type Shape,
  type Standing,
} from '@/engine';
import { DISSENTERS, RESERVED_IDS } from '../../perseverance/dissenters';
import { count } from '../../perseverance/fields';
import { rulesOf } from '../editions';
import { PIECES, TRACKS } from '../pieces';
import { say } from '../say';
import { BREACH_TOKEN_RULES, EDITIONS, type Edition, type RewardId } from '../terms';

export { count, onlyKeys, optionalFlag } from '../../perseverance/fields';

export const edition = among(EDITIONS);

export const playerId = except(text, RESERVED_IDS, (id) => say('refusal.idReserved', { id }));

export const safeguard = number(TRACKS.safeguard);
export const valor = number(TRACKS.valor);

/** 2 to 4 players: first all ids, then whatever else the procedure wants to know of each. */
export function playersOf<Out extends object, In extends object>(
  rest: Shape<Out, In>,
): Shape<readonly ({ readonly id: string } & Out)[], readonly ({ readonly id: string } & In)[]> {
  return shapeOf((at) => {
    const seats = items(at, { min: 2, max: 4 });
    const ids = seats.map((seat) => playerId(field(seat, 'id')));
    ids.forEach((id, i) => {
      if (ids.indexOf(id) < i) fail(`${at.path}[${i}].id`, 'invalid-input', say('refusal.idTwice', { id }));
    });
    return seats.map((seat, i) => ({ id: ids[i] as string, ...rest(seat) }));
  });
}

/** Somebody from `owners`; the Dissenters are among them where they may be. */
export function ownerAmong(owners: readonly string[]): Shape<string> {
  return checked(text, (owner, at) => refuseStranger(owner, at, owners));
}

/** A map keyed by owners, as a standing of all of them: who is absent has nothing. */
export function standingOf(
  owners: readonly string[],
  max: number,
): Shape<Standing, Readonly<Record<string, number | null>>> {
  const pieces = number({ max });
  return shapeOf((at) => {
    const given = new Map(
      entries(at)
        .filter(([, value]) => !isAbsent(value))
        .map(([owner, value]) => {
          refuseStranger(owner, value, owners);
          return [owner, pieces(value)];
        }),
    );
    return owners.map((owner) => [owner, given.get(owner) ?? 0] as const);
  });
}

export function nothingOf(owners: readonly string[]): Standing {
  return owners.map((owner) => [owner, 0] as const);
}

/** Light and Heavy Soldiers somewhere, 0–5 of each. */
export const soldiers = shape({ light: count(PIECES.soldiersOfAKind), heavy: count(PIECES.soldiersOfAKind) });
export type SoldierCount = Read<typeof soldiers>;

export const NO_SOLDIERS: SoldierCount = { light: 0, heavy: 0 };

/** The three covered rewards, all different, all of this edition. */
export function breachTokensOf(edition: Edition): Shape<readonly RewardId[]> {
  return checked(listOf(among(rulesOf(edition).rewards)), (tokens, at) => {
    tokens.forEach((token, i) => {
      if (tokens.indexOf(token) < i)
        fail(
          `${at.path}[${i}]`,
          'invalid-input',
          say('refusal.tokenTwice', { reward: say(`reward.${token}`) }),
        );
    });
    if (tokens.length !== 3)
      fail(at.path, 'wrong-token-count', say('refusal.tokenCount', { count: tokens.length }));
  });
}

/** Picks for Contribution 0, 1, 2… as printed on the table's own board; null: as in the rules. */
export const picksTable = maybe(listOf(number(), { min: 1, max: 25 }));

export function breachTokenRuleOf(edition: Edition) {
  return orElse(among(BREACH_TOKEN_RULES), rulesOf(edition).breachTokenRule);
}

/** Few enough to keep, many enough for every table of an evening. */
const MOST_KEPT = 100;

/** Shapes that depend on who sits there, made once for each table: the same table asks again and again. */
export function madeOnce<const Args extends readonly (string | boolean | readonly string[])[], T>(
  make: (...args: Args) => T,
): (...args: Args) => T {
  const kept = new Map<string, T>();
  return (...args) => {
    const name = JSON.stringify(args);
    const before = kept.get(name);
    if (before !== undefined) return before;
    if (kept.size >= MOST_KEPT) kept.clear();
    const made = make(...args);
    kept.set(name, made);
    return made;
  };
}

/** What differs between the editions, made once for each. */
export function perEdition<T>(make: (edition: Edition) => T): Readonly<Record<Edition, T>> {
  return { 'beta-2020': make('beta-2020'), 'published-2021': make('published-2021') };
}

/** Followers for place 1, 2, 3, 4 as printed; null when the table did not type them in. */
export const scale = maybe(listOf(number(), { min: 1, max: 4 }));

function refuseStranger(owner: string, at: At, owners: readonly string[]): void {
  if (owners.includes(owner)) return;
  if (owner === DISSENTERS) fail(at.path, 'dissenters-not-allowed', say('refusal.dissenters'));
  fail(at.path, 'unknown-player', say('refusal.unknownPlayer', { id: owner }));
}
