import type { Explanation, Phrase } from '@/engine';
import { contestZone, populationOf, type TileChoice } from '../../../perseverance/moments/assembly/rule';
import { countOf } from '../../../perseverance/session/table';
import {
  presenceNow,
  type ZoneMajority as FamilyMajority,
} from '../../../perseverance/moments/assembly/assemblyNow';
import { openBooks } from '../../rules/books';
import { rewardZone } from '../../moments/assembly/rewardZone';
import { amount, say } from '../../say';
import { ZONES, type Officer, type Zone } from '../../terms';
import { assemblyZone } from '../records';
import { playersOf, type State } from '../state';
import { settlementsOf } from '../supplies';

export interface ZoneMajority extends FamilyMajority<Zone> {
  readonly officer: Officer;
  readonly dangerous: boolean;
}

/** The majorities of the Assembly as they would be now, in the order of the board (p. 24). */
export function zoneMajorities(state: State): readonly ZoneMajority[] {
  return ZONES.map((zone) => {
    const { settlements, presence } = assemblyZone(state, zone);
    const contest = contestZone(presence);
    return {
      zone,
      officer: state.config.officers[zone],
      dangerous: state.zones[zone].dangerous,
      population: populationOf(settlements),
      presence: presenceNow(presence, contest, (owner) => partsOf(state, zone, owner)),
      contest,
      leaders: playersOf(state).filter((id) => leads(state, zone, id)),
    };
  });
}

function partsOf(state: State, zone: Zone, owner: string): readonly Phrase[] {
  const settlements = settlementsOf(state, owner, [zone]);
  const dice = countOf(state.zones[zone].dice, owner);
  return [
    ...(settlements > 0 ? [amount('settlements', settlements)] : []),
    ...(dice > 0 ? [amount('dice', dice)] : []),
    ...(leads(state, zone, owner) ? [say('screens.zones.parts.leader')] : []),
  ];
}

/** In the Community area. */
function leads({ players }: State, zone: Zone, owner: string): boolean {
  return players[owner]?.community === zone;
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
