import type { Refusal } from '@/engine';
import type { Cube } from '../terms';
import { refuse } from './refuse';

/** A source of an island tile that somebody wants to gather from. */
export interface GatheredSource {
  readonly tile: number;
  readonly cube: Cube;
  readonly exhausted: boolean;
  /** A +1 token of this kind lies on the tile: it gives even where the source does not. */
  readonly plusToken: boolean;
}

export interface Island {
  readonly campTile: number;
  /** Sources that Production used this round, each as `sourceName` calls it. */
  readonly used: readonly string[];
}

export function sourceName({ tile, cube }: Pick<GatheredSource, 'tile' | 'cube'>): string {
  return `${tile} ${cube}`;
}

/** Each source gives once a round, never on the camp tile, and never when it is exhausted. */
export function sourcesFault(sources: readonly GatheredSource[], { campTile, used }: Island): Refusal | null {
  const taken = new Set<string>();
  for (const [i, source] of sources.entries()) {
    const name = sourceName(source);
    const path = `sources[${i}]`;
    if (source.tile === campTile) return refuse('limit-exceeded', `${path}.tile`, 'refusal.campTile');
    if (source.exhausted && !source.plusToken)
      return refuse('limit-exceeded', `${path}.exhausted`, 'refusal.exhausted');
    if (used.includes(name)) return refuse('limit-exceeded', path, 'refusal.producedAlready');
    if (taken.has(name)) return refuse('limit-exceeded', path, 'refusal.sourceTwice');
    taken.add(name);
  }
  return null;
}
