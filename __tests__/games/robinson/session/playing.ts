import { read, unwrap, type Answers, type Chance, type Entry, type Seat } from '@/engine';
import { robinson } from '@/games/robinson';
import type { Command } from '@/games/robinson/session/command';
import type { Event } from '@/games/robinson/session/event';
import { configure } from '@/games/robinson/session/setup/configure';
import type { State } from '@/games/robinson/session/state';

export const SEATS: readonly Seat[] = [
  { id: 'ana', name: 'Ana', colour: 'sun' },
  { id: 'ben', name: 'Ben', colour: 'drop' },
  { id: 'cy', name: 'Cy', colour: 'peak' },
  { id: 'di', name: 'Di', colour: 'kite' },
];

/** Ana builds, Ben cooks, Cy explores, Di fights. */
const CHARACTERS: Answers = {
  'character:ana': 'carpenter',
  'character:ben': 'cook',
  'character:cy': 'explorer',
  'character:di': 'soldier',
};

export const first: Chance = { pick: () => 0 };

export function newTable(players: 1 | 2 | 3 | 4, answers: Answers = {}): State {
  const config = unwrap(configure(SEATS.slice(0, players), { ...CHARACTERS, ...answers }, first));
  return robinson.initial(unwrap(read(JSON.parse(JSON.stringify(config)), robinson.readConfig)));
}

export function refusalOf(state: State, command: Command): string | null {
  const decision = robinson.decide(state, command, first);
  return decision.ok ? null : decision.error.code;
}

export function eventsOf(state: State, command: Command): readonly Event[] {
  return unwrap(robinson.decide(state, command, first));
}

/** Plays commands that must all be legal, through JSON, as a restart would see them. */
export function play(state: State, ...commands: readonly Command[]): State {
  return record(state, commands).state;
}

export function record(start: State, commands: readonly Command[]) {
  const entries: Entry<Event>[] = [];
  let state = start;
  for (const command of commands) {
    const events = eventsOf(state, command);
    entries.push({ kind: 'act', at: entries.length, events: events.map(throughJson) });
    state = events.map(throughJson).reduce(robinson.evolve, state);
  }
  return { state, entries };
}

export function throughJson(event: Event): Event {
  return unwrap(read(JSON.parse(JSON.stringify(event)), robinson.readEvent));
}
