import { entries, field, isAbsent, list, oneOf, optional, text, whole, type At } from '@/engine';
import { contestZone } from '../../../perseverance/contestZone';
import { DISSENTERS } from '../../../perseverance/dissenters';
import { PIECES, SETTLEMENT_SPACES } from '../../pieces';
import type { AssemblyZone, TileChoice } from '../../rules/assembly';
import { ZONES, type Zone } from '../../terms';
import { assemblyZone, presenceOwners } from '../records';
import { playersOf, record, type State } from '../state';
import { COUNT_LIMIT } from '../supplies';
import { readByHand, setByHand, type ByHandFigures } from './byHandFigures';

export const WAYS = ['phone', 'tiles'] as const;
export const CHOICES = ['production', 'votes'] as const;
export const CONDITIONS = ['area', 'patrols', 'settlements', 'dice', 'wallsAndTraps'] as const;
export type Condition = (typeof CONDITIONS)[number];

/** What the rules accept of each number. */
export const MOST = {
  settlementsInZone: SETTLEMENT_SPACES.dangerous,
  presence: 16,
  votes: COUNT_LIMIT,
  area: 20,
  patrols: 19,
  settlements: PIECES.settlements,
  dice: PIECES.dice,
  wallsAndTraps: PIECES.walls + PIECES.traps,
} as const;

type Figures = Readonly<Record<string, number>>;

/**
 * Only what the table said differently from what is tracked: whatever is changed at the table meanwhile is seen
 * here too, and an old number never comes back with an old draft.
 */
export interface AssemblyDraft {
  /** A draft of another Assembly is begun anew. */
  readonly assembly: number;
  readonly votes: Figures;
  readonly zones: Readonly<Record<Zone, { readonly settlements: number | null; readonly presence: Figures }>>;
  readonly way: (typeof WAYS)[number] | null;
  /** Of the holder at that moment: a tile that changes hands is chosen for anew. */
  readonly choices: Readonly<Record<Zone, { readonly by: string; readonly choice: TileChoice } | null>>;
  readonly records: Readonly<Record<string, Readonly<Partial<Record<Condition, number>>>>>;
  readonly ticked: readonly string[];
  readonly byHand: ByHandFigures;
}

export function beginAssembly(state: State): AssemblyDraft {
  return {
    assembly: state.assembly,
    votes: {},
    zones: record(ZONES, () => ({ settlements: null, presence: {} })),
    way: null,
    choices: record(ZONES, () => null),
    records: {},
    ticked: [],
    byHand: {},
  };
}

export function readAssemblyDraft(at: At, state: State): AssemblyDraft {
  const owners = presenceOwners(state);
  const zones = field(at, 'zones');
  const choices = field(at, 'choices');
  const records = field(at, 'records');
  return {
    assembly: oneOf(field(at, 'assembly'), [state.assembly]),
    votes: readFigures(field(at, 'votes'), owners, () => MOST.votes),
    zones: record(ZONES, (zone) => ({
      settlements: optional(
        field(field(zones, zone), 'settlements'),
        (count) => whole(count, { max: MOST.settlementsInZone }),
        null,
      ),
      presence: readFigures(field(field(zones, zone), 'presence'), owners, () => MOST.presence),
    })),
    way: optional(field(at, 'way'), (way) => oneOf(way, WAYS), null),
    choices: record(ZONES, (zone) =>
      optional(
        field(choices, zone),
        (chosen) => ({
          by: oneOf(field(chosen, 'by'), playersOf(state)),
          choice: oneOf(field(chosen, 'choice'), CHOICES),
        }),
        null,
      ),
    ),
    records: Object.fromEntries(
      playersOf(state)
        .map((id) => [id, field(records, id)] as const)
        .filter(([, figures]) => !isAbsent(figures))
        .map(([id, figures]) => [id, readFigures(figures, CONDITIONS, (condition) => MOST[condition])]),
    ),
    ticked: list(field(at, 'ticked'), text, { max: 30 }),
    byHand: readByHand(field(at, 'byHand')),
  };
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

/** Own keys only: a player may be called anything. */
export function said(figures: Figures, key: string): number | undefined {
  return Object.hasOwn(figures, key) ? figures[key] : undefined;
}

/** A Zone as the table said it; else as far as the app knows it, in Essentials often no more than the set-up. */
export function zoneOf(state: State, draft: AssemblyDraft, zone: Zone): Omit<AssemblyZone, 'choice'> {
  const { settlements, presence } = assemblyZone(state, zone);
  const own = draft.zones[zone];
  return {
    settlements: own.settlements ?? settlements,
    presence: presence.map(([owner, pieces]) => [owner, said(own.presence, owner) ?? pieces] as const),
  };
}

export function writeSettlements(
  draft: AssemblyDraft,
  zone: Zone,
  settlements: number | null,
): AssemblyDraft {
  return { ...draft, zones: { ...draft.zones, [zone]: { ...draft.zones[zone], settlements } } };
}

export function writePresence(
  draft: AssemblyDraft,
  zone: Zone,
  owner: string,
  to: number | null,
): AssemblyDraft {
  const own = draft.zones[zone];
  return {
    ...draft,
    zones: { ...draft.zones, [zone]: { ...own, presence: setByHand(own.presence, owner, to) } },
  };
}

export function writeVotes(draft: AssemblyDraft, owner: string, to: number | null): AssemblyDraft {
  return { ...draft, votes: setByHand(draft.votes, owner, to) };
}

export function trackedVotes(state: State, owner: string): number {
  return owner === DISSENTERS ? state.dissenterVotes : (state.players[owner]?.votes ?? 0);
}

export function votesOf(state: State, draft: AssemblyDraft, owner: string): number {
  return said(draft.votes, owner) ?? trackedVotes(state, owner);
}

/** The player who has to choose for a Zone; the Dissenters always take Votes. */
export function holderOf(state: State, draft: AssemblyDraft, zone: Zone): string | null {
  const { holder } = contestZone(zoneOf(state, draft, zone).presence);
  return holder === DISSENTERS ? null : holder;
}

export function heldZones(state: State, draft: AssemblyDraft): readonly Zone[] {
  return ZONES.filter((zone) => holderOf(state, draft, zone) !== null);
}

export function choiceOf(state: State, draft: AssemblyDraft, zone: Zone): TileChoice | null {
  const chosen = draft.choices[zone];
  return chosen !== null && chosen.by === holderOf(state, draft, zone) ? chosen.choice : null;
}
