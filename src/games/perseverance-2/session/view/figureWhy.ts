import type { Explanation, Phrase } from '@/engine';
import { countOf } from '../../../perseverance/session/table';
import { earnedWhy } from '../../../perseverance/session/tableView';
import { PIECES } from '../../pieces';
import { say } from '../../say';
import { CITY_ZONES } from '../../terms';
import { SOURCES } from '../earned';
import {
  campsOf,
  influenceOf,
  outpostsOf,
  seatOf,
  settlementsOf,
  watchtowersOf,
  type Supplies,
} from '../records';
import type { Area, State } from '../state';
import { areaName } from '../../moments/zoneEffects/askArea';

/** Where the Followers of a player came from. */
export function whyFollowers({ earned }: State, player: string): Explanation {
  return earnedWhy(earned[player], SOURCES, (source) => say(`session.source.${source}`));
}

/** What a player owns in all, and where the pieces are that the supply has no longer. */
export function whySupply(state: State, player: string, supply: keyof Supplies): Explanation {
  const seat = seatOf(state, player);
  const inPlay = say('session.why.inPlay');
  switch (supply) {
    case 'light':
      return left(PIECES.soldiersOfAKind, [inPlay, seat.lightSoldier]);
    case 'heavy':
      return left(PIECES.soldiersOfAKind, [inPlay, seat.heavySoldier]);
    case 'dice':
      return left(PIECES.dice, [inPlay, state.dice[player]?.inPlay ?? 0]);
    case 'settlements':
      return left(
        PIECES.settlements,
        [say('session.built.settlements'), settlementsOf(state, player)],
        [say('session.built.outposts'), outpostsOf(state, player)],
      );
    case 'camps':
      return left(PIECES.camps, [say('session.built.camps'), campsOf(state, player)]);
    case 'watchtowers':
      return left(PIECES.watchtowers, [say('session.built.watchtowers'), watchtowersOf(state, player)]);
    case 'influence':
      return left(
        PIECES.influence,
        [say('session.why.onOfficers'), influenceOf(state, player)],
        [say('session.why.onPerks'), seat.perks.length],
      );
  }
}

/** Where each piece stands. */
export function whyBuilt(
  state: State,
  player: string,
  built: 'settlements' | 'outposts' | 'camps' | 'watchtowers',
): Explanation {
  const there = (isThere: (area: Area) => boolean) =>
    state.areas.filter(isThere).map((area) => ({ rule: areaName(area), figure: '+1' }));
  switch (built) {
    case 'settlements':
      return CITY_ZONES.flatMap((zone) => {
        const count = countOf(state.zones[zone].settlements, player);
        return count > 0 ? [{ rule: say(`zone.${zone}`), figure: `+${count}` }] : [];
      });
    case 'outposts':
      return there(({ outpost }) => outpost?.owner === player);
    case 'camps':
      return there(({ camp }) => camp === player);
    case 'watchtowers':
      return there(({ watchtower }) => watchtower === player);
  }
}

export function whyPerks(state: State, player: string): Explanation {
  return seatOf(state, player).perks.map((perk) => ({ rule: say(`perk.${perk}`), figure: '+1' }));
}

function left(inAll: number, ...away: readonly (readonly [what: Phrase, count: number])[]): Explanation {
  return [
    { rule: say('session.why.inAll'), figure: String(inAll) },
    ...away.map(([rule, count]) => ({ rule, figure: `−${count}` })),
  ];
}
