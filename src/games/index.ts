import type { GameEntry } from '@/engine';
import { perseverance1 } from './perseverance-1/entry';
import { perseverance2 } from './perseverance-2/entry';
import { robinson } from './robinson/entry';
import { scorepad } from './scorepad/entry';
import { survivors } from './survivors/entry';

/** Every game, in the order of the list a person chooses from. A new game is its folder and its line here. */
export const games: readonly GameEntry[] = [perseverance1, perseverance2, survivors, robinson, scorepad];

/** The games that a table can be set up for now. */
export type PlayableGame = GameEntry & Required<Pick<GameEntry, 'load'>>;

export function isPlayable(entry: GameEntry): entry is PlayableGame {
  return entry.load !== undefined;
}

export function findGame(id: string): GameEntry | undefined {
  return games.find((entry) => entry.card.id === id);
}
