import type { AskedFigure, CheckedTable, Standing } from '@/engine';
import { DISSENTERS } from '../../../perseverance/dissenters';
import { rulesOf } from '../../editions';
import { influencersOf, ownersOf } from '../../rules/table';
import { ownerLine } from '../../session/wizards/ownerLine';
import { EDITIONS, type Edition } from '../../terms';

/** A number of each owner; whoever is not named has 0. */
export type Counts = Readonly<Record<string, number>>;

export function editionAt({ edition }: CheckedTable): Edition {
  return EDITIONS.find((known) => known === edition) ?? 'published-2021';
}

/** Everybody, and with two players the Dissenters. */
export function ownersAt({ seats }: CheckedTable): readonly string[] {
  return ownersOf(seats);
}

/** Whoever can have cubes on an Officer. */
export function influencersAt(table: CheckedTable): readonly string[] {
  return influencersOf(rulesOf(editionAt(table)), table.seats);
}

export function countOf(counts: Counts, owner: string): number {
  return Object.hasOwn(counts, owner) ? (counts[owner] ?? 0) : 0;
}

export function standingOf(owners: readonly string[], counts: Counts): Standing {
  return owners.map((owner) => [owner, countOf(counts, owner)] as const);
}

export function slotsOf(owners: readonly string[], counts: Counts): readonly string[] {
  return owners.flatMap((owner) => Array.from({ length: countOf(counts, owner) }, () => owner));
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
  } & Pick<AskedFigure<Draft>, 'group' | 'note'>,
): readonly AskedFigure<Draft>[] {
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
