import { factOf, ok, type Decided, type EventOf } from '@/engine';
import { nameOf } from '../../names';
import { refuse } from '../../say';
import { hereAt, nextPlayer, type TableState } from '../table';
import type { TableChange } from '../tableChange';
import type { TableFacts } from '../tableEvent';

/** What puts a table right that no rule of either episode knows. */
export type TableRight<O extends string = string, Z extends string = string> =
  | { readonly type: 'leave'; readonly player: string }
  | { readonly type: 'comeBack'; readonly player: string }
  /** The Officer there changes places with this one. */
  | { readonly type: 'moveOfficer'; readonly zone: Z; readonly officer: O };

/** With one player there is no contest left. */
const FEWEST = 2;

/**
 * The books know nobody who leaves. The pieces stay where they lie and count, so that nobody's place changes by it;
 * only the dice leave the pool, or an Assembly would wait for somebody who has gone.
 */
export function leave(state: TableState, player: string): Decided<RightEvent> {
  if (state.left.includes(player)) return refuse('noChange');
  if (hereAt(state).length <= FEWEST) return refuse('tooFewLeft', { player: nameOf(player) });
  const left = [...state.left, player];
  const dice = state.dice[player];
  const changes: TableChange<never, never, never>[] = [
    { what: 'left', to: left },
    ...(dice && dice.pool > 0
      ? [{ what: 'dice', owner: player, inPlay: dice.inPlay, pool: 0 } as const]
      : []),
    ...(state.turn === player ? [{ what: 'turn', to: nextPlayer({ ...state, left }) } as const] : []),
  ];
  return ok([factOf('playerLeft', { player }, changes)]);
}

export function comeBack(state: TableState, player: string): Decided<RightEvent> {
  if (!state.left.includes(player)) return refuse('noChange');
  const left = state.left.filter((id) => id !== player);
  return ok([factOf('playerBack', { player }, [{ what: 'left', to: left }])]);
}

/** Cubes stay with their Officer: the track moves with the tile. */
export function moveOfficer<O extends string, Z extends string>(
  { config: { officers } }: TableState,
  { zone, officer }: { readonly zone: Z; readonly officer: O },
): Decided<RightEvent<O, Z>> {
  const before = officers[zone];
  const from = Object.keys(officers).find((place) => officers[place] === officer);
  if (before === undefined || before === officer) return refuse('noChange');
  const to = { ...officers, [zone]: officer, ...(from !== undefined && { [from]: before }) };
  return ok([factOf('officerMoved', { officer, zone }, [{ what: 'officers', to }])]);
}

type RightEvent<O extends string = never, Z extends string = never> = EventOf<
  Pick<TableFacts<never, O, Z>, 'playerLeft' | 'playerBack' | 'officerMoved'>,
  TableChange<never, never, never>
>;
