import { ok, type Refusal, type Result } from '@/engine';
import { PIECES, SOLDIER_ASSET } from '../../pieces';
import { nameOf, say } from '../../say';
import { ROWS, type Dino, type Row, type Zone } from '../../terms';
import type { Change } from '../change';
import type { Command, DefenseEdit, Spot } from '../command';
import { happened, type EditedPiece } from '../event';
import { refuse } from '../refuse';
import { playersOf, type ColumnState, type DefenderState, type State, type TrapState } from '../state';
import { dinoSpaces, leaderOf, soldierSupply, trapsFit, trapsOf, wallsOf } from '../supplies';
import { afterChange, count, type Decision } from './decision';

type CommandOf<T extends Command['type']> = Extract<Command, { type: T }>;
type Put = Result<Change, Refusal>;

/** The grid editor: one piece set to match the board. No rule pays for it. */
export function editDefense(state: State, { zone, column, edit }: CommandOf<'editDefense'>): Decision {
  const before = columnAt(state, { zone, column });
  if (!before) return refuse('noSuchSpace');
  const changed = applyEdit(state, { zone, column }, edit);
  if (!changed.ok) return changed;
  const edited = editedPiece(before, edit);
  return changed.value.length === 0
    ? refuse('noChange')
    : ok([happened('defenseEdited', { zone, column, ...(edited && { edited }) }, changed.value)]);
}

/** What was put there, or else what was taken away. The type of a Trap is not said: everybody reads the timeline. */
function editedPiece(before: ColumnState, edit: DefenseEdit): EditedPiece | null {
  const gone = edit.to === null;
  switch (edit.piece) {
    case 'dino': {
      const dino = edit.to ?? before.spaces[edit.space]?.dino;
      return dino ? { piece: dino, owner: null, gone } : null;
    }
    case 'trap': {
      const trap = edit.to ?? before.spaces[edit.space]?.trap;
      return trap ? { piece: 'trap', owner: trap.owner, gone } : null;
    }
    case 'wall': {
      const owner = edit.to ?? before.wall;
      return owner === null ? null : { piece: 'wall', owner, gone };
    }
    case 'soldier': {
      const figure = edit.to ?? before.soldiers[ROWS.indexOf(edit.row)];
      return figure ? { piece: figure.type, owner: figure.owner, gone } : null;
    }
  }
}

function applyEdit(
  state: State,
  spot: Spot,
  edit: CommandOf<'editDefense'>['edit'],
): Result<readonly Change[], Refusal> {
  const column = columnAt(state, spot);
  if (!column) return refuse('noSuchSpace');
  const one = (put: Put): Result<readonly Change[], Refusal> => (put.ok ? ok([put.value]) : put);
  switch (edit.piece) {
    case 'dino':
      if (column.spaces[edit.space]?.dino === edit.to) return refuse('noChange');
      return edit.to === null
        ? one(setSpace(state, spot, edit.space, { dino: null }))
        : one(putDino(state, spot, edit.space, edit.to));
    case 'trap': {
      const cleared = setSpace(state, spot, edit.space, { trap: null });
      if (edit.to === null || !cleared.ok) return one(cleared);
      return one(putTrap(afterChange(state, cleared.value), spot, edit.space, edit.to, 'anywhere'));
    }
    case 'wall':
      if (column.wall === edit.to) return refuse('noChange');
      return edit.to === null
        ? ok([columnChange(spot, { ...column, wall: null })])
        : one(putWall(afterChange(state, columnChange(spot, { ...column, wall: null })), spot, edit.to));
    case 'soldier':
      return swapFigure(state, spot, edit.row, edit.to);
  }
}

