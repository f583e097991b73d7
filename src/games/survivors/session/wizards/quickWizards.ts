import { DIE_FACES } from '../../pieces';
import { say } from '../../say';
import { askLeader } from './askLeader';
import { skillFigures, TOTAL } from './figures';
import { wizard } from './wizard';

/** The group names somebody else as Caravan Leader (ruling 15). */
export const leader = wizard({
  id: 'leader',
  quick: true,
  title: () => say('session.action.leader'),
  actor: { of: (state) => state.leader },
  who: 'leader',
  script: (ask, state, player) => ({ type: 'giveLead', to: askLeader(ask, state, player) }),
});

/** What a Skill die shows, counted once: from it follow the chances. */
export const faces = wizard({
  id: 'faces',
  quick: true,
  title: () => say('session.action.faces'),
  script: (ask, state) => ({
    type: 'setFaces',
    to: ask.count({
      id: 'faces',
      title: say('session.setup.dice'),
      help: say('session.setup.diceNote'),
      reference: 'chances',
      together: DIE_FACES,
      figures: (['one', 'two'] as const).map((which) => ({
        id: which,
        label: say(`session.setup.faces.${which}`),
        value: state.faces[which],
        track: { min: 0, max: DIE_FACES },
      })),
    }),
  }),
});

/** A card changed tiles after the count (lines 173 and 98): the Challenges as they are now. */
export const recount = wizard({
  id: 'recount',
  quick: true,
  title: () => say('session.action.recount'),
  script: (ask, { challenges }) => ({
    type: 'recount',
    totals: ask.count({
      id: 'totals',
      title: say('session.action.recount'),
      help: say('session.challenge.recountHelp'),
      reference: 'counting-challenges',
      figures: skillFigures(TOTAL, challenges?.now ?? challenges?.totals),
    }),
  }),
});
