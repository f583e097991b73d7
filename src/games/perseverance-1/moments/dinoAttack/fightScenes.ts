import { isStepOf, type Explanation } from '@/engine';
import type { Books } from '../../rules/books';
import type { Part } from '../../rules/parts';
import type { ColumnState } from '../../session/state';
import { ROWS } from '../../terms';
import type { AttackSpace } from './attackSpace';
import type { DefenseColumn } from './defenseArea';
import { fightPhase, type Blow } from './fightPhase';
import { spring } from './trapPhase';
import { wallPhase } from './wallPhase';

/** The grid as it is while a scene is played. */
export interface FightScene {
  /** Who acts; null where a track has reached its limit. */
  readonly actor: AttackSpace | null;
  /** The Dinos that are dead by then, and the Soldiers that fell. */
  readonly killed: readonly AttackSpace[];
  readonly fallen: readonly AttackSpace[];
}

/** What is played, and what is left: the dice may have killed all that was to kill. */
export interface FightAccount {
  readonly scenes: readonly FightScene[];
  readonly end: FightScene;
}

interface Fought {
  readonly books: Books;
  readonly grid: readonly ColumnState[];
  /** The same area as it was rolled for. */
  readonly columns: readonly DefenseColumn[];
  readonly wallsHelp: boolean;
  /** The steps that become scenes, by their phase. */
  readonly phases: Readonly<Record<'trap' | 'wall' | 'fight', Explanation>>;
}

/** One scene for each of these steps; what the dice of Traps and Walls killed is dead before the first blow. */
export function fightScenes({ books, grid, columns, wallsHelp, phases }: Fought): FightAccount {
  const quiet: Books = { ...books, tell: () => undefined };
  const alive = grid.map(({ spaces }) => spaces.flatMap(({ dino }, space) => (dino ? [space] : [])));
  let killed: readonly AttackSpace[] = [];
  let fallen: readonly AttackSpace[] = [];
  const scenes: FightScene[] = [];
  const play = (actor: AttackSpace | null) => void scenes.push({ actor, killed, fallen });
  const kill = (column: number, spaces: readonly number[]) => {
    alive[column] = (alive[column] ?? []).filter((space) => !spaces.includes(space));
    killed = [...killed, ...spaces.map((space) => ({ kind: 'dino' as const, column, space }))];
  };

  const traps = sprung(columns, alive);
  let trap = 0;
  for (const step of phases.trap) {
    const next = isStepOf<Part>(step, { part: 'trap' }) ? traps[trap++] : undefined;
    if (next?.kills) kill(next.column, [next.space]);
    play(next ? { kind: 'dino', column: next.column, space: next.space } : null);
  }
  for (const { column, space, kills } of traps.slice(trap)) if (kills) kill(column, [space]);

  const horde = columns.map(({ dinos }, column) =>
    dinos
      .filter((_, i) => !traps.some((at) => at.column === column && at.nth === i && at.kills))
      .map(({ type }) => type),
  );
  const walls = wallPhase(quiet, columns, horde);
  const gives = columns.flatMap(({ wall }, column) => (wall ? [column] : []));
  let wall = 0;
  for (const step of phases.wall) {
    const column = isStepOf<Part>(step, { part: 'wall' }) ? gives[wall++] : undefined;
    play(column === undefined ? null : { kind: 'wall', column });
  }
  columns.forEach((_, column) => {
    const dead = (horde[column] ?? []).length - (walls.horde[column] ?? []).length;
    kill(column, (alive[column] ?? []).slice(0, dead));
  });

  const { blows } = fightPhase(quiet, columns, walls.horde, wallsHelp);
  for (const step of phases.fight) {
    const blow = blowAt(blows, step.id?.at);
    const actor = blow && figureOf(blow);
    // A Wall that lends a blow has its scene before the figure strikes.
    if (blow && step.id?.of !== undefined) {
      kill(blow.column, (alive[blow.column] ?? []).slice(0, blow.kills));
      if (blow.falls) fallen = [...fallen, figureOf(blow)];
    }
    play(actor ?? null);
  }
  return { scenes, end: { actor: null, killed, fallen } };
}

function figureOf({ column, row }: Blow): AttackSpace {
  return { kind: 'figure', column, row: ROWS[row] };
}

function blowAt(blows: readonly Blow[], at: unknown): Blow | undefined {
  const { column, row } = (at ?? {}) as { readonly column?: unknown; readonly row?: unknown };
  return blows.find((blow) => blow.column === column && blow.row === row);
}

/** The Traps under Dinos in the order of the rules: `nth` counts the Dinos of the column, `space` the spaces. */
function sprung(columns: readonly DefenseColumn[], alive: readonly (readonly number[])[]) {
  return columns.flatMap(({ dinos }, column) =>
    dinos.flatMap(({ type, trap }, nth) => {
      const space = alive[column]?.[nth];
      return trap && space !== undefined ? [{ column, nth, space, kills: spring(trap, type).killed }] : [];
    }),
  );
}
