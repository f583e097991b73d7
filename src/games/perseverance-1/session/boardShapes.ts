import {
  among,
  field,
  items,
  listOf,
  mark,
  maybe,
  number,
  pair,
  shape,
  shapeOf,
  text,
  type Read,
  type Shape,
} from '@/engine';
import { SETTLEMENT_SPACES } from '../pieces';
import { figureOf } from '../moments/dinoAttack/defenseArea';
import { DINOS } from '../terms';

const dino = among(DINOS);

export const patrolOf = (count: Shape<number>, stage: Shape<number>) =>
  shape({
    /** On the card. */
    soldiers: shape({ light: count, heavy: count }),
    stage,
    stages: stage,
    /** Its stage has been resolved; only whether the Patrol goes on is still open. */
    resolved: mark,
    /** It went on this turn: the second stage is resolved in the next one. */
    waits: mark,
    /** The turn passed on before its stage was resolved. */
    postponed: mark,
  });
export const patrol = patrolOf(number(), number({ min: 1, max: 2 }));
export type Patrol = Read<typeof patrol>;

/** Only its owner knows the type of a face-down Trap; the app may not. */
const trapOf = (owner: Shape<string>) => shape({ owner, type: maybe(dino) });
export const trap = trapOf(text);
export type TrapState = Read<typeof trap>;

export const defender = figureOf(text);
export type DefenderState = Read<typeof defender>;

const spaceOf = (owner: Shape<string>) => shape({ dino: maybe(dino), trap: maybe(trapOf(owner)) });
export type DinoSpace = Read<ReturnType<typeof spaceOf>>;

const DINO_SPACES = { min: 3, max: 3 } as const;

/** A column of a Defense area, wherever it was kept; `owner` says whom its pieces may belong to. */
const columnOf = (owner: Shape<string>) => {
  const figure = maybe(figureOf(owner));
  const column = shape({
    /** Nearest to the Wall first; the third is covered until the Zone is Dangerous. */
    spaces: listOf(spaceOf(owner), DINO_SPACES),
    wall: maybe(owner),
    /** Top row, bottom row. */
    soldiers: pair(figure, figure),
  });
  return shapeOf((at) => {
    // A column without its two rows is no column, whatever else is wrong with it.
    items(field(at, 'soldiers'), { min: 2, max: 2 });
    return column(at);
  }, column.form);
};
export const column = columnOf(text);
export type ColumnState = Read<typeof column>;

const ALL_SPACES = { min: SETTLEMENT_SPACES.dangerous, max: SETTLEMENT_SPACES.dangerous } as const;

/** Owners of the Settlement spaces, the lowest first. */
export const settlements = listOf(maybe(text), ALL_SPACES);

export const columns = listOf(column, { min: 3, max: 4 });

/** The two Dino dice that lie open in the deterministic version. */
export const dinoDice = shape({ normal: listOf(dino), dangerous: listOf(dino) });
export type DinoDice = Read<typeof dinoDice>;
