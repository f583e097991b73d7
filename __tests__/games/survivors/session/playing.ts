import { unwrap, type Answers, type Seat } from '@/engine';
import { survivors } from '@/games/survivors';
import type { Command } from '@/games/survivors/session/command';
import type { State } from '@/games/survivors/session/state';
import type { Skill } from '@/games/survivors/terms';
import { first, playing } from '../../support/playing';

const table = playing(survivors);
export const { decideOn, foldAll, play, record, refusalOf, throughJson } = table;
export { first };

export const SEATS: readonly Seat[] = [
  { id: 'ana', name: 'Ana', colour: 'sun' },
  { id: 'bo', name: 'Bo', colour: 'drop' },
  { id: 'cy', name: 'Cy', colour: 'peak' },
  { id: 'di', name: 'Di', colour: 'kite' },
  { id: 'ed', name: 'Ed', colour: 'moon' },
];

/** Ana leads the Morettis; her tile is the one that the book tells about. */
const MORETTIS: Answers = {
  'faction:ana': 'Morettis',
  'dice.primary.combat:1:f-morettis': 4,
  'dice.primary.civilized:1:f-morettis': 1,
  'dice.primary.production:1:f-morettis': 3,
  'dice.secondary.combat:1:f-morettis': 2,
  'dice.secondary.civilized:1:f-morettis': 3,
  'dice.secondary.production:1:f-morettis': 2,
};

export function newTable(players: number, answers: Answers = {}): State {
  const seats = SEATS.slice(0, players);
  const cards = Object.fromEntries(
    seats.map(({ id }) => [`cards.combat:${players}:${id === 'ana' ? 'f-morettis' : id}`, 2]),
  );
  return table.begin(unwrap(survivors.setup.configure(seats, { ...MORETTIS, ...cards, ...answers }, first)));
}

/** Hordes south-east, south and south-west; Ana leads. */
export function underWay(players: number, answers: Answers = {}): State {
  return play(newTable(players, answers), { type: 'beginPlay', hordes: [2, 3, 4], leader: 'ana' });
}

export const trio = (combat: number, civilized: number, production: number) => ({
  combat,
  civilized,
  production,
});

export const NOTHING = trio(0, 0, 0);

const STAY = { survivors: 0, scrap: 0, herb: 0, resolve: 0, fuel: 0 };
export const NO_OUTCOME = { changes: STAY, drawn: {}, addHordes: [], removeHordes: [] };

export function travel(direction: 0 | 1 | 2 | 3 | 4 | 5, leader = 'ana'): Command {
  return { type: 'travel', direction, leader, choices: [], hordes: null };
}

export function totals(combat: number, civilized: number, production: number): Command {
  return {
    type: 'countChallenges',
    corners: null,
    split: NOTHING,
    adjust: NOTHING,
    threat: null,
    totals: trio(combat, civilized, production),
  };
}

type Encounter = Extract<Command, { type: 'encounter' }>;

export function roll(
  rolled: Encounter['rolled'],
  aberrant: Skill | null,
  rest: Partial<Encounter> = {},
): Encounter {
  return {
    type: 'encounter',
    sides: {},
    rolled,
    aberrant,
    cardSuccesses: NOTHING,
    cardChallenges: NOTHING,
    played: {},
    lossResource: 'scrap',
    outcomes: { penalty: NO_OUTCOME, reward: NO_OUTCOME, bonus: NO_OUTCOME },
    ...rest,
  };
}

export const resources = (changes: Partial<typeof STAY>) => ({ ...STAY, ...changes });
