import { added, among, flag, listOf, mapOf, number, shape, type Drawn, type Read } from '@/engine';
import { say } from '../../say';
import { ZONES, type Zone } from '../../terms';
import type { DefenseEdit } from '../../session/command';
import { withFigure } from '../../session/decide/defense';
import { seenZone } from '../../session/known';
import { defenseEdit } from '../../session/moves';
import { EMPTY_SPACE, isFull, type ColumnState, type State } from '../../session/state';
import { dinoSpaces, dinoSpacesLeft } from '../../session/supplies';
import type { Ask } from '../../session/wizards/wizard';

const attackBegun = shape({
  zone: added(among(ZONES)),
  /** Safe or Dangerous by Zone, where the table knows better than the app. */
  dangerous: mapOf(flag),
});
export type AttackBegun = Read<typeof attackBegun>;

/** Which area is attacked, and whether its covers are off. */
export interface AttackArea {
  readonly zone: Zone;
  readonly dangerous: boolean;
}

/** What the first page shows besides. */
export interface BeginPage {
  readonly zone: Zone | null;
  readonly player: string;
}

/** Zone, active player, Safe or Dangerous, all on one page: a tap on the Zone goes on. */
export function askArea(ask: Ask, state: State, player: string): AttackArea | null {
  const question = { id: 'begin', shape: attackBegun, initial: { dangerous: {} } };
  const zone = zoneOf(state, ask.drawn(question));
  const begun = ask.draw({
    ...question,
    widget: 'attackBegin',
    title: say('session.attack.begin'),
    help: say('session.attack.beginHelp'),
    given: { zone, player } satisfies BeginPage,
    missing: () => (zone === null ? say('session.refusal.nothingChosen') : null),
  });
  return zone && { zone, dangerous: isDangerous(state, begun, zone) };
}

/** In Full tracking the attack is where the area is full. */
function zoneOf(state: State, { zone }: AttackBegun): Zone | null {
  const full = isFull(state) ? ZONES.find((one) => dinoSpacesLeft(state, one) === 0) : undefined;
  return zone ?? full ?? null;
}

export function isDangerous(state: State, { dangerous }: AttackBegun, zone: Zone): boolean {
  return (Object.hasOwn(dangerous, zone) ? dangerous[zone] : undefined) ?? state.zones[zone].dangerous;
}

export function sayDangerous(state: State, begun: AttackBegun, zone: Zone, to: boolean): AttackBegun {
  const others = Object.entries(begun.dangerous).filter(([other]) => other !== zone);
  const said = to === state.zones[zone].dangerous ? others : [...others, [zone, to] as const];
  return { ...begun, dangerous: Object.fromEntries(said) };
}

const edits = listOf(shape({ column: number(), edit: defenseEdit }));
/** What was put onto the grid, or taken away: one for each place, the last one last. */
export type GridEdits = Read<typeof edits>;

/** What was put onto the grid of a Zone; another Zone is another attack. */
export function gridOf(zone: Zone): Drawn<GridEdits> {
  return { id: 'position', name: `position:${zone}`, shape: edits, initial: [] };
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
