import { unwrap, type Answers, type Seat } from '@/engine';
import { perseverance2 } from '@/games/perseverance-2';
import { configure } from '@/games/perseverance-2/session/setup/configure';
import type { Fight } from '@/games/perseverance-2/moments/adventure/commands';
import { NO_DINOS } from '@/games/perseverance-2/moments/combat/dinos';
import type { Command } from '@/games/perseverance-2/session/command';
import type { PerkPick } from '@/games/perseverance-2/session/moves';
import { NOBODY, type State } from '@/games/perseverance-2/session/state';
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

/** What the end of the turn reminds of, in the bar of the table. */
export function remindersOfTurn(state: State) {
  const next = perseverance2.table(state).actions.find(({ id }) => id === 'nextTurn');
  return next?.reminders ?? [];
}

/** A Perk, without a Dino. */
export const pick = (perk: PerkPick['perk'], pay: PerkPick['pay'] = null): PerkPick => ({
  perk,
  pay,
  dino: null,
  release: NO_DINOS,
});

/** A number as it is on the table. */
export const set = (
  owner: string,
  counter: Extract<Command, { type: 'correct' }>['counter'],
  to: number,
): Command => ({
  type: 'correct',
  owner,
  counter,
  to,
});

/** A fight in which nothing happens but what is given. */
export const fight = (part: Partial<Fight>): Fight => ({
  committed: NOBODY,
  dinos: NO_DINOS,
  injuries: { light: 0, heavy: [], leader: 0 },
  cancel: { light: 0, heavy: 0 },
  capture: NO_DINOS,
  release: NO_DINOS,
  wrangler: null,
  ...part,
});
