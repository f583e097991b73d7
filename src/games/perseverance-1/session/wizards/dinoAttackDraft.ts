import { DISSENTERS } from '../../../perseverance/dissenters';
import { whoActs } from '../../../perseverance/session/wizards/playerActs';
import { lastCount } from '../../../perseverance/session/level';
import { SETTLEMENT_SPACES } from '../../pieces';
import type { TrapRoll, WallRoll } from '../../rules/defenseArea';
import { ZONES, type Dino, type RewardId, type Zone } from '../../terms';
import type { DefenseEdit } from '../command';
import { withFigure } from '../decide/defense';
import { FIGURE, seenZone } from '../known';
import { EMPTY_SPACE, isFull, playersOf, type ColumnState, type State } from '../state';
import { dinoSpaces, dinoSpacesLeft } from '../supplies';
import type { ByHandFigures } from './byHandFigures';

/** By place: the column, for a Trap also the space, "2:0". */
type Placed<T> = Readonly<Record<string, T>>;

export interface AttackDraft {
  readonly zone: Zone | null;
  readonly player: string;
  /** Safe or Dangerous by Zone, where the table says otherwise than is tracked. */
  readonly dangerous: Readonly<Record<string, boolean>>;
  /** Null: the area as it is tracked; in Essentials as it was counted last, and full, as an attack needs it. */
  readonly columns: readonly ColumnState[] | null;
  /** Essentials: bottom to top. Null: as it was counted last. */
  readonly settlements: readonly string[] | null;
  readonly dice: Readonly<Record<string, number>>;
  /** Essentials: whose Leader is on the board, where the grid does not show it. */
  readonly leaders: readonly string[];
  readonly types: Placed<Dino>;
  readonly traps: Placed<TrapRoll>;
  readonly walls: Placed<WallRoll>;
  readonly picks: Readonly<Record<string, readonly RewardId[]>>;
  /** Who gives up the picks that are left. */
  readonly declined: readonly string[];
  readonly ticked: readonly string[];
  /** What the table set otherwise than the rules say. */
  readonly byHand: ByHandFigures;
}

/** In Full tracking the attack is where the area is full. */
export function beginAttack(state: State, player?: string): AttackDraft {
  const full = isFull(state) ? ZONES.find((zone) => dinoSpacesLeft(state, zone) === 0) : undefined;
  return attackOn(full ?? null, whoActs(state, player));
}

/** Another Zone is another attack: nothing of the first one fits. */
export function attackOn(zone: Zone | null, player: string): AttackDraft {
  return {
    zone,
    player,
    dangerous: {},
    columns: null,
    settlements: null,
    dice: {},
    leaders: [],
    types: {},
    traps: {},
    walls: {},
    picks: {},
    declined: [],
    ticked: [],
    byHand: {},
  };
}

export function chooseZone(draft: AttackDraft, zone: Zone): AttackDraft {
  if (draft.zone === zone) return draft;
  return { ...attackOn(zone, draft.player), dangerous: draft.dangerous };
}

export function isDangerous(state: State, draft: AttackDraft, zone: Zone): boolean {
  return own(draft.dangerous, zone) ?? state.zones[zone].dangerous;
}

export function sayDangerous(state: State, draft: AttackDraft, zone: Zone, to: boolean): AttackDraft {
  const others = Object.entries(draft.dangerous).filter(([other]) => other !== zone);
  const said = to === state.zones[zone].dangerous ? others : [...others, [zone, to] as const];
  return { ...draft, dangerous: Object.fromEntries(said) };
}

/** The table as the draft has it: the covers as the table says, the area as it was entered. */
export function positionOf(state: State, draft: AttackDraft): State {
  const zone = draft.zone ?? 'sustenance';
  const covered = withCovers(state, draft);
  return {
    ...covered,
    zones: { ...covered.zones, [zone]: { ...covered.zones[zone], columns: columnsOf(state, draft) } },
  };
}

function withCovers(state: State, draft: AttackDraft): State {
  const { zone } = draft;
  if (zone === null) return state;
  const dangerous = isDangerous(state, draft, zone);
  return { ...state, zones: { ...state.zones, [zone]: { ...state.zones[zone], dangerous } } };
}

/** Under a cover nothing counts. */
export function columnsOf(state: State, draft: AttackDraft): readonly ColumnState[] {
  const zone = draft.zone ?? 'sustenance';
  const spaces = dinoSpaces(withCovers(state, draft), zone);
  const tracked = seenZone(state, zone).columns;
  const begun = isFull(state) && draft.zone !== null ? tracked : tracked.map(filledUp);
  return (draft.columns ?? begun).map((column, i) => ({
    ...column,
    spaces: column.spaces.map((space, depth) => (depth < (spaces[i] ?? 0) ? space : EMPTY_SPACE)),
  }));
}

/** Walls, Traps and whoever was seen there last; a space where no Dino was seen holds a Trampler. */
function filledUp(column: ColumnState): ColumnState {
  return {
    ...column,
    spaces: column.spaces.map(({ dino, trap }) => ({ dino: dino ?? 'trampler', trap })),
  };
}

/** In Essentials: whose Settlements stand in the attacked Zone, as the table says or as far as is known. */
export function settlementsIn(state: State, draft: AttackDraft): readonly string[] {
  const { zone } = draft;
  if (draft.settlements !== null || zone === null) return draft.settlements ?? [];
  // Those of the set-up alone say nothing of now.
  if (!lastCount(state, FIGURE.settlements(zone))) return [];
  return seenZone(state, zone).settlements.filter((owner) => owner !== null);
}

export function editPosition(
  state: State,
  draft: AttackDraft,
  column: number,
  edit: DefenseEdit,
): AttackDraft {
  const columns = columnsOf(state, draft).map((old, i) => (i === column ? editColumn(old, edit) : old));
  return { ...draft, columns };
}

export function editColumn(column: ColumnState, edit: DefenseEdit): ColumnState {
  switch (edit.piece) {
    case 'wall':
      return { ...column, wall: edit.to };
    case 'soldier':
      return withFigure(column, edit.row, edit.to);
    case 'dino':
    case 'trap':
      return {
        ...column,
        spaces: column.spaces.map((space, i) =>
          i === edit.space ? { ...space, [edit.piece]: edit.to } : space,
        ),
      };
  }
}

/** Who can own a Settlement. */
export function settlers(state: State): readonly string[] {
  const players = playersOf(state);
  return players.length === 2 ? [...players, DISSENTERS] : players;
}

export function mostSettlements(state: State, draft: AttackDraft): number {
  const { zone } = draft;
  return zone !== null && isDangerous(state, draft, zone)
    ? SETTLEMENT_SPACES.dangerous
    : SETTLEMENT_SPACES.safe;
}

/** Own keys only: a player may be called anything. */
export function own<T>(map: Readonly<Record<string, T>>, key: string): T | undefined {
  return Object.hasOwn(map, key) ? map[key] : undefined;
}
