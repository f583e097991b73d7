import {
  among,
  kinds,
  listOf,
  maybe,
  number,
  shape,
  type Given,
  type ListLimits,
  type Read,
  type Shape,
} from '@/engine';
import { TRACKS } from '../../pieces';
import { DINOS, FIGURES, type Dino } from '../../terms';
import { count, optionalFlag } from '../../rules/fields';

export const trapRollOf = (followers: Shape<number>) =>
  kinds('face', {
    'success-if-match': shape({ followers }),
    'success-anyway': shape({}),
    'failure-anyway': shape({}),
  });
export const trapRoll = trapRollOf(number());
export type TrapRoll = Read<typeof trapRoll>;

export const wallRoll = shape({
  followers: count(),
  safeguard: count(TRACKS.safeguard.max),
  kill: optionalFlag,
});
export type WallRoll = Read<typeof wallRoll>;
type AnyWallRoll = Shape<WallRoll | null, Given<typeof wallRoll> | null>;

const trapOf = (owner: Shape<string>, roll: Shape<TrapRoll | null>) =>
  shape({ owner, type: among(DINOS), roll });
export type Trap = Read<ReturnType<typeof trapOf>>;

const wallOf = (owner: Shape<string>, roll: AnyWallRoll) => shape({ owner, roll });
type Wall = Read<ReturnType<typeof wallOf>>;

export const figureOf = (owner: Shape<string>) => shape({ owner, type: among(FIGURES) });
export type Defender = Read<ReturnType<typeof figureOf>>;

/** Top row, bottom row. */
type Rows = readonly [Defender | null, Defender | null];

interface ColumnParts {
  /** Null where Traps or Walls are deterministic. */
  readonly trap: Shape<TrapRoll | null>;
  readonly wall: AnyWallRoll;
  readonly soldiers: Shape<Rows>;
  readonly dinos?: ListLimits;
}

/** A column of a Defense area at the moment of an attack; `owner` says whom its pieces may belong to. */
export const columnOf = (owner: Shape<string>, { trap, wall, soldiers, dinos }: ColumnParts) =>
  shape({
    /** Nearest to the Wall first. */
    dinos: listOf(shape({ type: among(DINOS), trap: maybe(trapOf(owner, trap)) }), dinos),
    wall: maybe(wallOf(owner, wall)),
    soldiers,
  });
export type DefenseColumn = Read<ReturnType<typeof columnOf>>;
export type PlacedDino = DefenseColumn['dinos'][number];

/** The Dinos left in each column, nearest first (R10: who is killed leaves a gap, nobody moves over). */
export type Horde = readonly (readonly Dino[])[];

export interface KillCount {
  readonly trampler: number;
  readonly raptor: number;
}
export type Kill = { readonly owner: string; readonly dino: Dino };

export function countKills(
  kills: readonly Kill[],
  players: readonly { readonly id: string }[],
): Readonly<Record<string, KillCount>> {
  const counts = new Map(players.map(({ id }) => [id, { trampler: 0, raptor: 0 }]));
  for (const { owner, dino } of kills) {
    const count = counts.get(owner);
    if (count) count[dino]++;
  }
  return Object.fromEntries(counts);
}

/** Every piece of the players in the area. */
export interface Muster {
  readonly traps: readonly Trap[];
  readonly walls: readonly Wall[];
  readonly defenders: readonly Defender[];
}

export function muster(columns: readonly DefenseColumn[]): Muster {
  const traps: Trap[] = [];
  const walls: Wall[] = [];
  const defenders: Defender[] = [];
  for (const { dinos, wall, soldiers } of columns) {
    for (const { trap } of dinos) if (trap) traps.push(trap);
    if (wall) walls.push(wall);
    for (const figure of soldiers) if (figure) defenders.push(figure);
  }
  return { traps, walls, defenders };
}
