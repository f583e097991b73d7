import { unwrap, type Answers, type Seat } from '@/engine';
import { perseverance2 } from '@/games/perseverance-2';
import { configure } from '@/games/perseverance-2/session/setup/configure';
import type { State } from '@/games/perseverance-2/session/state';
import { first, playing } from '../../support/playing';

const table = playing(perseverance2);
export const { decideOn, foldAll, play, record, refusalOf, throughJson } = table;
export { first };

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

export function newTable(players: 2 | 3 | 4, answers: Answers = {}): State {
  const config = unwrap(configure(SEATS.slice(0, players), { ...LEADERS, ...answers }, first));
  return table.begin(config);
}
