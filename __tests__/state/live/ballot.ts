import { wizardsOf, type Wizard } from '@/engine';
import { scorepad } from '@/games/scorepad';
import type { ScorepadCommand } from '@/games/scorepad/command';
import { refuse, say } from '@/games/scorepad/say';
import type { ScorepadState } from '@/games/scorepad/state';

/** Words that are nowhere unless somebody wrote down what was chosen. */
export const YES = 'quagga-yes';
export const NO = 'thylacine-no';

type Points = Extract<ScorepadCommand, { type: 'changePoints' }>;

const wizard = wizardsOf<ScorepadState, Points, ScorepadCommand>({
  nothingChosen: refuse('roundPoints'),
  players: ({ config }) => config.seats.map(({ id }) => id),
  review: (state, { player, by }) => [
    { player, label: say('wizard.total'), change: by, total: (state.totals[player] ?? 0) + by, why: [] },
  ],
  withOverrides: (command) => command,
});

/** A vote about Ana: worth as much as the first step says for every Yes. */
const ballot = wizard({
  id: 'ballot',
  title: () => say('wizard.points'),
  script: (ask, { config }) => {
    const { worth } = ask.count({
      id: 'worth',
      title: say('wizard.points'),
      figures: [{ id: 'worth', label: say('wizard.points'), value: 1, track: { min: 1, max: 9 } }],
    });
    const option = (id: string) => ({ id, label: say('wizard.points') });
    const votes = ask.pass({
      id: 'votes',
      title: say('wizard.points'),
      turns: config.seats.map(({ id }) => ({
        id,
        player: id,
        question: say('wizard.points'),
        choices: [{ id: 'vote', label: say('wizard.points'), options: [option(YES), option(NO)] }],
      })),
    });
    const chosen = config.seats.map(({ id }) => votes[id]?.['vote']);
    if (chosen.some((vote) => vote == null)) return null;
    const by = worth * chosen.filter((vote) => vote === YES).length;
    ask.tell({ id: 'count', title: say('wizard.points'), lines: [] });
    return { type: 'changePoints', player: 'ana', by };
  },
});

/** A test has its own copy of every module: here the score pad has a vote, for phones and hub. */
(scorepad.wizards as Wizard<ScorepadState, ScorepadCommand>[]).push(ballot);
