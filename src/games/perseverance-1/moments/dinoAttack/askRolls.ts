import { mapOf, shape, text, type Drawn, type Read } from '@/engine';
import type { DefenseColumn, Trap, WallRoll } from './defenseArea';
import { nameOf, say } from '../../say';
import type { Zone } from '../../terms';
import type { ColumnState, State } from '../../session/state';
import type { Ask } from '../../session/wizards/wizard';
import { facesOf, type SprungTrap, type TrapFace } from './trapFaces';
import { NOTHING, wallRollOf, wallShown, type WallShown } from './wallFaces';

const rolled = shape({
  /** The face by space. */
  traps: mapOf(text),
  /** By column. */
  walls: mapOf(wallShown),
});
export type Rolled = Read<typeof rolled>;

/** What was rolled in the attack on a Zone. */
function rollsIn(zone: Zone): Drawn<Rolled> {
  return { id: 'rolls', name: `rolls:${zone}`, shape: rolled, initial: { traps: {}, walls: {} } };
}

export interface TrapToRoll extends SprungTrap {
  readonly faces: readonly TrapFace[];
  readonly chosen: TrapFace | null;
}

export interface WallToRoll {
  readonly column: number;
  readonly owner: string;
  readonly shown: WallShown | null;
}

/** What the page of the dice shows. */
export interface RollsPage {
  /** Traps are only turned up. */
  readonly deterministicTraps: boolean;
  readonly traps: readonly TrapToRoll[];
  readonly walls: readonly WallToRoll[];
}

/** The columns with what the dice show; null while a roll is missing. No roll looks at another one: all are one page. */
export function askRolls(
  ask: Ask,
  state: State,
  zone: Zone,
  columns: readonly ColumnState[],
): readonly DefenseColumn[] | null {
  const { deterministic } = state.config;
  const said = ask.drawn(rollsIn(zone));
  const sprung = trapsIn(columns).map((trap) => trapToRoll(trap, said, deterministic.traps));
  const page: RollsPage = {
    deterministicTraps: deterministic.traps,
    traps: sprung.filter(({ type }) => !deterministic.traps || type === null),
    walls: deterministic.walls ? [] : wallsIn(columns, said),
  };
  if (page.traps.length + page.walls.length > 0)
    ask.draw({
      ...rollsIn(zone),
      widget: 'attackRolls',
      title: say(titleOf(page)),
      help: say(deterministic.traps ? 'session.attack.rollsHelpTurnUp' : 'session.attack.rollsHelp'),
      given: page,
      missing: () => missingIn(page),
    });
  if (missingIn(page)) return null;
  const rolls = columns.map((_, column) => page.walls.find((wall) => wall.column === column)?.shown ?? null);
  return defenseColumns(
    columns,
    sprung.flatMap(({ at, owner, chosen }) =>
      chosen ? [{ at, owner, type: chosen.type, roll: chosen.roll }] : [],
    ),
    rolls.map((shown) => shown && wallRollOf(shown)),
  );
}

function titleOf({ traps, walls }: RollsPage) {
  if (traps.length === 0) return 'session.attack.walls';
  return walls.length === 0 ? 'session.attack.traps' : 'session.attack.trapsAndWalls';
}

function missingIn({ traps, walls }: RollsPage) {
  const trap = traps.find(({ chosen }) => chosen === null);
  if (trap) return say('session.attack.trapMissing', { player: nameOf(trap.owner), column: trap.column + 1 });
  const wall = walls.find(({ shown }) => shown === null);
  return wall && say('session.attack.wallMissing', { player: nameOf(wall.owner), column: wall.column + 1 });
}

/** The columns before anybody rolls: Traps are not turned up, Walls do nothing. */
export function unrolled(state: State, columns: readonly ColumnState[]): readonly DefenseColumn[] {
  const roll = state.config.deterministic.walls ? null : wallRollOf(NOTHING);
  return defenseColumns(
    columns,
    [],
    columns.map(() => roll),
  );
}

function defenseColumns(
  columns: readonly ColumnState[],
  turnedUp: readonly (Trap & { readonly at: string })[],
  rolls: readonly (WallRoll | null)[],
): readonly DefenseColumn[] {
  const trapAt = (at: string): Trap | null => {
    const found = turnedUp.find((trap) => trap.at === at);
    return found ? { owner: found.owner, type: found.type, roll: found.roll } : null;
  };
  return columns.map(({ spaces, wall, soldiers }, column) => ({
    dinos: spaces.flatMap(({ dino }, space) =>
      dino ? [{ type: dino, trap: trapAt(spaceOf(column, space)) }] : [],
    ),
    wall: wall === null ? null : { owner: wall, roll: rolls[column] ?? null },
    soldiers,
  }));
}

function trapsIn(columns: readonly ColumnState[]): readonly SprungTrap[] {
  return columns.flatMap(({ spaces }, column) =>
    spaces.flatMap(({ dino, trap }, space) =>
      dino && trap ? [{ at: spaceOf(column, space), column, dino, ...trap }] : [],
    ),
  );
}

/** A Trap without a die whose type is known has only one face. */
function trapToRoll(trap: SprungTrap, { traps }: Rolled, deterministic: boolean): TrapToRoll {
  const faces = facesOf(trap, deterministic);
  const [only] = faces;
  const said = Object.hasOwn(traps, trap.at) ? traps[trap.at] : undefined;
  const chosen = faces.length === 1 ? only : faces.find(({ id }) => id === said);
  return { ...trap, faces, chosen: chosen ?? null };
}

function wallsIn(columns: readonly ColumnState[], { walls }: Rolled): readonly WallToRoll[] {
  return columns.flatMap(({ wall }, column) =>
    wall === null
      ? []
      : [{ column, owner: wall, shown: (Object.hasOwn(walls, column) ? walls[column] : undefined) ?? null }],
  );
}

export function withTrap(said: Rolled, at: string, face: string): Rolled {
  return { ...said, traps: { ...said.traps, [at]: face } };
}

export function withWall(said: Rolled, column: number, shown: WallShown): Rolled {
  return { ...said, walls: { ...said.walls, [column]: shown } };
}

/** Whether so many rolls more would be all of them. */
export function rollsLeft({ traps, walls }: RollsPage): number {
  return (
    traps.filter(({ chosen }) => chosen === null).length + walls.filter(({ shown }) => shown === null).length
  );
}

function spaceOf(column: number, space: number): string {
  return `${column}:${space}`;
}
