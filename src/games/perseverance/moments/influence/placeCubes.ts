import type { Standing } from '@/engine';

export interface CubePlacement {
  /** The track afterwards, left to right. */
  readonly slots: readonly string[];
  /** Every row that was filled, as it stood when its bonus was paid. */
  readonly filled: readonly (readonly string[])[];
  /** Cubes placed after the track was emptied for the first time. */
  readonly overflow: number;
}

/**
 * Cubes fill an Officer's spaces from the left. A full track slides onto the tile at once, and the rest of the same
 * placement begins the emptied track.
 */
export function placeCubes(
  slots: readonly string[],
  spaces: number,
  owner: string,
  count: number,
): CubePlacement {
  const filled: (readonly string[])[] = [];
  let track = [...slots];
  let overflow = 0;
  for (let placed = 0; placed < count; placed++) {
    if (filled.length > 0) overflow++;
    track.push(owner);
    if (track.length >= spaces) {
      filled.push(track);
      track = [];
    }
  }
  return { slots: track, filled, overflow };
}

/** How many cubes of a row belong to each owner, in the order of `owners`. */
export function countCubes(row: readonly string[], owners: readonly string[]): Standing {
  return owners.map((owner) => [owner, row.filter((cube) => cube === owner).length] as const);
}

/** Everybody with at least two cubes of the row takes the Officer's bonus. */
export function holdersOfTwo(cubes: Standing): readonly string[] {
  return cubes.filter(([, count]) => count >= 2).map(([owner]) => owner);
}
