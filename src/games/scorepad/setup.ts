import type { Setup, SetupField } from '@/engine';
import { configure } from './configure';
import { say } from './say';
import type { ScorepadConfig } from './config';
import { NAME_LENGTH, PLAYERS } from './limits';
import type { Names } from './names';

export const setup: Setup<ScorepadConfig, Names> = {
  players: PLAYERS,
  pages: () => [{ id: 'game', title: say('setup.title'), fields: FIELDS }],
  configure,
  answers: ({ name, counting, best }) => ({ name: name ?? '', counting, best }),
};

const FIELDS: readonly SetupField[] = [
  {
    kind: 'text',
    id: 'name',
    label: say('setup.name'),
    hint: say('setup.nameHint'),
    maxLength: NAME_LENGTH,
    initial: '',
    early: true,
  },
  {
    kind: 'choice',
    id: 'counting',
    label: say('setup.counting'),
    initial: 'rounds',
    options: [
      { id: 'rounds', label: say('setup.rounds'), note: say('setup.roundsNote') },
      { id: 'free', label: say('setup.free'), note: say('setup.freeNote') },
    ],
  },
  {
    kind: 'choice',
    id: 'best',
    label: say('setup.best'),
    initial: 'highest',
    options: [
      { id: 'highest', label: say('setup.highest') },
      { id: 'lowest', label: say('setup.lowest') },
    ],
  },
];
