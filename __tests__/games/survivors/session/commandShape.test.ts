import { survivors } from '@/games/survivors';
import type { State } from '@/games/survivors/session/state';
import type { ChallengesDraft } from '@/games/survivors/session/wizards/challengesDraft';
import type { EncounterDraft } from '@/games/survivors/session/wizards/encounterDraft';
import type { SettleDraft } from '@/games/survivors/session/wizards/settle';
import type { SetupDraft } from '@/games/survivors/session/wizards/setupChecklist';
import type { TravelDraft } from '@/games/survivors/session/wizards/travel';
import { testCommandShape } from '../../support/testCommandShape';
import { boardOf } from './boardOf';
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
    firstHordes: (_state: State, draft: SetupDraft) => [{ ...draft, hordes: [2, 'E', 4] }],
    direction: (_state: State, draft: TravelDraft) => [{ ...draft, direction: 1 }],
    chase: (_state: State, draft: TravelDraft) => [{ ...draft, hordes: { encounter: 1, ring: [3] } }],
    corners: (_state: State, draft: ChallengesDraft) => [
      { ...draft, tiles: boardOf([CORNER, CORNER, CORNER, CORNER, CORNER, CORNER]) },
    ],
    sides: (_state: State, draft: EncounterDraft) => [{ ...draft, sides: { ana: 'secondary' } }],
    hordes: (_state: State, draft: EncounterDraft) => [{ ...draft, hordes: { encounter: 0, ring: [0, 5] } }],
    location: (_state: State, draft: SettleDraft) => [{ ...draft, location: 'Mill' }],
  },
});
