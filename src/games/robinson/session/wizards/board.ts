import { entries, ok, type Wizard } from '@/engine';
import { say } from '../../say';
import { CAMP } from '../../terms';
import type { Command, Correction } from '../command';
import { trackOf, type Dial } from '../counters';
import { no } from '../refuse';
import type { State } from '../state';

/** What lies on the board and is seldom looked at. */
const BOARD = [
  'shelter',
  'tileShelter',
  'futureFood',
  'futureNonPerishable',
  'futureWood',
  'futureFur',
  'huntingDeck',
  'rainTokens',
  'winterTokens',
  'stormToken',
  'foodSources',
  'woodSources',
  'plusFood',
  'plusWood',
  'buildingPawn',
] as const satisfies readonly Dial[];

/** What was set so far; the round by its own name. */
type BoardDraft = Readonly<Record<string, number>>;

/** The numbers that have no place on the table screen, put right: each changed one is a correction. */
export const board: Wizard<State, Command, BoardDraft> = {
  id: 'board',
  quick: true,
  title: () => say('session.action.board'),
  begin: () => ({}),
  readDraft: (at) =>
    Object.fromEntries(
      entries(at).flatMap(([name, { value }]) =>
        typeof value === 'number' && Number.isInteger(value) ? [[name, value]] : [],
      ),
    ),
  steps: (state, draft) => [
    {
      kind: 'figures',
      id: 'board',
      title: say('session.action.board'),
      help: say('session.help.board'),
      reference: 'camp',
      figures: [
        {
          id: 'round',
          label: say('session.walk.round'),
          value: draft.round ?? state.round,
          track: { min: 1, max: state.config.rounds },
          write: (round) => ({ ...draft, round }),
        },
        ...BOARD.map((dial) => ({
          id: dial,
          label: say(`session.counter.${dial}`),
          value: draft[dial] ?? state.camp[dial],
          track: trackOf(state, { owner: CAMP, counter: dial }),
          write: (to: number) => ({ ...draft, [dial]: to }),
        })),
      ],
    },
  ],
  review: () => [],
  commit: (state, draft) => {
    const corrections = BOARD.flatMap((dial): readonly Correction[] => {
      const to = draft[dial] ?? state.camp[dial];
      return to === state.camp[dial] ? [] : [{ owner: CAMP, counter: dial, to }];
    });
    const round = draft.round ?? state.round;
    if (round !== state.round)
      return ok({ type: 'byHand', command: { type: 'setRound', to: round }, corrections });
    const [one, ...others] = corrections;
    if (!one) return no('noChange');
    return ok({ type: 'byHand', command: { type: 'correct', ...one }, corrections: others });
  },
};
