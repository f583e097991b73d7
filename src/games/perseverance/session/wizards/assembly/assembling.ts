import { saidByHand, type Explanation, type Phrase, type Standing, type Track } from '@/engine';
import { contestZone } from '../../../contestZone';
import { DISSENTERS } from '../../../dissenters';
import type { TableState } from '../../table';
import type { AssemblyDraft, MostInZone, TileChoice } from './assemblyDraft';

/** A Zone as the Assembly counts it. */
export interface CountedZone {
  /** Everybody's and the Dissenters'; outside the wall Outposts stand for them. */
  readonly settlements: number;
  /** Of everybody who takes part. */
  readonly presence: Standing;
}

/** What is taken for each tile that somebody holds. */
export type Choices<Z extends string> = Readonly<Partial<Record<Z, TileChoice>>>;

/** What an episode says about its Assembly, so that the walk through it is the same in both. */
export interface Assembling<S extends TableState, Z extends string, D extends AssemblyDraft<Z>> {
  readonly zones: readonly Z[];
  readonly most: MostInZone;
  /** Of the Votes before the Assembly. */
  votesTrack(state: S, owner: string): Required<Track>;
  /** A Zone from what is tracked. */
  trackedZone(state: S, zone: Z): CountedZone;
  /** The words for what makes the Population of a Zone. */
  settled(zone: Z, population: number): { readonly label: Phrase; readonly why: Phrase };
  /** What the rules tell of a Zone, given what its holder took. */
  tellZone(state: S, draft: D, zone: Z, choice: TileChoice | null): Explanation;
  /** What one side of a tile is worth. */
  worth(state: S, draft: D, zone: Z, choice: TileChoice): Phrase;
  /** Everybody's Followers after the Assembly if the tiles are chosen for so; null where it cannot be held yet. */
  outlook(state: S, draft: D): (choices: Choices<Z>) => ReadonlyMap<string, number> | null;
}

/** A Zone as the table said it; else as far as the app knows it. */
export function zoneOf<S extends TableState, Z extends string, D extends AssemblyDraft<Z>>(
  assembling: Pick<Assembling<S, Z, D>, 'trackedZone'>,
  state: S,
  draft: D,
  zone: Z,
): CountedZone {
  const { settlements, presence } = assembling.trackedZone(state, zone);
  const own = draft.zones[zone];
  return {
    settlements: own.settlements ?? settlements,
    presence: presence.map(([owner, pieces]) => [owner, saidByHand(own.presence, owner) ?? pieces] as const),
  };
}

/** The player who has to choose for a Zone; the Dissenters always take Votes. */
export function holderOf<S extends TableState, Z extends string, D extends AssemblyDraft<Z>>(
  assembling: Pick<Assembling<S, Z, D>, 'trackedZone'>,
  state: S,
  draft: D,
  zone: Z,
): string | null {
  const { holder } = contestZone(zoneOf(assembling, state, draft, zone).presence);
  return holder === DISSENTERS ? null : holder;
}

export function heldZones<S extends TableState, Z extends string, D extends AssemblyDraft<Z>>(
  assembling: Pick<Assembling<S, Z, D>, 'trackedZone' | 'zones'>,
  state: S,
  draft: D,
): readonly Z[] {
  return assembling.zones.filter((zone) => holderOf(assembling, state, draft, zone) !== null);
}

export function choiceOf<S extends TableState, Z extends string, D extends AssemblyDraft<Z>>(
  assembling: Pick<Assembling<S, Z, D>, 'trackedZone'>,
  state: S,
  draft: D,
  zone: Z,
): TileChoice | null {
  const chosen = draft.choices[zone];
  return chosen !== null && chosen.by === holderOf(assembling, state, draft, zone) ? chosen.choice : null;
}

/** Everything that was chosen so far for the tiles as they are held now. */
export function choicesIn<S extends TableState, Z extends string, D extends AssemblyDraft<Z>>(
  assembling: Pick<Assembling<S, Z, D>, 'trackedZone' | 'zones'>,
  state: S,
  draft: D,
): Choices<Z> {
  const chosen = assembling.zones.flatMap((zone) => {
    const choice = choiceOf(assembling, state, draft, zone);
    return choice === null ? [] : [[zone, choice] as const];
  });
  return Object.fromEntries(chosen) as Choices<Z>;
}
