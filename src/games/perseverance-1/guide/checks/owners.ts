import type { CheckedTable } from '@/engine';
import { rulesOf } from '../../editions';
import { influencersOf, ownersOf } from '../../rules/table';
import { EDITIONS, type Edition } from '../../terms';

export function editionAt({ edition }: CheckedTable): Edition {
  return EDITIONS.find((known) => known === edition) ?? 'published-2021';
}

/** Everybody, and with two players the Dissenters. */
export function ownersAt({ seats }: CheckedTable): readonly string[] {
  return ownersOf(seats);
}

/** Everybody who can have cubes on an Officer. */
export function influencersAt(table: CheckedTable): readonly string[] {
  return influencersOf(rulesOf(editionAt(table)), table.seats);
}
