import { entries, fail, field, isAbsent, items, list, oneOf, optional, text, whole, type At } from '@/engine';
import { DISSENTERS } from '../../../perseverance/dissenters';
import { readCount } from '../../../perseverance/readFields';
import { rulesOf } from '../../editions';
import { PIECES, TRACKS } from '../../pieces';
import { say } from '../../say';
import {
  BREACH_TOKEN_RULES,
  EDITIONS,
  RESERVED_IDS,
  type BreachTokenRule,
  type Edition,
  type RewardId,
} from '../../terms';

export { readCount, readFlag, refuseOtherKeys } from '../../../perseverance/readFields';

export function readEdition(at: At): Edition {
  return oneOf(field(at, 'edition'), EDITIONS);
}

/** 2 to 4 players: first all ids, then whatever else the procedure wants to know of each. */
export function readPlayers<T>(at: At, rest: (at: At) => T): readonly (T & { readonly id: string })[] {
  const seats = items(field(at, 'players'), { min: 2, max: 4 });
  const ids = seats.map((seat) => readId(field(seat, 'id')));
  ids.forEach((id, i) => {
    if (ids.indexOf(id) < i) fail(`players[${i}].id`, 'invalid-input', say('refusal.idTwice', { id }));
  });
  return seats.map((seat, i) => ({ id: ids[i] as string, ...rest(seat) }));
}

export function readId(at: At): string {
  const id = text(at);
  if (RESERVED_IDS.includes(id)) fail(at.path, 'invalid-input', say('refusal.idReserved', { id }));
  return id;
}

/** Somebody from `owners`; the Dissenters are among them where they may be. */
export function readOwner(at: At, owners: readonly string[]): string {
  return knownOwner(text(at), at.path, owners);
}

/** A map keyed by owners, as a standing of all of them: who is absent has nothing. */
export function readStanding(
  at: At,
  owners: readonly string[],
  max: number,
): readonly (readonly [string, number])[] {
  const given = new Map(
    entries(at)
      .filter(([, value]) => !isAbsent(value))
      .map(([owner, value]) => [knownOwner(owner, value.path, owners), whole(value, { max })]),
  );
  return owners.map((owner) => [owner, given.get(owner) ?? 0] as const);
}

export const readSafeguard = (at: At) => whole(field(at, 'safeguard'), TRACKS.safeguard);
export const readValor = (at: At) => whole(field(at, 'valor'), TRACKS.valor);

/** Light and Heavy Soldiers somewhere, 0–5 of each. */
export function readSoldiers(at: At): { readonly light: number; readonly heavy: number } {
  return {
    light: readCount(at, 'light', PIECES.soldiersOfAKind),
    heavy: readCount(at, 'heavy', PIECES.soldiersOfAKind),
  };
}

export const NO_SOLDIERS = { light: 0, heavy: 0 } as const;

/** The three covered rewards, all different, all of this edition. */
export function readBreachTokens(at: At, edition: Edition): readonly RewardId[] {
  const tokens = list(at, (token) => oneOf(token, rulesOf(edition).rewards));
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
  return tokens;
}

export interface PickRules {
  /** Picks for Contribution 0, 1, 2… as printed on the table's own board; null: as in the rules. */
  readonly picksTable: readonly number[] | null;
  readonly breachTokenRule: BreachTokenRule;
}

export function readPickRules(at: At, edition: Edition): PickRules {
  return {
    picksTable: optional(
      field(at, 'picksTable'),
      (table) => list(table, (picks) => whole(picks), { min: 1, max: 25 }),
      null,
    ),
    breachTokenRule: optional(
      field(at, 'breachTokenRule'),
      (rule) => oneOf(rule, BREACH_TOKEN_RULES),
      rulesOf(edition).breachTokenRule,
    ),
  };
}

/** Followers for place 1, 2, 3, 4 as printed; null when the table did not type them in. */
export function readScale(at: At): readonly number[] | null {
  return optional(at, (scale) => list(scale, (prize) => whole(prize), { min: 1, max: 4 }), null);
}

function knownOwner(owner: string, path: string, owners: readonly string[]): string {
  if (owners.includes(owner)) return owner;
  if (owner === DISSENTERS) fail(path, 'dissenters-not-allowed', say('refusal.dissenters'));
  fail(path, 'unknown-player', say('refusal.unknownPlayer', { id: owner }));
}
