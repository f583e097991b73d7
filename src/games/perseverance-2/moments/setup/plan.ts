import { planSketch, type Sketch, type SketchAt, type SketchPart } from '@/engine';
import { inkOf, poolDice } from '../../../perseverance/guide/sketchParts';
import { box, columnsIn, icon, nameIn, onBoardOf, playerBoards } from '../../../perseverance/guide/planParts';
import type { TablePlan } from '../../../perseverance/session/wizards/checklist';
import type { State } from '../../session/state';
import { CITY_ZONES, ZONES } from '../../terms';

const BOARD = { left: 82, right: 246 } as const;
const ZONE_X = columnsIn(ZONES.length, BOARD.left, BOARD.right);
const WALL_Y = 96;
const OFFICERS_Y = 184;
const PLAYERS_Y = 240;
const EVERYBODY_Y = 280;

/** The table from above, for these players. */
export function tablePlan(state: State): TablePlan {
  return { sketch: sketchOf(state), placeOf: placeIn(state) };
}

/** The town behind its wall, the Map outside it, what lies around, and everybody's board in front. */
function sketchOf(state: State): Sketch {
  const { seats, starts } = state.config;
  return planSketch(
    302,
    // The Map over the wall.
    [98, 126, 154, 182, 210, 238].flatMap((x): readonly SketchPart[] => [
      { kind: 'hex', at: [x, 22], r: 16, look: 'board' },
      { kind: 'hex', at: [x - 14, 46], r: 16, look: 'board' },
      { kind: 'hex', at: [x, 70], r: 16, look: 'board' },
    ]),
    { kind: 'line', from: [80, WALL_Y - 4], to: [248, WALL_Y - 4], ink: 'lamp' },
    box([164, 132], [164, 72]),
    ZONE_X.map((x) => box([x, 126], [28, 48], 'space')),
    seats.flatMap(({ id }): readonly SketchPart[] => {
      const zone = starts[id]?.zone ?? 'sustenance';
      const outside = zone === 'discovery';
      const x = outside ? 98 : (ZONE_X[ZONES.indexOf(zone)] ?? 0);
      return [
        { kind: 'icon', at: [x, outside ? 60 : 112], size: 14, name: 'settlement', ink: inkOf(seats, id) },
      ];
    }),
    poolDice(state).map((ink, i): SketchPart => ({ kind: 'die', at: [178 + i * 11, 160], size: 9, ink })),
    ZONE_X.map((x) => box([x, OFFICERS_Y], [29, 26], 'card')),
    // Left: the supply, the Outposts, the attacks.
    box([40, 34], [68, 56], 'outline'),
    icon('food', [58, 22]),
    icon('scrap', [58, 46]),
    ...[20, 40, 60].map((x) => box([x, 88], [17, 26], 'card')),
    ...[22, 46].map((x) => box([x, 128], [20, 30], 'card')),
    icon('raptor', [66, 128]),
    ...[22, 46].map((x) => box([x, 168], [20, 30], 'card')),
    icon('skull', [66, 168]),
    // Right: the Assembly, and the Adventures under it.
    box([288, 34], [68, 50]),
    icon('votes', [306, 26]),
    ...[266, 288, 310].map((x) => box([x, 78], [19, 26], 'card')),
    ...[260, 274, 288, 302, 316].map((x) => box([x, 112], [12, 18], 'card')),
    ...[264, 281, 298, 315].map((x) => box([x, 152], [15, 28], 'card')),
    icon('patrol', [288, 178], 15),
    playerBoards(seats, PLAYERS_Y),
    box([164, EVERYBODY_Y], [320, 36], 'outline'),
    icon('followers', [20, EVERYBODY_Y]),
  );
}

const PLACES: Readonly<Partial<Record<string, SketchAt>>> = {
  board: [92, 160],
  assembly: [270, 34],
  tiles: [288, 78],
  rewardTiles: [288, 112],
  pool: [160, 160],
  supply: [22, 34],
  map: [154, 22],
  dinos: [196, 46],
  outposts: [40, 88],
  offer: [290, 152],
  attacks: [34, 128],
  challenges: [22, 168],
  rally: [48, 168],
  pieces: [52, EVERYBODY_Y],
  boardPieces: [90, EVERYBODY_Y],
  trackers: [128, EVERYBODY_Y],
  assets: [166, EVERYBODY_Y],
  cards: [204, EVERYBODY_Y],
  threat: [242, EVERYBODY_Y],
};

/** Where on the plan a line of the checklist is done. */
function placeIn(state: State): (line: string) => SketchAt | undefined {
  const { seats, starts, dissenterZone } = state.config;
  const inZone = (zone: string | undefined, y: number): SketchAt | undefined => {
    const x = ZONE_X[ZONES.findIndex((one) => one === zone)];
    return x === undefined ? undefined : [x, y];
  };
  return (line) => {
    const officer = nameIn(line, 'officer');
    const starter = nameIn(line, 'start');
    const leader = nameIn(line, 'leader');
    if (officer !== undefined) return inZone(officer, OFFICERS_Y);
    if (leader !== undefined) return onBoardOf(seats, leader, PLAYERS_Y);
    if (starter !== undefined) {
      const zone = starts[starter]?.zone ?? 'sustenance';
      return zone === 'discovery' ? [98, 76] : inZone(zone, 134);
    }
    switch (line) {
      case 'dissenters':
        return inZone(
          CITY_ZONES.find((zone) => zone === dissenterZone),
          134,
        );
      case 'dissenterCubes':
        return inZone(dissenterZone ?? undefined, OFFICERS_Y + 24);
      case 'begins':
        return onBoardOf(seats, state.turn, PLAYERS_Y, 1);
      default:
        return PLACES[line];
    }
  };
}
