import { say } from '../../say';
import { CAMP } from '../../terms';
import type { Correction } from '../command';
import { trackOf, type Dial } from '../counters';
import { refuse } from '../refuse';
import { wizard } from './wizard';

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

/** The numbers that have no place on the table screen, put right: each changed one is a correction. */
export const board = wizard({
  id: 'board',
  quick: true,
  title: () => say('session.action.board'),
  script(ask, state) {
    const counts = ask.count({
      id: 'board',
      title: say('session.action.board'),
      help: say('session.help.board'),
      reference: 'camp',
      figures: [
        {
          id: 'round',
          label: say('session.walk.round'),
          value: state.round,
          track: { min: 1, max: state.config.rounds },
        },
        ...BOARD.map((dial) => ({
          id: dial,
          label: say(`session.counter.${dial}`),
          value: state.camp[dial],
          track: trackOf(state, { owner: CAMP, counter: dial }),
        })),
      ],
    });
    const corrections = BOARD.flatMap((dial): readonly Correction[] =>
      counts[dial] === state.camp[dial] ? [] : [{ owner: CAMP, counter: dial, to: counts[dial] }],
    );
    if (counts.round !== state.round)
      return { type: 'byHand', command: { type: 'setRound', to: counts.round }, corrections };
    const [one, ...others] = corrections;
    if (!one) return refuse('noChange');
    return { type: 'byHand', command: { type: 'correct', ...one }, corrections: others };
  },
});
