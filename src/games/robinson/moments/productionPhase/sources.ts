import type { Refusal } from '@/engine';
import type { Cube } from '../../terms';
import { refuse } from '../../rules/refuse';

/** A source of an island tile that somebody wants to gather from. */
export interface GatheredSource {
  readonly tile: number;
  readonly cube: Cube;
  readonly exhausted: boolean;
  /** A +1 token of this kind lies on the tile: it gives even where the source does not. */
  readonly plusToken: boolean;
  /** The tile lies face up; what is not explored gives nothing. */
  readonly explored: boolean;
  /** A card turned the tile face down: nobody acts there. */
  readonly inaccessible: boolean;
  /** The other one of two sources of this kind. */
  readonly second: boolean;
  /** Sources of this kind on the tile, where the table has said it. */
  readonly shown: number | null;
}

export interface Island {
  readonly campTile: number;
  /** Sources that Production used this round, each as `sourceName` calls it. */
  readonly used: readonly string[];
}

export function sourceName({
  tile,
  cube,
  second = false,
}: Pick<GatheredSource, 'tile' | 'cube'> & { readonly second?: boolean }): string {
  return second ? `${tile} ${cube} 2` : `${tile} ${cube}`;
}

/** Each source of an explored tile gives once a round, never on the camp tile, and never when it is exhausted. */
export function sourcesFault(sources: readonly GatheredSource[], { campTile, used }: Island): Refusal | null {
  const taken = new Set<string>();
  for (const [i, source] of sources.entries()) {
    const name = sourceName(source);
    const path = `sources[${i}]`;
    const { tile } = source;
    if (tile === campTile) return refuse('limit-exceeded', `${path}.tile`, 'refusal.campTile');
    if (source.inaccessible)
      return refuse('limit-exceeded', `${path}.tile`, 'refusal.inaccessibleTile', { tile });
    if (!source.explored) return refuse('limit-exceeded', `${path}.tile`, 'refusal.unexploredTile', { tile });
    if (source.exhausted && !source.plusToken)
      return refuse('limit-exceeded', `${path}.exhausted`, 'refusal.exhausted');
    if (source.shown !== null && source.shown < (source.second ? 2 : 1) && !source.plusToken)
      return refuse('limit-exceeded', path, source.second ? 'refusal.oneSource' : 'refusal.noSource', {
        tile,
      });
    if (used.includes(name)) return refuse('limit-exceeded', path, 'refusal.producedAlready');
    if (taken.has(name)) return refuse('limit-exceeded', path, 'refusal.sourceTwice');
    taken.add(name);
  }
  return null;
}
