import { ok } from '@/engine';
import { PIECES } from '../../pieces';
import { rulesOf } from '../../editions';
import { DISSENTERS } from '../../../perseverance/dissenters';
import { nameOf, say } from '../../say';
import { ROWS, ZONES } from '../../terms';
import type { Change } from '../change';
import type { Command } from '../command';
import { BREACH_TOKENS } from '../config';
import { happened } from '../event';
import { refuse } from '../refuse';
import { isFull, playersOf, type ColumnState, type State } from '../state';
import { followedLeader, settlementsOf, settlementSpaces } from '../supplies';
import { type Decision } from './decision';
import { columnChange, withFigure } from './defense';

type CommandOf<T extends Command['type']> = Extract<Command, { type: T }>;

/** One Leader for each Community area. */
export function leaderToCommunity(state: State, { player, zone }: CommandOf<'leaderToCommunity'>): Decision {
  if (followedLeader(state, player)) return refuse('leaderOut', { player: nameOf(player) });
  const other = playersOf(state).find((id) => state.players[id]?.community === zone);
  if (other !== undefined) return refuse('leaderThere', { player: nameOf(other), zone: say(`zone.${zone}`) });
  return ok([
    happened('leaderMoved', { player, zone }, [
      // In Essentials a Leader may have been seen in a Defense area last: nobody is in two places.
      ...bringLeaderHome(state, player),
      { what: 'leader', player, community: zone },
    ]),
  ]);
}

export function leaderHome(state: State, player: string): Decision {
  const changes = bringLeaderHome(state, player);
  return changes.length === 0
    ? refuse('leaderHome', { player: nameOf(player) })
    : ok([happened('leaderMoved', { player, zone: null }, changes)]);
}

/** From a Community area or out of a grid; nothing when the Leader is not on the board. */
export function bringLeaderHome(state: State, player: string): readonly Change[] {
  if (state.players[player]?.community) return [{ what: 'leader', player, community: null }];
  const rowsOf = ({ soldiers }: ColumnState) =>
    ROWS.filter((_, r) => soldiers[r]?.type === 'leader' && soldiers[r].owner === player);
  const without = (column: ColumnState) =>
    rowsOf(column).reduce((left, row) => withFigure(left, row, null), column);
  return ZONES.flatMap((zone): readonly Change[] => {
    const seen = isFull(state) ? null : state.seen[zone].columns;
    return [
      ...state.zones[zone].columns.flatMap((column, i) =>
        rowsOf(column).map((row) => columnChange({ zone, column: i }, withFigure(column, row, null))),
      ),
      ...(seen?.some((column) => rowsOf(column).length > 0)
        ? [{ what: 'seen', zone, columns: seen.map(without) } as const]
        : []),
    ];
  });
}

export function setSettlement(state: State, { zone, space, owner }: CommandOf<'setSettlement'>): Decision {
  if (!Number.isInteger(space) || space < 1 || space > settlementSpaces(state, zone))
    return refuse('spaceLocked', { space });
  const standing = state.zones[zone].settlements[space - 1] ?? null;
  if (standing === owner) return refuse('noChange');
  const players = playersOf(state);
  const owners = players.length === 2 ? [...players, DISSENTERS] : players;
  if (owner !== null && !owners.includes(owner)) return refuse('unknownPlayer');
  if (owner !== null && players.includes(owner) && settlementsOf(state, owner) >= PIECES.settlements)
    return refuse('noSettlementLeft', { player: nameOf(owner) });
  return ok([
    happened('settlementSet', { zone, space, owner }, [{ what: 'settlement', zone, space, owner }]),
  ]);
}

/** The covers come off, or are put back. Nothing may lie under a cover that is put back. */
export function setDangerous(state: State, { zone, to }: CommandOf<'setDangerous'>): Decision {
  const { dangerous, settlements, columns } = state.zones[zone];
  if (dangerous === to) return refuse('noChange');
  const third = columns.some(({ spaces }) => spaces.some(({ dino, trap }, i) => i > 1 && (dino ?? trap)));
  if (!to && (third || settlements.some((owner, i) => owner !== null && i >= 6))) return refuse('underCover');
  return ok([happened('dangerousSet', { zone, to }, [{ what: 'dangerous', zone, to }])]);
}

export function setBreachTokens(state: State, { to }: CommandOf<'setBreachTokens'>): Decision {
  const { rewards } = rulesOf(state.config.edition);
  const fit = new Set(to).size === to.length && to.every((token) => rewards.includes(token));
  if (to.length !== BREACH_TOKENS || !fit) return refuse('breachTokens', { count: BREACH_TOKENS });
  return ok([happened('breachTokensSet', {}, [{ what: 'breachTokens', to }])]);
}
