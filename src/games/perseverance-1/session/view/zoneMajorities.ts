import type { Explanation } from '@/engine';
import { contestZone, populationOf, type Contest } from '../../../perseverance/contestZone';
import { openBooks } from '../../rules/books';
import type { TileChoice } from '../../rules/assembly';
import { rewardZone } from '../../rules/rewardZone';
import { ZONES, type Officer, type Zone } from '../../terms';
import { assemblyZone } from '../records';
import { playersOf, type State } from '../state';
import { settlementsOf } from '../supplies';
import type { Place } from './officerMajorities';

export interface PresenceNow {
  readonly owner: string;
  readonly pieces: number;
  readonly settlements: number;
  readonly dice: number;
  readonly leader: boolean;
  readonly place: Place | null;
  readonly tied: boolean;
}

export interface ZoneMajority {
  readonly zone: Zone;
  readonly officer: Officer;
  readonly dangerous: boolean;
  readonly population: number;
  /** Who has most first; equals in the order of the table. */
  readonly presence: readonly PresenceNow[];
  readonly contest: Contest;
  /** Who leads whom in the Community area. */
  readonly leaders: readonly string[];
}

/** The majorities of the Assembly as they would be now, in the order of the board (p. 24). */
export function zoneMajorities(state: State): readonly ZoneMajority[] {
  return ZONES.map((zone) => {
    const { settlements, presence } = assemblyZone(state, zone);
    const contest = contestZone(presence);
    const { dice, dangerous } = state.zones[zone];
    const places = presence.map(([owner, pieces]): PresenceNow => {
      const place = contest.first.includes(owner)
        ? 'first'
        : contest.second.includes(owner)
          ? 'second'
          : null;
      return {
        owner,
        pieces,
        settlements: settlementsOf(state, owner, [zone]),
        dice: Object.hasOwn(dice, owner) ? (dice[owner] ?? 0) : 0,
        leader: state.players[owner]?.community === zone,
        place,
        tied: place !== null && contest[place].length > 1,
      };
    });
    return {
      zone,
      officer: state.config.officers[zone],
      dangerous,
      population: populationOf(settlements),
      presence: [...places].sort((a, b) => b.pieces - a.pieces),
      contest,
      leaders: playersOf(state).filter((id) => state.players[id]?.community === zone),
    };
  });
}

/** What the Zone would give now, in the words of the rules, for either choice of the one who takes its tile. */
export function explainZone(
  state: State,
  { zone, population, contest }: ZoneMajority,
  choice: TileChoice,
): Explanation {
  const books = openBooks(state.config.edition);
  rewardZone(books, { zone, population, contest, choice });
  return books.ledger.steps;
}
