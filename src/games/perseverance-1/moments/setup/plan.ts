import { planSketch, type Sketch, type SketchAt, type SketchPart } from '@/engine';
import { inkOf, poolDice } from '../../../perseverance/guide/sketchParts';
import { box, columnsIn, icon, nameIn, onBoardOf, playerBoards } from '../../../perseverance/guide/planParts';
import type { TablePlan } from '../../../perseverance/session/wizards/checklist';
import type { State } from '../../session/state';
import { ZONES } from '../../terms';

const BOARD = { left: 82, right: 246 } as const;
const ZONE_X = columnsIn(ZONES.length, BOARD.left, BOARD.right);
const OFFICERS_Y = 178;
const PLAYERS_Y = 238;
const EVERYBODY_Y = 278;

/** The table from above, for this edition and these players. */
export function tablePlan(state: State): TablePlan {
  return { sketch: sketchOf(state), placeOf: placeIn(state) };
}

/** The Main board with its Zones, what lies around it, and everybody's board in front. */
function sketchOf(state: State): Sketch {
  const { seats, placements } = state.config;
  return planSketch(
    300,
    // The dice pool over the board.
    box([164, 18], [164, 28], 'outline'),
    poolDice(state).map((ink, i): SketchPart => ({ kind: 'die', at: [178 + i * 11, 18], size: 9, ink })),
    box([164, 98], [164, 120]),
    ZONE_X.flatMap((x): readonly SketchPart[] => [
      box([x, 74], [34, 50], 'space'),
      ...state.zones.sustenance.columns.map((_, i): SketchPart => {
        const columns = state.zones.sustenance.columns.length;
        return {
          kind: 'line',
          from: [x - 15 + (30 / columns) * (i + 0.5), 56],
          to: [x - 15 + (30 / columns) * (i + 0.5), 92],
          ink: 'faint',
          dashed: true,
        };
      }),
      box([x, 132], [34, 42], 'card'),
    ]),
    seats.flatMap(({ id }): readonly SketchPart[] => {
      const x = ZONE_X[ZONES.indexOf(placements[id] ?? 'sustenance')] ?? 0;
      return [{ kind: 'icon', at: [x, 121], size: 15, name: 'settlement', ink: inkOf(seats, id) }];
    }),
    ZONE_X.map((x) => box([x, OFFICERS_Y], [36, 26], 'card')),
    // Left: Combat Rewards, and the supply under it.
    box([40, 66], [68, 60]),
    icon('trophy', [58, 48]),
    box([40, 150], [68, 84], 'outline'),
    icon('food', [58, 130]),
    icon('raptor', [24, 172]),
    icon('scrap', [56, 172]),
    // Right: the Assembly, and the decks under it.
    box([288, 48], [68, 50]),
    icon('votes', [306, 40]),
    ...[266, 288, 310].map((x) => box([x, 92], [19, 26], 'card')),
    ...[263, 280, 297, 314].map((x) => box([x, 126], [14, 18], 'card')),
    ...[272, 304].map((x) => box([x, 160], [26, 30], 'card')),
    ...[272, 304].map((x) => box([x, 198], [26, 30], 'card')),
    icon('patrol', [304, 160], 15),
    icon('skull', [304, 198], 15),
    playerBoards(seats, PLAYERS_Y),
    box([164, EVERYBODY_Y], [320, 36], 'outline'),
    icon('followers', [20, EVERYBODY_Y]),
  );
}

const PLACES: Readonly<Partial<Record<string, SketchAt>>> = {
  board: [94, 48],
  covers: [234, 48],
  rewards: [22, 48],
  assemblyBoard: [270, 48],
  tiles: [288, 92],
  rewardTiles: [288, 126],
  supply: [22, 130],
  officers: [66, OFFICERS_Y + 24],
  patrols: [272, 160],
  challenges: [272, 198],
  pool: [98, 18],
  boards: [46, EVERYBODY_Y],
  pieces: [80, EVERYBODY_Y],
  traps: [114, EVERYBODY_Y],
  tracks: [148, EVERYBODY_Y],
  assets: [182, EVERYBODY_Y],
  dinoDice: [40, 150],
  threat: [216, EVERYBODY_Y],
};

/** Where on the plan a line of the checklist is done. */
function placeIn(state: State): (line: string) => SketchAt | undefined {
  const { seats, placements, dissenterZone, breachTokens } = state.config;
  const inZone = (zone: (typeof ZONES)[number] | undefined, y: number, by = 0): SketchAt | undefined => {
    const x = zone && ZONE_X[ZONES.indexOf(zone)];
    return x === undefined ? undefined : [x + by, y];
  };
  return (line) => {
    const officer = nameIn(line, 'officer');
    const settler = nameIn(line, 'first');
    const leader = nameIn(line, 'leader');
    const token = nameIn(line, 'breach');
    if (officer !== undefined)
      return inZone(
        ZONES.find((zone) => zone === officer),
        OFFICERS_Y,
      );
    if (settler !== undefined) return inZone(placements[settler] ?? 'sustenance', 140);
    if (leader !== undefined) return onBoardOf(seats, leader, PLAYERS_Y);
    if (token !== undefined) return [18 + breachTokens.findIndex((one) => one === token) * 22, 82];
    switch (line) {
      case 'dissenters':
        return inZone(dissenterZone ?? undefined, 140);
      case 'dissenterCubes':
        return inZone(dissenterZone ?? undefined, OFFICERS_Y + 24);
      case 'starts':
        return onBoardOf(seats, state.turn, PLAYERS_Y, 1);
      default:
        return PLACES[line];
    }
  };
}
