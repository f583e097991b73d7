import { DISSENTERS } from '../../../perseverance/dissenters';
import { SETTLEMENT_SPACES } from '../../pieces';
import type { DefenseColumn, TrapRoll, WallRoll } from '../../rules/defenseArea';
import { ZONES, type Dino, type RewardId, type Zone } from '../../terms';
import type { Command, CommunityArea, DefenseEdit } from '../command';
import { withFigure } from '../decide/defense';
import { EMPTY_COLUMN, isFull, playersOf, type ColumnState, type State } from '../state';
import { dinoSpacesLeft, rulesFor } from '../supplies';

export type AttackCommand = Extract<Command, { type: 'resolveDinoAttack' }>;

/** By place: the column, for a Trap also the space, "2:0". */
type Placed<T> = Readonly<Record<string, T>>;

export interface AttackDraft {
  readonly zone: Zone | null;
  readonly player: string;
  /** Null: the area as it is tracked; in Essentials an empty one. */
  readonly columns: readonly ColumnState[] | null;
  /** Essentials: bottom to top. */
  readonly settlements: readonly string[];
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
}

/** In Full tracking the attack is where the area is full. */
export function beginAttack(state: State): AttackDraft {
  const full = isFull(state) ? ZONES.find((zone) => dinoSpacesLeft(state, zone) === 0) : undefined;
  return attackOn(full ?? null, state.turn);
}

/** Another Zone is another attack: nothing of the first one fits. */
export function attackOn(zone: Zone | null, player: string): AttackDraft {
  return {
    zone,
    player,
    columns: null,
    settlements: [],
    dice: {},
    leaders: [],
    types: {},
    traps: {},
    walls: {},
    picks: {},
    declined: [],
    ticked: [],
  };
}

export function columnsOf(state: State, { zone, columns }: AttackDraft): readonly ColumnState[] {
  if (columns) return columns;
  const tracked = state.zones[zone ?? 'sustenance'].columns;
  return isFull(state) && zone !== null ? tracked : tracked.map(() => EMPTY_COLUMN);
}

export function editPosition(
  state: State,
  draft: AttackDraft,
  column: number,
  edit: DefenseEdit,
): AttackDraft {
  const columns = columnsOf(state, draft).map((old, i) => (i === column ? edited(old, edit) : old));
  return { ...draft, columns };
}

function edited(column: ColumnState, edit: DefenseEdit): ColumnState {
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

/** A Trap that is sprung: a Dino stands on it. */
export interface SprungTrap {
  readonly key: string;
  readonly column: number;
  readonly owner: string;
  readonly dino: Dino;
  /** As tracked, or as the table said when it was turned up. */
  readonly type: Dino | null;
  readonly typeKnown: boolean;
  readonly roll: TrapRoll | null;
}

export function trapsIn(state: State, draft: AttackDraft): readonly SprungTrap[] {
  return columnsOf(state, draft).flatMap(({ spaces }, column) =>
    spaces.flatMap(({ dino, trap }, space) => {
      if (!dino || !trap) return [];
      const key = `${column}:${space}`;
      return [
        {
          key,
          column,
          owner: trap.owner,
          dino,
          type: trap.type ?? own(draft.types, key) ?? null,
          typeKnown: trap.type !== null,
          roll: own(draft.traps, key) ?? null,
        },
      ];
    }),
  );
}

const NO_ROLL: WallRoll = { followers: 0, safeguard: 0, kill: false };

export function wallRoll(draft: AttackDraft, column: number): WallRoll {
  return own(draft.walls, `${column}`) ?? NO_ROLL;
}

export function leadersOut(state: State, draft: AttackDraft): readonly string[] {
  const inArea = columnsOf(state, draft).flatMap(({ soldiers }) =>
    soldiers.flatMap((figure) => (figure?.type === 'leader' ? [figure.owner] : [])),
  );
  return playersOf(state).filter((id) => inArea.includes(id) || draft.leaders.includes(id));
}

/** The command, or null while a Trap that counts is not answered. `trial` leaves such Traps out. */
export function attackCommand(
  state: State,
  draft: AttackDraft,
  trial: 'complete' | 'trial' = 'complete',
): AttackCommand | null {
  const { zone, player } = draft;
  if (zone === null) return null;
  const { traps, walls } = state.config.deterministic;
  const sprung = new Map(trapsIn(state, draft).map((trap) => [trap.key, trap]));
  const open = [...sprung.values()].some(({ type, roll }) => type === null || (!traps && roll === null));
  if (open && trial === 'complete') return null;
  const columns = columnsOf(state, draft).map(({ spaces, wall, soldiers }, column): DefenseColumn => ({
    dinos: spaces.flatMap(({ dino }, space) => {
      const found = sprung.get(`${column}:${space}`);
      const ready = found && found.type !== null && (traps || found.roll !== null);
      const trap = ready ? { owner: found.owner, type: found.type, roll: found.roll } : null;
      return dino ? [{ type: dino, trap }] : [];
    }),
    wall: wall === null ? null : { owner: wall, roll: walls ? null : wallRoll(draft, column) },
    soldiers,
  }));
  return {
    type: 'resolveDinoAttack',
    zone,
    activePlayer: player,
    columns,
    picks: draft.picks,
    community: isFull(state) ? null : community(state, draft),
  };
}

function community(state: State, draft: AttackDraft): CommunityArea {
  return {
    settlements: draft.settlements,
    dice: draft.dice,
    leadersOnBoard: rulesFor(state).rewards.includes('retrieve-leader') ? leadersOut(state, draft) : [],
  };
}

/** Who can own a Settlement. */
export function settlers(state: State): readonly string[] {
  const players = playersOf(state);
  return players.length === 2 ? [...players, DISSENTERS] : players;
}

export function mostSettlements(state: State, { zone }: AttackDraft): number {
  return zone !== null && state.zones[zone].dangerous ? SETTLEMENT_SPACES.dangerous : SETTLEMENT_SPACES.safe;
}

/** Own keys only: a player may be called anything. */
export function own<T>(map: Readonly<Record<string, T>>, key: string): T | undefined {
  return Object.hasOwn(map, key) ? map[key] : undefined;
}
