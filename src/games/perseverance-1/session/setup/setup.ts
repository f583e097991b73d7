import type { Setup } from '@/engine';
import { say } from '../../say';
import { LEADERS } from '../../terms';
import { PLAYERS, type Config } from '../config';
import { answersOf } from './answersOf';
import { configure } from './configure';
import { DRAWN, FIELD } from './fields';
import { pages } from './pages';
import type { Names } from '../names';

export const setup: Setup<Config, Names> = {
  players: PLAYERS,
  seat: {
    id: FIELD.leader,
    label: say('session.setup.leader'),
    options: [
      ...LEADERS.map((leader) => ({
        id: leader,
        label: say(`leader.${leader}`),
        note: say(`session.ability.${leader}`),
      })),
      { id: DRAWN, label: say('session.setup.drawn') },
    ],
    initial: DRAWN,
    shared: [DRAWN],
  },
  pages,
  configure,
  answers: answersOf,
  opening: 'setupChecklist',
};
