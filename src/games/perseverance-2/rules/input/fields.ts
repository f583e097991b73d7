import { entries, fail, field, isAbsent, items, list, oneOf, optional, text, whole, type At } from '@/engine';
import { DISSENTERS } from '../../../perseverance/dissenters';
import { readCount, readFlag, refuseOtherKeys } from '../../../perseverance/readFields';
import { PERK_IDS, PERKS, type PerkId, type PerkList } from '../../perks';
import { DINOS_IN_BOX, PIECES } from '../../pieces';
import { say } from '../../say';
import { ASSETS, DINOS, SECURITY_BONUSES, type SecurityBonus } from '../../terms';
import type { Breach } from '../breach';
import type { Changes } from '../books';
import { dinosBy, NO_DINOS, type DinoCount } from '../dinos';
import type { Party } from '../party';

export { readCount, readFlag, refuseOtherKeys } from '../../../perseverance/readFields';

/** Numbers without a range of their own: the rules hold them against what is there. */
export const ANY_NUMBER = Number.MAX_SAFE_INTEGER;

const KEBAB = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** A player's own name for the rules; the Dissenters' is taken. */
export function readId(at: At): string {
  const id = text(at);
  if (id === DISSENTERS) fail(at.path, 'invalid-input', say('refusal.idReserved', { id }));
  if (!KEBAB.test(id)) fail(at.path, 'invalid-input', say('refusal.idForm', { id }));
  return id;
}

/** 2 to 4 seats, each read with the id it begins with; nobody sits there twice. */
export function readSeats<T extends { readonly id: string }>(
  at: At,
  idOf: (seat: At) => At,
  reader: (seat: At) => T,
): readonly T[] {
  const taken = new Set<string>();
  return items(at, { min: 2, max: 4 }).map((seat) => {
    const id = readId(idOf(seat));
    if (taken.has(id)) fail(idOf(seat).path, 'invalid-input', say('refusal.idTwice', { id }));
    taken.add(id);
    return reader(seat);
  });
}

/** Somebody who takes part: any other text is a stranger's name. */
export function readOwner(at: At, owners: readonly string[]): string {
  if (at.value === '') fail(at.path, 'unknown-player', say('refusal.unknownPlayer', { id: '' }));
  return knownOwner(text(at), at.path, owners);
}

/** What a map keyed by owners says of each; who is absent is not in it. */
export function readByOwner<T>(
  at: At,
  owners: readonly string[],
  reader: (at: At) => T,
): ReadonlyMap<string, T> {
  return new Map(
    entries(at)
      .filter(([, value]) => !isAbsent(value))
      .map(([owner, value]) => [knownOwner(owner, value.path, owners), reader(value)]),
  );
}

/** A map with a fixed set of keys, any of which may be missing. */
export function readKeyed<K extends string, T>(
  at: At,
  keys: readonly K[],
  reader: (at: At) => T,
): ReadonlyMap<K, T> {
  refuseOtherKeys(at, keys);
  return new Map(
    keys
      .map((key) => [key, field(at, key)] as const)
      .filter(([, value]) => !isAbsent(value))
      .map(([key, value]) => [key, reader(value)]),
  );
}

export function readDinos(at: At, max: number = DINOS_IN_BOX): DinoCount {
  const dinos = readKeyed(at, DINOS, (value) => whole(value, { max }));
  return dinosBy((dino) => dinos.get(dino) ?? 0);
}

export function readDinosOrNone(at: At, max?: number): DinoCount {
  return optional(at, (dinos) => readDinos(dinos, max), NO_DINOS);
}

export const readDino = (at: At) => optional(at, (dino) => oneOf(dino, DINOS), null);

/** A printed reward, 0–20 of each asset; what is 0 is left out. */
export function readAssets(at: At): Changes {
  return optional(
    at,
    (assets) =>
      [...readKeyed(assets, ASSETS, (value) => whole(value, { max: 20 }))].filter(([, by]) => by > 0),
    [],
  );
}

export function readPerk(at: At): PerkId {
  return oneOf(at, PERK_IDS);
}

/** In the order gained, none twice. */
export function readPerks(at: At): PerkList {
  const seen = new Set<PerkId>();
  return list(at, (item) => {
    const perk = readPerk(item);
    if (seen.has(perk))
      fail(item.path, 'invalid-input', say('refusal.perkTwice', { perk: say(`perk.${perk}`) }));
    seen.add(perk);
    return perk;
  });
}

/** An additional cost needs `pay`, unless the cube is only moved; only Capturer brings a `dino`. */
export function refuseUnclear(at: At, perk: PerkId, moved = false): void {
  const { cost, effects } = PERKS[perk];
  const pay = field(at, 'pay');
  if (cost && !moved && isAbsent(pay))
    fail(pay.path, 'invalid-input', say('refusal.perkPay', { perk: say(`perk.${perk}`) }));
  const dino = field(at, 'dino');
  if (!isAbsent(dino) && effects.dinosAtOnce === undefined)
    fail(dino.path, 'invalid-input', say('refusal.onlyCapturer'));
}

export function readSecurityBonus(at: At): SecurityBonus {
  return optional(field(at, 'securityBonus'), (bonus) => oneOf(bonus, SECURITY_BONUSES), 'light-soldier');
}

export function readParty(at: At): Party {
  return {
    light: readCount(at, 'light', PIECES.soldiersOfAKind),
    heavy: readCount(at, 'heavy', PIECES.soldiersOfAKind),
    leader: readFlag(at, 'leader'),
  };
}

export function readBreach(at: At): Breach | null {
  return optional(
    at,
    (breach) => ({
      at: oneOf(field(breach, 'at'), ['camp', 'outpost']),
      dinos: readDinos(field(breach, 'dinos'), ANY_NUMBER),
    }),
    null,
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
