import { read, unwrap, type Answers, type Seat } from '@/engine';
import { perseverance1 } from '@/games/perseverance-1';
import { configure } from '@/games/perseverance-1/session/setup/configure';
import { command, type Command, type DefenseEdit } from '@/games/perseverance-1/session/command';
import type { State } from '@/games/perseverance-1/session/state';
import type { Dino, Zone } from '@/games/perseverance-1/terms';
import { first, playing } from '../../support/playing';

const table = playing(perseverance1);
export const { foldAll, refusalOf, throughJson } = table;

/** Whatever a test plays could have come from another phone. */
function sent(commands: readonly Command[]): readonly Command[] {
  for (const one of commands) expect(unwrap(read(JSON.parse(JSON.stringify(one)), command))).toEqual(one);
  return commands;
}

export const decideOn: typeof table.decideOn = (state, one, chance) => {
  sent([one]);
  return table.decideOn(state, one, chance);
};
export const record: typeof table.record = (state, commands) => table.record(state, sent(commands));
export const play: typeof table.play = (state, ...commands) => table.play(state, ...sent(commands));

export { first };

export const SEATS: readonly Seat[] = [
  { id: 'ana', name: 'Ana', colour: 'sun' },
  { id: 'bo', name: 'Bo', colour: 'drop' },
  { id: 'cy', name: 'Cy', colour: 'peak' },
  { id: 'di', name: 'Di', colour: 'kite' },
];

/** Ana leads Adelita (Expansion), Bo Jack (Military), Cy Phoenix (Protection), Di Keoni (Sustenance). */
const LEADERS: Answers = {
  'leader:ana': 'adelita',
  'leader:bo': 'jack',
  'leader:cy': 'phoenix',
  'leader:di': 'keoni',
};

export function newTable(players: 2 | 3 | 4, answers: Answers = {}): State {
  const seats = SEATS.slice(0, players);
  return table.begin(unwrap(configure(seats, { tracking: 'full', ...LEADERS, ...answers }, first)));
}

export function followers(state: State): Readonly<Record<string, number>> {
  return Object.fromEntries(Object.entries(state.players).map(([id, player]) => [id, player.followers]));
}

/** Dinos put by hand, the nearest space of each column first. */
export function dinosAt(
  zone: Zone,
  dinos: readonly { readonly column: number; readonly dino: Dino }[],
): readonly Command[] {
  return dinos.map(({ column, dino }, i): Command => {
    const space = dinos.slice(0, i).filter((other) => other.column === column).length;
    return { type: 'editDefense', zone, column, edit: { piece: 'dino', space, to: dino } };
  });
}

type Correct = Extract<Command, { readonly type: 'correct' }>;

export const correct = (counter: Correct['counter'], to: number, owner = 'ana'): Command => ({
  type: 'correct',
  owner,
  counter,
  to,
});

export const die = (player: string, more: Partial<Extract<Command, { type: 'takeDie' }>> = {}): Command => ({
  type: 'takeDie',
  player,
  owner: 'neutral',
  zone: 'military',
  changeFace: false,
  ...more,
});

export const edit = (change: DefenseEdit, zone: Zone = 'military', column = 0): Command => ({
  type: 'editDefense',
  zone,
  column,
  edit: change,
});
