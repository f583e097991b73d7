import type { Dino, Figure } from '../terms';

/** A Defense area at the moment of an attack, as it lies on the board. */
export interface DefenseColumn {
  /** Nearest to the Wall first. */
  readonly dinos: readonly PlacedDino[];
  readonly wall: Wall | null;
  /** Top row, bottom row. */
  readonly soldiers: readonly [Defender | null, Defender | null];
}

export interface PlacedDino {
  readonly type: Dino;
  readonly trap: Trap | null;
}

export interface Trap {
  readonly owner: string;
  readonly type: Dino;
  /** Null when Traps are deterministic. */
  readonly roll: TrapRoll | null;
}

export type TrapRoll =
  | { readonly face: 'success-if-match'; readonly followers: number }
  | { readonly face: 'success-anyway' }
  | { readonly face: 'failure-anyway' };

export interface Wall {
  readonly owner: string;
  /** Null when Walls are deterministic. */
  readonly roll: WallRoll | null;
}

export interface WallRoll {
  readonly followers: number;
  readonly safeguard: number;
  readonly kill: boolean;
}

export interface Defender {
  readonly owner: string;
  readonly type: Figure;
}

/** The Dinos that still stand in each column, nearest first (R10: who is killed leaves a gap, nobody moves over). */
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
