import { entries, field, flag, list, oneOf, optional, text, whole, type At } from '@/engine';
import { DINOS_IN_BOX } from '../../pieces';
import { dinoCount, perkList } from '../../rules/fields';
import { partyInput } from '../../rules/party';
import { TRIALS } from '../../rules/templeAdventure';
import { ADVENTURE_OPTIONS, ASSETS, OUTPOSTS, SOLDIERS, TERRAINS, TILES, ZONES } from '../../terms';
import type { CheckedThreat } from '../event';
import type { Adventure, Area, BreachState, Gains, Pieces, Rally } from '../state';

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
  perks: perkList,
  enclosure: dinoCount(),
  leader: readZone,
  adventure: (at) => optional(at, readAdventure, null),
  breach: (at) => optional(at, readBreachState, null),
  toppled: partyInput,
};

export function readZone(at: At) {
  return optional(at, (zone) => oneOf(zone, ZONES), null);
}

function readAdventure(at: At): Adventure {
  return {
    party: partyInput(field(at, 'party')),
    stage: whole(field(at, 'stage'), { min: 1, max: 2 }),
    stages: whole(field(at, 'stages'), { min: 1, max: 2 }),
    trial: optional(field(at, 'trial'), (trial) => oneOf(trial, TRIALS), null),
    leaderIgnoreUsed: flag(field(at, 'leaderIgnoreUsed')),
    ...(optional(field(at, 'resolved'), flag, false) && { resolved: true }),
    ...(optional(field(at, 'waits'), flag, false) && { waits: true }),
    ...(optional(field(at, 'late'), flag, false) && { late: true }),
  };
}

function readBreachState(at: At): BreachState {
  return {
    at: oneOf(field(at, 'at'), ['camp', 'outpost']),
    dinos: dinoCount(3 * DINOS_IN_BOX)(field(at, 'dinos')),
    area: optional(field(at, 'area'), readAreaId, null),
    savior: readPrinted(field(at, 'savior')),
    ...(optional(field(at, 'paid'), flag, false) && { paid: true }),
    ...(optional(field(at, 'owed'), flag, false) && { owed: true }),
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
    ...readCode(field(at, 'code')),
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

/** Of a tile of the Map, where it was said. */
export function readCode(at: At): Pick<Area, 'code'> {
  const code = optional(at, (tile) => oneOf(tile, TILES), null);
  return code ? { code } : {};
}

/** At most one for each Cleared Area and structure, over a long turn. */
export function readRally(at: At): Rally {
  return {
    player: text(field(at, 'player')),
    area: readAreaId(field(at, 'area')),
    at: oneOf(field(at, 'at'), ['camp', 'outpost']),
    reach: flag(field(at, 'reach')),
    taken: list(field(at, 'taken'), (option) => oneOf(option, ADVENTURE_OPTIONS), { max: 9 }),
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
