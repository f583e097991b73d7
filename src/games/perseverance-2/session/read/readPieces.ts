import { entries, field, flag, list, oneOf, optional, text, whole, type At } from '@/engine';
import { DINOS_IN_BOX } from '../../pieces';
import { readDinos, readParty, readPerks } from '../../rules/input/fields';
import { TRIALS } from '../../rules/templeAdventure';
import { ASSETS, OUTPOSTS, SOLDIERS, TERRAINS, ZONES } from '../../terms';
import type { CheckedThreat } from '../event';
import type { Adventure, Area, BreachState, Gains, Pieces } from '../state';

export const PIECES_KEPT = [
  'perks',
  'enclosure',
  'leader',
  'adventure',
  'breach',
  'toppled',
] as const satisfies readonly (keyof Pieces)[];

/** One reader for each thing that a player has besides numbers. */
export const READ_PIECE: { readonly [K in keyof Pieces]: (at: At) => Pieces[K] } = {
  perks: readPerks,
  enclosure: (at) => readDinos(at),
  leader: readZone,
  adventure: (at) => optional(at, readAdventure, null),
  breach: (at) => optional(at, readBreachState, null),
  toppled: readParty,
};

export function readZone(at: At) {
  return optional(at, (zone) => oneOf(zone, ZONES), null);
}

function readAdventure(at: At): Adventure {
  return {
    party: readParty(field(at, 'party')),
    stage: whole(field(at, 'stage'), { min: 1, max: 2 }),
    stages: whole(field(at, 'stages'), { min: 1, max: 2 }),
    trial: optional(field(at, 'trial'), (trial) => oneOf(trial, TRIALS), null),
    leaderIgnoreUsed: flag(field(at, 'leaderIgnoreUsed')),
    ...(optional(field(at, 'resolved'), flag, false) && { resolved: true }),
    ...(optional(field(at, 'waits'), flag, false) && { waits: true }),
  };
}

function readBreachState(at: At): BreachState {
  return {
    at: oneOf(field(at, 'at'), ['camp', 'outpost']),
    dinos: readDinos(field(at, 'dinos'), 3 * DINOS_IN_BOX),
    area: optional(field(at, 'area'), readAreaId, null),
    savior: readPrinted(field(at, 'savior')),
    ...(optional(field(at, 'paid'), flag, false) && { paid: true }),
  };
}

/** What is printed on a card, of each asset. */
export function readPrinted(at: At): Gains {
  return Object.fromEntries(
    entries(at).map(([asset, value]) => [
      oneOf({ ...value, value: asset }, ASSETS),
      whole(value, { max: 20 }),
    ]),
  );
}

export function readAreaId(at: At): number {
  return whole(at, { min: 1, max: 999 });
}

export function readArea(at: At): Area {
  const owner = (key: string) => optional(field(at, key), text, null);
  return {
    id: readAreaId(field(at, 'id')),
    terrain: oneOf(field(at, 'terrain'), TERRAINS),
    camp: owner('camp'),
    outpost: optional(
      field(at, 'outpost'),
      (outpost) => ({
        owner: text(field(outpost, 'owner')),
        tile: optional(field(outpost, 'tile'), (tile) => oneOf(tile, OUTPOSTS), null),
      }),
      null,
    ),
    watchtower: owner('watchtower'),
  };
}

export function readChecks(at: At): readonly CheckedThreat[] {
  return list(at, (check) => ({
    kind: oneOf(field(check, 'kind'), ['light', 'heavy', 'transition']),
    threat: whole(field(check, 'threat')),
    roll: optional(field(check, 'roll'), (roll) => whole(roll), null),
    ignored: flag(field(check, 'ignored')),
    lost: optional(field(check, 'lost'), (soldier) => oneOf(soldier, SOLDIERS), null),
  }));
}
