import {
  entries,
  field,
  isAbsent,
  list,
  oneOf,
  optional,
  readByHand,
  saidByHand,
  setByHand,
  text,
  whole,
  type At,
  type ByHandFigures,
} from '@/engine';
import { TILE_CHOICES, type TileChoice } from '../../../contestZone';
import { COUNT_LIMIT } from '../../counting';
import { ownersAt, playersOf, record, type TableState } from '../../table';
import { valueOf } from '../../tableChange';

export const WAYS = ['phone', 'tiles'] as const;
export const CHOICES = TILE_CHOICES;
export type { TileChoice };

/** What fits into one Zone: Settlements of all together, pieces of anybody. */
export interface MostInZone {
  readonly settlements: number;
  readonly presence: number;
}

type Figures = Readonly<Record<string, number>>;

/** What somebody took: whoever else comes into that place chooses anew. */
export interface Taken<Choice extends string> {
  readonly by: string;
  readonly choice: Choice;
}

/**
 * Only what the table said differently from what is tracked: whatever is changed at the table meanwhile is seen
 * here too, and an old number never comes back with an old draft.
 */
export interface AssemblyDraft<Z extends string> {
  /** A draft of another Assembly is begun anew. */
  readonly assembly: number;
  readonly votes: Figures;
  readonly zones: Readonly<Record<Z, { readonly settlements: number | null; readonly presence: Figures }>>;
  readonly way: (typeof WAYS)[number] | null;
  readonly choices: Readonly<Record<Z, Taken<TileChoice> | null>>;
  readonly ticked: readonly string[];
  readonly byHand: ByHandFigures;
}

export function beginAssembly<Z extends string>(
  zones: readonly Z[],
  { assembly }: Pick<TableState, 'assembly'>,
): AssemblyDraft<Z> {
  return {
    assembly,
    votes: {},
    zones: record(zones, () => ({ settlements: null, presence: {} })),
    way: null,
    choices: record(zones, () => null),
    ticked: [],
    byHand: {},
  };
}

export function readAssemblyDraft<Z extends string>(
  at: At,
  state: TableState,
  zones: readonly Z[],
  most: MostInZone,
): AssemblyDraft<Z> {
  const owners = ownersAt(state);
  const zone = (name: Z) => field(field(at, 'zones'), name);
  return {
    assembly: oneOf(field(at, 'assembly'), [state.assembly]),
    votes: readFigures(field(at, 'votes'), owners, () => COUNT_LIMIT),
    zones: record(zones, (name) => ({
      settlements: optional(
        field(zone(name), 'settlements'),
        (count) => whole(count, { max: most.settlements }),
        null,
      ),
      presence: readFigures(field(zone(name), 'presence'), owners, () => most.presence),
    })),
    way: optional(field(at, 'way'), (way) => oneOf(way, WAYS), null),
    choices: readTaken(field(at, 'choices'), state, zones, CHOICES),
    ticked: list(field(at, 'ticked'), text, { max: 30 }),
    byHand: readByHand(field(at, 'byHand')),
  };
}

/** What was taken in each Zone, by somebody who sits here. */
export function readTaken<Z extends string, Choice extends string>(
  at: At,
  state: TableState,
  zones: readonly Z[],
  choices: readonly Choice[],
): Readonly<Record<Z, Taken<Choice> | null>> {
  return record(zones, (zone) =>
    optional(
      field(at, zone),
      (taken) => ({
        by: oneOf(field(taken, 'by'), playersOf(state)),
        choice: oneOf(field(taken, 'choice'), choices),
      }),
      null,
    ),
  );
}

/** Numbers by known names; anything else in a stored map is left behind. */
export function readFigures<K extends string>(
  at: At,
  names: readonly K[],
  most: (name: K) => number,
): Readonly<Partial<Record<K, number>>> & Figures {
  const known = entries(at).flatMap(([key, value]) => {
    const name = names.find((candidate) => candidate === key);
    return name === undefined ? [] : [[name, whole(value, { max: most(name) })] as const];
  });
  return Object.fromEntries(known) as Readonly<Partial<Record<K, number>>> & Figures;
}

/** The same for each player; who said nothing is left out. */
export function readPlayerFigures<K extends string>(
  at: At,
  state: TableState,
  names: readonly K[],
  most: (name: K) => number,
): Readonly<Record<string, Readonly<Partial<Record<K, number>>>>> {
  return Object.fromEntries(
    playersOf(state)
      .map((id) => [id, field(at, id)] as const)
      .filter(([, figures]) => !isAbsent(figures))
      .map(([id, figures]) => [id, readFigures(figures, names, most)]),
  );
}

export function writeSettlements<Z extends string, D extends AssemblyDraft<Z>>(
  draft: D,
  zone: Z,
  settlements: number | null,
): D {
  return { ...draft, zones: { ...draft.zones, [zone]: { ...draft.zones[zone], settlements } } };
}

export function writePresence<Z extends string, D extends AssemblyDraft<Z>>(
  draft: D,
  zone: Z,
  owner: string,
  to: number | null,
): D {
  const own = draft.zones[zone];
  const presence = setByHand(own.presence, owner, to);
  return { ...draft, zones: { ...draft.zones, [zone]: { ...own, presence } } };
}

export function writeVotes<D extends AssemblyDraft<string>>(draft: D, owner: string, to: number | null): D {
  return { ...draft, votes: setByHand(draft.votes, owner, to) };
}

/** Before the Assembly. */
export function votesOf(state: TableState, draft: AssemblyDraft<string>, owner: string): number {
  return saidByHand(draft.votes, owner) ?? valueOf(state, owner, 'votes');
}
