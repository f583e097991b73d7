import type { AnyGame, CheckedTable } from '@/engine';
import { openSessionOf } from '@/state/sessionStore';
import { useSession } from '@/state/useStores';
import { madeUpSeats } from './madeUpSeats';

export interface CheckWish {
  readonly edition?: string;
  readonly players?: string;
}

/** The table that is being played, if it plays this game; otherwise one made up for the question. */
export function useCheckedTable(
  game: AnyGame,
  wish: CheckWish,
): { readonly table: CheckedTable; readonly real: boolean } {
  const open = useSession(openSessionOf);
  if (open?.game.id === game.id) {
    const { edition } = open.game.facts(open.config);
    return { table: { seats: open.seats, edition }, real: true };
  }
  const { min, max } = game.setup.players;
  const wanted = Number(wish.players);
  const players = Number.isInteger(wanted) && wanted >= min && wanted <= max ? wanted : Math.min(3, max);
  const { editions = [] } = game;
  const edition = editions.find((known) => known === wish.edition) ?? editions.at(-1) ?? null;
  return { table: { seats: madeUpSeats(players), edition }, real: false };
}
