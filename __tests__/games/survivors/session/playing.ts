import {
  fold,
  read,
  startSession,
  unwrap,
  type Answers,
  type Entry,
  type Seat,
  type Session,
} from '@/engine';
import { survivors } from '@/games/survivors';
import type { Command } from '@/games/survivors/session/command';
import type { Event } from '@/games/survivors/session/event';
import type { State } from '@/games/survivors/session/state';
import type { Skill } from '@/games/survivors/terms';

export const SEATS: readonly Seat[] = [
  { id: 'ana', name: 'Ana', colour: 'sun' },
  { id: 'bo', name: 'Bo', colour: 'drop' },
  { id: 'cy', name: 'Cy', colour: 'peak' },
  { id: 'di', name: 'Di', colour: 'kite' },
  { id: 'ed', name: 'Ed', colour: 'moon' },
];

const NO_LUCK = { pick: () => 0 };

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
  return survivors.initial(
    unwrap(survivors.setup.configure(seats, { ...MORETTIS, ...cards, ...answers }, NO_LUCK)),
  );
}

/** Hordes south-east, south and south-west; Ana leads. */
export function underWay(players: number, answers: Answers = {}): State {
  return play(newTable(players, answers), { type: 'beginPlay', hordes: [2, 3, 4], leader: 'ana' });
}

export function decideOn(state: State, command: Command) {
  return survivors.decide(state, command, NO_LUCK);
}

export function refusalOf(state: State, command: Command): string | null {
  const decision = decideOn(state, command);
  return decision.ok ? null : decision.error.code;
}

export function throughJson(event: Event): Event {
  return unwrap(read(JSON.parse(JSON.stringify(event)), survivors.readEvent));
}

/** Plays commands that must all be legal, through JSON, as a restart would see them. */
export function play(state: State, ...commands: readonly Command[]): State {
  return record(state, commands).state;
}

export function record(
  state: State,
  commands: readonly Command[],
): { readonly state: State; readonly entries: readonly Entry<Event>[] } {
  const entries: Entry<Event>[] = [];
  let current = state;
  for (const command of commands) {
    const decision = decideOn(current, command);
    if (!decision.ok) throw new Error(`${JSON.stringify(command)}: ${JSON.stringify(decision.error)}`);
    const events = decision.value.map(throughJson);
    entries.push({ kind: 'act', at: entries.length, events });
    current = events.reduce(survivors.evolve, current);
  }
  return { state: current, entries };
}

export function foldAll(state: State, entries: readonly Entry<Event>[]): Session<State, Event> {
  return unwrap(fold(survivors, startSession<State, Event>(state), entries));
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
