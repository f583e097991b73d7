import { unwrap, type Answers, type Seat } from '@/engine';
import { robinson } from '@/games/robinson';
import type { Command } from '@/games/robinson/session/command';
import type { Event } from '@/games/robinson/session/event';
import { configure } from '@/games/robinson/session/setup/configure';
import type { State } from '@/games/robinson/session/state';
import { first, playing } from '../../support/playing';

const table = playing(robinson);
export const { play, record, refusalOf, throughJson } = table;
export { first };

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

export function newTable(players: 1 | 2 | 3 | 4, answers: Answers = {}): State {
  const config = unwrap(configure(SEATS.slice(0, players), { ...CHARACTERS, ...answers }, first));
  return table.begin(config);
}

/** A tile that lies face up beside the camp, as the table says. */
export function faceUp(tile: number): Command {
  const notes = { far: false, minusPawn: false, beast: false, exhausted: [], plus: [], explored: true };
  return { type: 'setTile', tile, notes };
}

export function eventsOf(state: State, command: Command): readonly Event[] {
  return unwrap(robinson.decide(state, command, first));
}
