import { fold, read, startSession, unwrap, type Answers, type Chance, type Entry, type Seat } from '@/engine';
import { perseverance2 } from '@/games/perseverance-2';
import type { Command } from '@/games/perseverance-2/session/command';
import type { Event } from '@/games/perseverance-2/session/event';
import { configure } from '@/games/perseverance-2/session/setup/configure';
import type { State } from '@/games/perseverance-2/session/state';

export const SEATS: readonly Seat[] = [
  { id: 'ana', name: 'Ana', colour: 'sun' },
  { id: 'bo', name: 'Bo', colour: 'drop' },
  { id: 'cy', name: 'Cy', colour: 'peak' },
  { id: 'di', name: 'Di', colour: 'kite' },
];

/** Ana leads Adelita (Expansion, Gatherer), Bo Jack (Military, Skinner), Cy Phoenix, Di Keoni. */
export const LEADERS: Answers = {
  'leader:ana': 'adelita',
  'leader:bo': 'jack',
  'leader:cy': 'phoenix',
  'leader:di': 'keoni',
};

/** Always the first of what is left: nothing about a test is left to luck. */
export const first: Chance = { pick: () => 0 };

export function newTable(players: 2 | 3 | 4, answers: Answers = {}): State {
  const config = unwrap(configure(SEATS.slice(0, players), { ...LEADERS, ...answers }, first));
  return perseverance2.initial(unwrap(read(JSON.parse(JSON.stringify(config)), perseverance2.readConfig)));
}

export function decideOn(state: State, command: Command, chance: Chance = first) {
  return perseverance2.decide(state, command, chance);
}

export function refusalOf(state: State, command: Command): string | null {
  const decision = decideOn(state, command);
  return decision.ok ? null : decision.error.code;
}

export function throughJson(event: Event): Event {
  return unwrap(read(JSON.parse(JSON.stringify(event)), perseverance2.readEvent));
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
    current = events.reduce(perseverance2.evolve, current);
  }
  return { state: current, entries };
}

export function foldAll(state: State, entries: readonly Entry<Event>[]) {
  return unwrap(fold(perseverance2, startSession<State, Event>(state), entries));
}
