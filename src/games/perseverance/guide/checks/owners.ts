import type { AskedFigure, Standing } from '@/engine';
import { DISSENTERS } from '../../dissenters';
import { countOf, type Counts } from '../../session/table';
import { ownerLine } from '../../session/wizards/ownerLine';

export function standingOf(owners: readonly string[], counts: Counts): Standing {
  return owners.map((owner) => [owner, countOf(counts, owner)] as const);
}

/** One row an owner. */
export function askEach<Draft>(
  owners: readonly string[],
  {
    id,
    counts,
    max,
    write,
    ...rest
  }: {
    readonly id: string;
    readonly counts: Counts;
    readonly max: number;
    write(counts: Counts): Draft;
  } & Pick<AskedFigure, 'group' | 'note'>,
): readonly AskedFigure[] {
  return owners.map((owner) => {
    const { label } = ownerLine(owner);
    return {
      id: `${id}:${owner}`,
      ...(owner !== DISSENTERS && { player: owner }),
      ...rest,
      label,
      value: countOf(counts, owner),
      track: { min: 0, max },
      write: (to) => write({ ...counts, [owner]: to }),
    };
  });
}
