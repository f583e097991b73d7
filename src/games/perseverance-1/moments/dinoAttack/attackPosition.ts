import type { ExplainStep, Explanation, Refusal } from '@/engine';
import { PIECES, SOLDIER_ASSET } from '../../pieces';
import type { DefenseColumn } from './defenseArea';
import type { Step } from '../../rules/parts';
import { amount, nameOf, say } from '../../say';
import { SOLDIERS, type Soldier, type Zone } from '../../terms';
import { applyChanges, type Change } from '../../session/change';
import { refuse } from '../../session/refuse';
import { EMPTY_SPACE, playersOf, type ColumnState, type State } from '../../session/state';
import { defendersOf, dinoSpaces, soldierSupply, trapsFit, trapsOf, wallsOf } from '../../session/supplies';
import { count } from '../../session/decide/decision';
import { columnChange } from '../../session/decide/defense';

/** The part of a command that says who is where. */
export interface AttackedArea {
  readonly zone: Zone;
  readonly columns: readonly DefenseColumn[];
  readonly grid?: readonly ColumnState[];
}

/** The area as the attack found it; Soldiers come and go as everywhere at the table. */
export function attackPosition(state: State, area: AttackedArea): readonly Change[] {
  const { zone, columns } = area;
  return [
    ...attackedColumns(state, area).map((column, i) => columnChange({ zone, column: i }, column)),
    ...soldierMoves(state, zone, columns)
      .filter(({ board }) => board !== 0)
      .map(({ player, kind, board }) => count(player, SOLDIER_ASSET[kind], board)),
  ];
}

/** The grid alone. */
export function attackedColumns(state: State, area: AttackedArea): readonly ColumnState[] {
  return area.columns.map((column, i) => gridColumn(state, area, column, i));
}

function gridColumn(state: State, { zone, grid }: AttackedArea, column: DefenseColumn, i: number) {
  const { dinos, wall, soldiers } = column;
  const before = state.zones[zone].columns[i]?.spaces ?? [];
  return {
    spaces: grid ? onGrid(dinos, grid[i]?.spaces ?? []) : inARow(dinos, before),
    wall: wall?.owner ?? null,
    soldiers: [soldiers[0] ?? null, soldiers[1] ?? null],
  } satisfies ColumnState;
}

/** Each Dino on the space that the table gave it, with its Trap turned up. */
function onGrid(dinos: DefenseColumn['dinos'], spaces: ColumnState['spaces']): ColumnState['spaces'] {
  const standing = dinos.values();
  return spaces.map(({ dino, trap }) => {
    const found = dino === null ? undefined : standing.next().value;
    return found ? placed(found) : { dino: null, trap };
  });
}

/** Without a grid: from the Wall outwards; Traps that no Dino stood on are kept where they were, if there is room. */
function inARow(dinos: DefenseColumn['dinos'], before: ColumnState['spaces']): ColumnState['spaces'] {
  return [0, 1, 2].map((space) => {
    const dino = dinos[space];
    if (dino) return placed(dino);
    const old = before[space];
    return old?.trap && !old.dino ? { dino: null, trap: old.trap } : EMPTY_SPACE;
  });
}

function placed({ type, trap }: DefenseColumn['dinos'][number]): ColumnState['spaces'][number] {
  return { dino: type, trap: trap ? { owner: trap.owner, type: trap.type } : null };
}

export interface SoldierMove {
  readonly player: string;
  readonly kind: Soldier;
  /** What it does to the Player board. */
  readonly board: number;
  /** Who came although the board has nobody left. */
  readonly fromSupply: number;
}

/** Soldiers the app did not follow there: from the board, else from the supply; those gone are back on the board. */
export function soldierMoves(
  state: State,
  zone: Zone,
  columns: readonly Pick<ColumnState, 'soldiers'>[],
): readonly SoldierMove[] {
  const standing = columns.flatMap(({ soldiers }) => soldiers);
  return playersOf(state).flatMap((player) =>
    SOLDIERS.flatMap((kind) => {
      const now = standing.filter((figure) => figure?.owner === player && figure.type === kind).length;
      const tracked = defendersOf(state, player, [zone]).filter(({ type }) => type === kind).length;
      const more = now - tracked;
      if (more === 0) return [];
      const taken = Math.min(more, state.players[player]?.[SOLDIER_ASSET[kind]] ?? 0);
      return [{ player, kind, board: -taken, fromSupply: more - taken }];
    }),
  );
}

/** The same in words, for the Why sheet and under the grid. */
export function explainMoves(moves: readonly SoldierMove[]): Explanation {
  return moves.flatMap(({ player, kind, board, fromSupply }): readonly ExplainStep[] => {
    const tell = (key: 'fromBoard' | 'toBoard' | 'fromSupply', many: number, by: number) => ({
      rule: say(`session.attack.${key}`, { player: nameOf(player), soldiers: amount(kind, many) }),
      deltas: by === 0 ? [] : [{ owner: player, asset: SOLDIER_ASSET[kind], by }],
      id: { part: 'attack-moves', of: player } satisfies Step,
    });
    return [
      ...(board < 0 ? [tell('fromBoard', -board, board)] : []),
      ...(board > 0 ? [tell('toBoard', board, board)] : []),
      ...(fromSupply > 0 ? [tell('fromSupply', fromSupply, 0)] : []),
    ];
  });
}

/** Pieces in the attacked area and those tracked elsewhere cannot be more than the box holds. */
export function checkPosition(state: State, area: AttackedArea): Refusal | null {
  const { zone, columns } = area;
  const after = applyChanges(state, attackPosition(state, area));
  for (const player of playersOf(state)) {
    const leaders =
      defendersOf(after, player).filter(({ type }) => type === 'leader').length +
      (after.players[player]?.community ? 1 : 0);
    const owner = after.players[player];
    const tooMany =
      SOLDIERS.some((kind) => soldierSupply(after, player, kind) < 0) ||
      leaders > 1 ||
      wallsOf(after, player) > PIECES.walls ||
      (owner && !trapsFit(trapsOf(after, player), owner));
    if (tooMany) return refuse('positionPieces', { player: nameOf(player) }, 'columns').error;
  }
  const spaces = dinoSpaces(state, zone);
  const crowded = columns.findIndex(({ dinos }, i) => dinos.length > (spaces[i] ?? 0));
  return crowded < 0
    ? null
    : refuse('columnFull', { column: crowded + 1 }, `columns[${crowded}].dinos`).error;
}
