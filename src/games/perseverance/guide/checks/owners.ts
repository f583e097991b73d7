import type { Count, Standing } from '@/engine';
import { DISSENTERS } from '../../dissenters';
import { countOf, type Counts } from '../../session/table';
import { ownerLine } from '../../session/wizards/ownerLine';

/** One row an owner. */
export function figureEach<Id extends string>(
  owners: readonly string[],
  { id, max, ...rest }: { readonly id: Id; readonly max: number } & Pick<Count, 'group'>,
): readonly Count<`${Id}:${string}`>[] {
  return owners.map((owner) => {
    const { label } = ownerLine(owner);
    return {
      id: `${id}:${owner}` as const,
      ...(owner !== DISSENTERS && { player: owner }),
      ...rest,
      label,
      value: 0,
      track: { min: 0, max },
    };
  });
}

/** What those rows say. */
export function standingIn(counts: Counts, id: string, owners: readonly string[]): Standing {
  return owners.map((owner) => [owner, countOf(counts, `${id}:${owner}`)] as const);
}
