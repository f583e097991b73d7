import type { Deltas } from '@/engine';
import { populationOf } from '../../../../perseverance/contestZone';
import { DISSENTERS } from '../../../../perseverance/dissenters';
import { COUNT_LIMIT } from '../../../../perseverance/session/counting';
import { playersOf, record } from '../../../../perseverance/session/table';
import type { Assembling, Choices } from '../../../../perseverance/session/wizards/assembly/assembling';
import { contestedZone } from '../../../rules/assembly';
import { openAccounts, openBooks } from '../../../rules/books';
import { rewardZone } from '../../../rules/rewardZone';
import { amount, counted, say } from '../../../say';
import { PRODUCTION, ZONES, type Zone } from '../../../terms';
import { trackOf } from '../../counting';
import { assemblyOutcome, officerOutcome } from '../../decide/scoring';
import { knownZone } from '../../known';
import { rulesPlayers, seatOf } from '../../records';
import type { State } from '../../state';
import { resolveDraft } from './assemblyCommand';
import { MOST_IN_ZONE, type AssemblyDraft } from './assemblyDraft';
import { zoneOf } from './draftZones';
import { halfTaken } from './openChoices';

/** How Episode 2 holds an Assembly: five Zones, and Outposts instead of Settlements outside the wall. */
export const assembling: Assembling<State, Zone, AssemblyDraft> = {
  zones: ZONES,
  most: MOST_IN_ZONE,
  votesTrack: (state, owner) => {
    if (owner === DISSENTERS) return { min: 0, max: COUNT_LIMIT };
    const { min, max = COUNT_LIMIT } = trackOf(state, owner, 'votes');
    return { min, max };
  },
  trackedZone: knownZone,
  settled: (zone, population) =>
    zone === 'discovery'
      ? {
          label: say('session.assemblyWizard.outposts'),
          why: say('session.assemblyWizard.whyPopulationOutside', { population }),
        }
      : {
          label: say('session.assemblyWizard.settlements'),
          why: say('session.assemblyWizard.whyPopulation', { population }),
        },
  tellZone: (state, draft, zone, first) => {
    const books = openBooks();
    const players = rulesPlayers(state);
    for (const { id, lightSoldier } of players) openAccounts(books, { id, lightSoldier });
    const choices = {
      first,
      second: halfTaken(state, draft, 'second', zone),
      popular: halfTaken(state, draft, 'popular', zone),
    };
    rewardZone(books, contestedZone({ zone, ...zoneOf(state, draft, zone), choices }), players);
    return books.ledger.steps;
  },
  worth: (state, draft, zone, choice) =>
    choice === 'votes'
      ? amount('votes', populationOf(zoneOf(state, draft, zone).settlements))
      : counted([PRODUCTION[zone], 1], ['followers', 2]),
  outlook: (state, draft) => {
    const command = resolveDraft(state, draft);
    const officers = officersBySoldiers(state, command.records);
    return (choices) => {
      const votes = assemblyOutcome(state, { ...command, choices: withHalves(choices) });
      if (!votes.ok) return null;
      const { deltas } = votes.value.figures;
      const given = officers(deltas);
      const gain = (id: string) => (deltas[id]?.followers ?? 0) + (given?.[id]?.followers ?? 0);
      return given && new Map(playersOf(state).map((id) => [id, seatOf(state, id).followers + gain(id)]));
    };
  },
};

/** Of all that Zones give, the Officers see only Soldiers: what they pay is the same for most of the many choices. */
function officersBySoldiers(
  state: State,
  records: ReturnType<typeof resolveDraft>['records'],
): (gained: Deltas) => Deltas | null {
  const known = new Map<string, Deltas | null>();
  return (gained) => {
    const soldiers = playersOf(state)
      .map((id) => gained[id]?.lightSoldier ?? 0)
      .join();
    const before = known.get(soldiers);
    if (before !== undefined) return before;
    const outcome = officerOutcome(state, gained, records);
    const deltas = outcome.ok ? outcome.value.figures.deltas : null;
    known.set(soldiers, deltas);
    return deltas;
  };
}

/** Nobody knows yet what second places and Popular will take: the forecast counts Followers, and says so. */
function withHalves(choices: Choices<Zone>) {
  return record(ZONES, (zone) => ({
    first: choices[zone] ?? null,
    second: 'followers' as const,
    popular: 'followers' as const,
  }));
}
