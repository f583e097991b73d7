import { added, among, flag, listOf, mapOf, number, shape, type Drawn, type Read } from '@/engine';
import { ZONES, type Zone } from '../../terms';
import type { DefenseEdit } from '../../session/command';
import { withFigure } from '../../session/decide/defense';
import { seenZone } from '../../session/known';
import { defenseEdit } from '../../session/moves';
import { EMPTY_SPACE, isFull, type ColumnState, type State } from '../../session/state';
import { fullArea } from '../../session/due';
import { dinoSpaces } from '../../session/supplies';

const edits = listOf(shape({ column: number(), edit: defenseEdit }));
/** What was put onto the grid, or taken away: one for each place, the last one last. */
export type GridEdits = Read<typeof edits>;

const entered = shape({
  zone: added(among(ZONES)),
  /** Safe or Dangerous by Zone, where the table knows better than the app. */
  dangerous: mapOf(flag),
  /** By Zone: another Zone is another attack. */
  laid: mapOf(edits),
});
/** What the table says of the attacked area. */
export type AttackEntered = Read<typeof entered>;

/** Zone, covers and grid are one page. */
export const AREA: Drawn<AttackEntered> = {
  id: 'position',
  name: 'area',
  shape: entered,
  initial: { dangerous: {}, laid: {} },
};

/** Which area is attacked, and whether its covers are off. */
export interface AttackArea {
  readonly zone: Zone;
  readonly dangerous: boolean;
}

/** Null: nobody has said yet where. In Full tracking the attack is where the area is full. */
export function areaOf(state: State, said: AttackEntered): AttackArea | null {
  const zone = said.zone ?? fullArea(state);
  return zone === undefined ? null : { zone, dangerous: isDangerous(state, said, zone) };
}

export function laidIn({ laid }: AttackEntered, zone: Zone): GridEdits {
  return (Object.hasOwn(laid, zone) ? laid[zone] : undefined) ?? [];
}

export function withLaid(said: AttackEntered, zone: Zone, laid: GridEdits): AttackEntered {
  return { ...said, laid: { ...said.laid, [zone]: laid } };
}

export function isDangerous(
  state: State,
  { dangerous }: Pick<AttackEntered, 'dangerous'>,
  zone: Zone,
): boolean {
  return (Object.hasOwn(dangerous, zone) ? dangerous[zone] : undefined) ?? state.zones[zone].dangerous;
}

export function sayDangerous(state: State, said: AttackEntered, zone: Zone, to: boolean): AttackEntered {
  const others = Object.entries(said.dangerous).filter(([other]) => other !== zone);
  const known = to === state.zones[zone].dangerous;
  return { ...said, dangerous: Object.fromEntries(known ? others : [...others, [zone, to] as const]) };
}

export function withEdit(laid: GridEdits, column: number, edit: DefenseEdit): GridEdits {
  const one = { column, edit };
  return [...laid.filter((other) => placeOf(other) !== placeOf(one)), one];
}

function placeOf({ column, edit }: GridEdits[number]): string {
  const at = edit.piece === 'wall' ? '' : edit.piece === 'soldier' ? edit.row : edit.space;
  return `${column} ${edit.piece} ${at}`;
}

/** The table with the covers as the table says, and the area as it was entered. */
export function positionOf(state: State, area: AttackArea, laid: GridEdits): State {
  const { zone } = area;
  const covered = withCovers(state, area);
  const columns = columnsOf(state, area, laid);
  return { ...covered, zones: { ...covered.zones, [zone]: { ...covered.zones[zone], columns } } };
}

function withCovers(state: State, { zone, dangerous }: AttackArea): State {
  return { ...state, zones: { ...state.zones, [zone]: { ...state.zones[zone], dangerous } } };
}

/** As tracked; in Essentials as it was counted last, and full, as an attack needs it. Under a cover nothing counts. */
export function columnsOf(state: State, area: AttackArea, laid: GridEdits): readonly ColumnState[] {
  const spaces = dinoSpaces(withCovers(state, area), area.zone);
  const tracked = seenZone(state, area.zone).columns;
  const begun = isFull(state) ? tracked : tracked.map(filledUp);
  return begun
    .map((column, i) =>
      laid.reduce((now, { column: at, edit }) => (at === i ? editColumn(now, edit) : now), column),
    )
    .map((column, i) => ({
      ...column,
      spaces: column.spaces.map((space, depth) => (depth < (spaces[i] ?? 0) ? space : EMPTY_SPACE)),
    }));
}

/** Walls, Traps and figures as they were seen last; a space where no Dino was seen holds a Trampler. */
function filledUp(column: ColumnState): ColumnState {
  return {
    ...column,
    spaces: column.spaces.map(({ dino, trap }) => ({ dino: dino ?? 'trampler', trap })),
  };
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
