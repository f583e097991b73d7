import {
  among,
  checked,
  each,
  entries,
  fail,
  field,
  isAbsent,
  items,
  list,
  mapped,
  maybe,
  number,
  orElse,
  shapeOf,
  text,
  type At,
  type Shape,
} from '@/engine';
import { DISSENTERS } from '../../perseverance/dissenters';
import { PERK_IDS, PERKS, type PerkId, type PerkList } from '../perks';
import { DINOS_IN_BOX } from '../pieces';
import { say } from '../say';
import { ASSETS, DINOS, SECURITY_BONUSES, type Dino, type PerkCost } from '../terms';
import type { Change, Changes } from './books';
import { NO_DINOS } from '../moments/combat/dinos';

export { count, optionalFlag } from '../../perseverance/fields';

/** Numbers without a range of their own: the rules hold them against what is there. */
export const ANY_NUMBER = Number.MAX_SAFE_INTEGER;

const KEBAB = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** A player's own name for the rules; the Dissenters' is taken. */
export const playerId = checked(text, (id, at) => {
  if (id === DISSENTERS) fail(at.path, 'invalid-input', say('refusal.idReserved', { id }));
  if (!KEBAB.test(id)) fail(at.path, 'invalid-input', say('refusal.idForm', { id }));
});

/** 2 to 4 seats; that nobody sits there twice comes before anything else of a seat. */
export function seats<Out, In>(
  seat: Shape<Out, In>,
  idOf: (seat: At) => At,
): Shape<readonly Out[], readonly In[]> {
  const limits = { min: 2, max: 4 };
  return shapeOf(
    (at) => {
      const taken = new Set<string>();
      return items(at, limits).map((one) => {
        const id = playerId(idOf(one));
        if (taken.has(id)) fail(idOf(one).path, 'invalid-input', say('refusal.idTwice', { id }));
        taken.add(id);
        return seat(one);
      });
    },
    { kind: 'list', item: seat.form, ...limits },
  );
}

/** A table of which only the ids are known. */
export const seatIds = seats(
  mapped(playerId, (id) => ({ id })),
  (seat) => seat,
);

type Seated = readonly { readonly id: string }[];

/** Enough for a whole evening, and for a program that asks about many tables. */
const TABLES_KEPT = 20;

/** A shape that hangs on who sits at the table; most questions are about the same one. */
export function ofTable<T>(make: (players: Seated) => T): (players: Seated) => T {
  const made = new Map<string, T>();
  return (players) => {
    // No id has a space in it.
    const table = players.map(({ id }) => id).join(' ');
    const known = made.get(table);
    if (known !== undefined) return known;
    if (made.size >= TABLES_KEPT) made.clear();
    const shape = make(players);
    made.set(table, shape);
    return shape;
  };
}

/** Somebody who takes part: any other text is a stranger's name. */
export function ownerAmong(owners: readonly string[]): Shape<string> {
  return shapeOf((at) => {
    if (at.value === '') fail(at.path, 'unknown-player', say('refusal.unknownPlayer', { id: '' }));
    return knownOwner(text(at), at.path, owners);
  }, text.form);
}

/** What a map says of each owner; a missing owner is not in it. */
export function byOwner<Out, In>(
  owners: readonly string[],
  item: Shape<Out, In>,
): Shape<ReadonlyMap<string, Out>, Readonly<Record<string, In | null>>> {
  return shapeOf(
    (at) =>
      new Map(
        entries(at)
          .filter(([, value]) => !isAbsent(value))
          .map(([owner, value]) => [knownOwner(owner, value.path, owners), item(value)]),
      ),
    { kind: 'map', item: item.form },
  );
}

function knownOwner(owner: string, path: string, owners: readonly string[]): string {
  if (owners.includes(owner)) return owner;
  fail(
    path,
    'unknown-player',
    owner === DISSENTERS ? say('refusal.dissenters') : say('refusal.unknownPlayer', { id: owner }),
  );
}

/** An object that has no other keys; `null` counts as left out. */
export function closed<Out, In>(keys: readonly string[], from: Shape<Out, In>): Shape<Out, In> {
  return shapeOf((at) => {
    for (const [key, value] of entries(at)) {
      if (!keys.includes(key) && !isAbsent(value))
        fail(value.path, 'invalid-input', say('refusal.unknownKey', { key }));
    }
    return from(at);
  }, from.form);
}

/** A map with a fixed set of keys; what is left out is `absent`. */
export function keyed<K extends string, Out, In, D>(
  keys: readonly K[],
  item: Shape<Out, In>,
  absent: D,
): Shape<{ readonly [Key in K]: Out | D }, { readonly [Key in K]?: In | null | undefined }> {
  return closed(keys, each(keys, orElse(item, absent)));
}

export function dinoCount(max: number = DINOS_IN_BOX) {
  return keyed(DINOS, number({ max }), 0);
}

export function dinoCountOrNone(max?: number) {
  return orElse(dinoCount(max), NO_DINOS);
}

export const maybeDino = maybe(among(DINOS));

const NO_CHANGES: Changes = [];

/** A printed reward, 0–20 of each asset; what is 0 is left out. */
export const printed = orElse(
  mapped(keyed(ASSETS, number({ max: 20 }), 0), (assets): Changes =>
    ASSETS.map((asset): Change => [asset, assets[asset]]).filter(([, by]) => by > 0),
  ),
  NO_CHANGES,
);

export const perkId = among(PERK_IDS);

/** In the order gained, none twice. */
export const perkList: Shape<PerkList> = shapeOf(
  (at) => {
    const seen = new Set<PerkId>();
    return list(at, (item) => {
      const perk = perkId(item);
      if (seen.has(perk))
        fail(item.path, 'invalid-input', say('refusal.perkTwice', { perk: say(`perk.${perk}`) }));
      seen.add(perk);
      return perk;
    });
  },
  { kind: 'list', item: perkId.form },
);

/** An additional cost needs `pay`, unless the cube is only moved; only Capturer brings a `dino`. */
export function refuseUnclear(
  at: At,
  { perk, pay, dino }: { readonly perk: PerkId; readonly pay: PerkCost | null; readonly dino: Dino | null },
  moved = false,
): void {
  const { cost, effects } = PERKS[perk];
  if (cost && !moved && pay === null)
    fail(field(at, 'pay').path, 'invalid-input', say('refusal.perkPay', { perk: say(`perk.${perk}`) }));
  if (dino !== null && effects.dinosAtOnce === undefined)
    fail(field(at, 'dino').path, 'invalid-input', say('refusal.onlyCapturer'));
}

export const securityBonus = orElse(among(SECURITY_BONUSES), 'light-soldier');
