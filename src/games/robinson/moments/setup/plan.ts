import {
  PLAN_WIDTH,
  planSketch,
  sketchBox,
  sketchIcon,
  withPlaces,
  type ChecklistLine,
  type IconName,
  type Sketch,
  type SketchAt,
  type SketchLook,
  type SketchPart,
} from '@/engine';
import type { State } from '../../session/state';

const box = (at: SketchAt, size: SketchAt, look: SketchLook = 'card') => sketchBox(at, size, look, 5);
const icon = (name: IconName, at: SketchAt, size = 16) => sketchIcon(name, at, size, 'soft');

const PLAYERS_Y = 258;

/** The table from above, with the numbers of the list: the board with the island, the decks, and everybody's card in front. */
export function tablePlan(state: State, lines: readonly ChecklistLine[]): Sketch {
  const { seats, friday, dog } = state.config;
  const cards = [
    ...seats.map(({ id, colour }) => ({ line: `character-${id}`, ink: colour })),
    ...(friday ? [{ line: 'friday', ink: 'soft' } as const] : []),
    ...(dog ? [{ line: 'dog', ink: 'kite' } as const] : []),
  ];
  const step = (PLAN_WIDTH - 8) / cards.length;
  const cardX = (i: number) => 4 + step * (i + 0.5);
  const base = planSketch(
    284,
    box([164, 104], [216, 176], 'board'),
    // The island, the beach lit.
    ...ISLAND.map((at, i): SketchPart => ({ kind: 'hex', at, r: 20, look: i === 0 ? 'lit' : 'space' })),
    icon('home', [ISLAND[0][0] + 8, ISLAND[0][1]], 14),
    // Inventions under each other at the left of the board, the Threat field below the island.
    ...[72, 92, 112].flatMap((x) => [60, 84, 108].map((y) => box([x, y], [17, 20]))),
    box([164, 170], [40, 28], 'space'),
    box([210, 170], [40, 28], 'space'),
    icon('resolve', [78, 36]),
    // Left: the scenario; right: the decks.
    box([26, 60], [42, 60]),
    icon('story', [26, 76]),
    box([26, 140], [42, 50], 'outline'),
    ...[44, 84, 124].map((y) => box([302, y], [34, 32])),
    icon('paw', [302, 84]),
    icon('die', [302, 124]),
    box([302, 168], [42, 36], 'outline'),
    ...cards.flatMap(({ ink }, i): readonly SketchPart[] => [
      box([cardX(i), PLAYERS_Y], [step - 6, 40]),
      { kind: 'pawn', at: [cardX(i) - step / 2 + 16, PLAYERS_Y], size: 22, ink },
    ]),
  );
  return withPlaces(lines, base, (line) => {
    const card = cards.findIndex((one) => one.line === line);
    if (card >= 0) return [cardX(card) + 4, PLAYERS_Y];
    if (line === 'first') {
      const seat = seats.findIndex(({ id }) => id === state.first);
      return [cardX(Math.max(seat, 0)) + 4, PLAYERS_Y - 32];
    }
    return PLACES[line];
  });
}

const ISLAND: readonly [SketchAt, ...SketchAt[]] = [
  [150, 84],
  [184, 84],
  [218, 84],
  [167, 54],
  [201, 54],
  [167, 114],
  [201, 114],
];

const PLACES: Readonly<Partial<Record<string, SketchAt>>> = {
  scenario: [26, 48],
  board: [248, 28],
  arrange: [98, 150],
  startingItems: [26, 140],
  decks: [302, 44],
  island: [140, 84],
  inventions: [92, 84],
  wreckage: [210, 170],
  'setup.costs': [128, 36],
  'setup.solo': [104, 36],
  'setup.arrangeChoose': [122, 150],
  'setup.eventDeck': [302, 168],
};
