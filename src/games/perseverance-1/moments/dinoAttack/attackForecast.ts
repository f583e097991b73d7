import { openBooks } from '../../rules/books';
import type { DefenseColumn, TrapRoll, WallRoll } from './defenseArea';
import { fightPhase } from './fightPhase';
import { trapPhase } from './trapPhase';
import { wallPhase } from './wallPhase';
import { DINOS, type Zone } from '../../terms';
import { isFull, type ColumnState, type State } from '../../session/state';
import { dinoSpaces, dinoSpacesLeft } from '../../session/supplies';

export interface Range {
  readonly min: number;
  readonly max: number;
}

export interface AttackForecast {
  /** One Dino is still missing: its kind is open as well. */
  readonly oneMore: boolean;
  readonly killed: Range;
  readonly through: Range;
  /** Tramplers that break through: each takes a Settlement. */
  readonly tramplers: Range;
  /** No more than there are; null where nobody follows how many. */
  readonly settlementsLost: Range | null;
  readonly fallen: Range;
  readonly breach: 'never' | 'possible' | 'certain';
}

/** What one way of the dice falling does in a column. */
interface Fate {
  readonly killed: number;
  readonly through: number;
  readonly tramplersThrough: number;
  readonly fallen: number;
}

/**
 * An attack that is at most one Dino away, with every die left open: each result of every Trap and Wall die is tried.
 * No column looks at another one, so that the least and the most of the area are the sums of its columns.
 */
export function attackForecast(state: State, zone: Zone): AttackForecast | null {
  const missing = dinoSpacesLeft(state, zone);
  const { columns } = state.zones[zone];
  if (missing > 1 || columns.every(({ spaces }) => spaces.every(({ dino }) => dino === null))) return null;
  const spaces = dinoSpaces(state, zone);
  const fates = columns.map((column, i) =>
    filled(column, spaces[i] ?? 0).flatMap((full) => fatesOf(state, full)),
  );
  const range = (of: keyof Fate): Range => ({
    min: fates.reduce((sum, column) => sum + Math.min(...column.map((fate) => fate[of])), 0),
    max: fates.reduce((sum, column) => sum + Math.max(...column.map((fate) => fate[of])), 0),
  });
  const through = range('through');
  const tramplers = range('tramplersThrough');
  const standing = state.zones[zone].settlements.filter((owner) => owner !== null).length;
  return {
    oneMore: missing === 1,
    killed: range('killed'),
    through,
    tramplers,
    settlementsLost: isFull(state)
      ? { min: Math.min(tramplers.min, standing), max: Math.min(tramplers.max, standing) }
      : null,
    fallen: range('fallen'),
    breach: through.max === 0 ? 'never' : through.min > 0 ? 'certain' : 'possible',
  };
}

/** The column as it is, or with either kind of Dino on its free space. */
function filled(column: ColumnState, spaces: number): readonly ColumnState[] {
  const free = column.spaces.findIndex(({ dino }, depth) => dino === null && depth < spaces);
  if (free < 0) return [column];
  return DINOS.map((dino) => ({
    ...column,
    spaces: column.spaces.map((space, depth) => (depth === free ? { ...space, dino } : space)),
  }));
}

/** What a face pays does not matter here: one number will do for all. */
const TRAP_ROLLS: readonly TrapRoll[] = [
  { face: 'success-if-match', followers: 0 },
  { face: 'success-anyway' },
  { face: 'failure-anyway' },
];
const WALL_ROLLS: readonly WallRoll[] = [true, false].map((kill) => ({ followers: 0, safeguard: 0, kill }));

/** Every way in which a column can end. Rolls of Traps that leave the same Dinos standing are one way. */
function fatesOf(state: State, column: ColumnState): readonly Fate[] {
  const { edition, deterministic } = state.config;
  const { wall, soldiers } = column;
  const walls = deterministic.walls ? [null] : WALL_ROLLS;
  const rolledWalls = wall === null ? [null] : walls.map((roll) => ({ owner: wall, roll }));
  const trapped = new Map(
    sprung(column, deterministic.traps).map((dinos) => {
      const phase = trapPhase(openBooks(edition), [{ dinos, wall: null, soldiers }]);
      return [JSON.stringify(phase.horde), phase] as const;
    }),
  );
  return [...trapped.values()].flatMap(({ horde, kills }) =>
    rolledWalls.map((rolled) => {
      const books = openBooks(edition);
      const columns = [{ dinos: [], wall: rolled, soldiers }];
      const walled = wallPhase(books, columns, horde);
      const fought = fightPhase(books, columns, walled.horde, deterministic.walls);
      const left = fought.horde.flat();
      return {
        killed: kills.length + walled.kills.length + fought.kills.length,
        through: left.length,
        tramplersThrough: left.filter((dino) => dino === 'trampler').length,
        fallen: fought.fallen.length,
      };
    }),
  );
}

/** The Dinos of a column with every result of their Traps; a Trap of unknown type may be either. */
function sprung({ spaces }: ColumnState, deterministic: boolean): readonly DefenseColumn['dinos'][] {
  const rolls = deterministic ? [null] : TRAP_ROLLS;
  return spaces.reduce<readonly DefenseColumn['dinos'][]>(
    (rows, { dino, trap }) => {
      if (dino === null) return rows;
      const types = trap?.type ? [trap.type] : DINOS;
      const each = trap
        ? types.flatMap((type) =>
            rolls.map((roll) => ({ type: dino, trap: { owner: trap.owner, type, roll } })),
          )
        : [{ type: dino, trap: null }];
      return rows.flatMap((row) => each.map((one) => [...row, one]));
    },
    [[]],
  );
}