/** Who leaves the space goes to the board; who comes is taken from the board, else from the supply. */
function swapFigure(
  state: State,
  spot: Spot,
  row: Row,
  to: DefenderState | null,
): Result<readonly Change[], Refusal> {
  const column = columnAt(state, spot);
  const standing = column?.soldiers[ROWS.indexOf(row)] ?? null;
  if (standing?.owner === to?.owner && standing?.type === to?.type) return refuse('noChange');
  const changes: Change[] = [];
  if (column) changes.push(columnChange(spot, withFigure(column, row, null)));
  if (standing && standing.type !== 'leader')
    changes.push(count(standing.owner, SOLDIER_ASSET[standing.type], 1));
  if (to === null) return ok(changes);
  const cleared = changes.reduce(afterChange, state);
  if (!playersOf(state).includes(to.owner)) return refuse('unknownPlayer');
  if (to.type !== 'leader') {
    const asset = SOLDIER_ASSET[to.type];
    if ((cleared.players[to.owner]?.[asset] ?? 0) > 0) changes.push(count(to.owner, asset, -1));
    else if (soldierSupply(cleared, to.owner, to.type) < 1)
      return refuse('noSoldierLeft', {
        player: nameOf(to.owner),
        what: say(`figure.${to.type}`),
        at: PIECES.soldiersOfAKind,
      });
  }
  const put = putFigure(cleared, spot, row, to);
  return put.ok ? ok([...changes, put.value]) : put;
}

export function putDino(state: State, spot: Spot, space: number, dino: Dino): Put {
  return setSpace(state, spot, space, { dino });
}

/** Traps go onto empty Dino spaces; the Net Gun slips one under a Dino that has none. */
export function putTrap(
  state: State,
  spot: Spot,
  space: number,
  trap: TrapState,
  where: 'empty' | 'underDino' | 'anywhere',
): Put {
  const place = columnAt(state, spot)?.spaces[space];
  if (!place) return refuse('noSuchSpace');
  if (!playersOf(state).includes(trap.owner)) return refuse('unknownPlayer');
  if (place.trap || (where === 'empty' && place.dino)) return refuse('spaceTaken');
  if (where === 'underDino' && !place.dino) return refuse('trapUnderDino');
  const owner = state.players[trap.owner];
  if (owner && !trapsFit([...trapsOf(state, trap.owner), trap], owner))
    return refuse('noTrapLeft', { player: nameOf(trap.owner) });
  return setSpace(state, spot, space, { trap });
}

export function putWall(state: State, spot: Spot, owner: string): Put {
  const column = columnAt(state, spot);
  if (!column) return refuse('noSuchSpace');
  if (!playersOf(state).includes(owner)) return refuse('unknownPlayer');
  if (column.wall !== null) return refuse('spaceTaken');
  if (wallsOf(state, owner) >= PIECES.walls) return refuse('noWallLeft', { player: nameOf(owner) });
  return ok(columnChange(spot, { ...column, wall: owner }));
}

/** A figure onto a free Soldier space; where it came from is the caller's affair. */
export function putFigure(state: State, spot: Spot, row: Row, figure: DefenderState): Put {
  const column = columnAt(state, spot);
  if (!column) return refuse('noSuchSpace');
  if (column.soldiers[ROWS.indexOf(row)]) return refuse('spaceTaken');
  if (figure.type === 'leader' && leaderOf(state, figure.owner))
    return refuse('leaderOut', { player: nameOf(figure.owner) });
  return ok(columnChange(spot, withFigure(column, row, figure)));
}

function columnAt(state: State, { zone, column }: Spot): ColumnState | undefined {
  return state.zones[zone].columns[column];
}

export function columnChange({ zone, column }: Spot, to: ColumnState): Change {
  return { what: 'column', zone, column, to };
}

export function withFigure(column: ColumnState, row: Row, figure: DefenderState | null): ColumnState {
  const [top, bottom] = column.soldiers;
  return { ...column, soldiers: row === 'top' ? [figure, bottom] : [top, figure] };
}

function setSpace(state: State, spot: Spot, space: number, to: Partial<ColumnState['spaces'][number]>): Put {
  const column = columnAt(state, spot);
  if (!column?.spaces[space] || space >= spacesOf(state, spot.zone, spot.column))
    return refuse('noSuchSpace');
  return ok(
    columnChange(spot, {
      ...column,
      spaces: column.spaces.map((old, i) => (i === space ? { ...old, ...to } : old)),
    }),
  );
}

function spacesOf(state: State, zone: Zone, column: number): number {
  return dinoSpaces(state, zone)[column] ?? 0;
}
