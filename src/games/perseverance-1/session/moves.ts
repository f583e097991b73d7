import { added, among, kinds, listOf, maybe, number, shape, text, type Read } from '@/engine';
import { NET_GUNS } from '../moments/zoneEffects/ruleInput';
import { FORTIFICATION_OPTIONS } from '../moments/zoneEffects/fortifications';
import { POLITICS_OPTIONS } from '../moments/zoneEffects/politics';
import { DINOS, ROWS, SOLDIERS, ZONES } from '../terms';
import { defender, trap } from './boardShapes';

/** Any whole number: how far it may go is for the game to say, in words. */
export const wish = number({ min: Number.MIN_SAFE_INTEGER });

const zone = among(ZONES);
const dino = among(DINOS);
const row = among(ROWS);

/** A column of a Defense area; needed in Full tracking, where the piece is put there. */
const spot = shape({ zone, column: wish });
export type Spot = Read<typeof spot>;

const soldierMove = shape({ type: among(SOLDIERS), row, spot: maybe(spot) });
export type SoldierMove = Read<typeof soldierMove>;

const trainingMove = kinds('option', {
  light: shape({}),
  'light-food': shape({}),
  'heavy-mr': shape({}),
  story: shape({}),
  convert: shape({ count: wish }),
  place: shape({ soldiers: listOf(soldierMove) }),
});
export type TrainingMove = Read<typeof trainingMove>;

const fortificationMove = shape({
  option: among(FORTIFICATION_OPTIONS),
  spot: maybe(spot),
  /** Of a Trap: its Dino space, the nearest to the Wall is 0, and its type if the owner tells it. */
  space: added(wish),
  trap: added(maybe(dino)),
});
export type FortificationMove = Read<typeof fortificationMove>;

/** One effect or Secondary Action, with where its pieces go. */
export const move = kinds('action', {
  rations: shape({}),
  pub: shape({}),
  supply: shape({}),
  salvage: shape({}),
  training: shape({ steps: listOf(trainingMove), naturalLeader: maybe(shape({ row, spot: maybe(spot) })) }),
  /** `zone`: where the neutral die lies that is swapped on the board. */
  politics: shape({ option: among(POLITICS_OPTIONS), zone: maybe(zone) }),
  settle: shape({
    placements: listOf(shape({ zone, space: wish })),
    /** What space 10 lets the player place. */
    place: listOf(soldierMove),
    /** Cubes for spaces 3 and 4, where the edition lets the player pay for more than one. */
    cubes: added(wish),
  }),
  fortifications: shape({ steps: listOf(fortificationMove) }),
  'place-soldiers': shape({ place: listOf(soldierMove) }),
  'leader-defense': shape({
    row,
    spot: maybe(spot),
    netGun: maybe(among(NET_GUNS)),
    /** Where the Net Gun slips its Trap. */
    trap: maybe(shape({ column: wish, space: wish, type: maybe(dino) })),
  }),
});
export type Move = Read<typeof move>;

/** One piece on the grid of a Defense area, set to match the board. */
export const defenseEdit = kinds('piece', {
  dino: shape({ space: wish, to: maybe(dino) }),
  trap: shape({ space: wish, to: maybe(trap) }),
  wall: shape({ to: maybe(text) }),
  soldier: shape({ row, to: maybe(defender) }),
});
export type DefenseEdit = Read<typeof defenseEdit>;
