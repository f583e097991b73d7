import { survivors } from '@/games/survivors';
import type { State } from '@/games/survivors/session/state';
import type { Chased } from '@/games/survivors/moments/travel/wizard';
import { testCommandShape } from '../../support/testCommandShape';
import { boardOf, readOff } from './boardOf';
import { newTable, play, SEATS, totals, travel, underWay } from './playing';
import { randomCommand } from './randomCommands';

const met = play(underWay(2), travel(0));
const rolling = play(met, totals(4, 3, 2));
const after = play(met, { type: 'skipEncounter' });

const CORNER = ['combat', 'civilized', 'production'] as const;

testCommandShape({
  game: survivors,
  tables: [newTable(1), newTable(5), underWay(3), met, rolling, after].map((state) => ({
    state,
    wish: randomCommand(SEATS.slice(0, state.config.seats.length).map(({ id }) => id)),
  })),
  widgets: {
    firstHordes: () => [[2, 'E', 4]],
    chase: (_state: State, chased: Chased) => [
      { ...chased, direction: 1 },
      { ...chased, direction: 1, hordes: { encounter: 1, ring: [3] } },
    ],
    corners: () => [readOff(boardOf([CORNER, CORNER, CORNER, CORNER, CORNER, CORNER]))],
    sides: () => [{ ana: 'secondary' }],
    hordes: () => [{ encounter: 0, ring: [0, 5] }],
    location: () => ['Mill'],
  },
});
