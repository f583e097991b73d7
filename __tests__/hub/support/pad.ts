import { unwrap, type AnyGame } from '@/engine';
import { scorepad } from '@/games/scorepad';
import { configure } from '@/games/scorepad/configure';
import type { AboutTable, Caller } from '@/live/protocol';
import { SEATS } from '../../games/scorepad/table';

export const LINK = 'a link nobody guesses';

export const pad = scorepad as unknown as AnyGame;

export function aboutPad(id = 'table-1'): AboutTable {
  const config = unwrap(configure(SEATS, { name: 'Harbour', counting: 'free' }));
  return { id, gameId: 'scorepad', gameVersion: 1, title: 'Harbour', createdAt: 1, config };
}

export function caller(id: string): Caller {
  return { id, token: `token of ${id}`, name: id, seat: null, watch: false };
}

export function plusOne(player = 'ana') {
  return { kind: 'act', command: { type: 'changePoints', player, by: 1 } } as const;
}
