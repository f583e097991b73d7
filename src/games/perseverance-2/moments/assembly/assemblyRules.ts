import type { Deltas, Explanation, ResultLine } from '@/engine';
import { populationOf, type CountedZone } from '../../../perseverance/moments/assembly/rule';
import { DISSENTERS } from '../../../perseverance/dissenters';
import { COUNT_LIMIT, lyingDice } from '../../../perseverance/session/counting';
import { ownersAt, playersOf, record } from '../../../perseverance/session/table';
import { valueOf } from '../../../perseverance/session/tableChange';
import { assemblyOf, type AssemblyRules } from '../../../perseverance/moments/assembly/assemblyRules';
import type { Choices, Outlook } from '../../../perseverance/moments/assembly/forecast';
import { ownerLine } from '../../../perseverance/session/wizards/ownerLine';
import { PIECES } from '../../pieces';
import { contestedZone } from './rule';
import { openAccounts, openBooks } from '../../rules/books';
import { NO_CHOICES, rewardZone, type ZoneChoices } from './rewardZone';
import { amount, counted, say } from '../../say';
import { PRODUCTION, ZONES, type Zone } from '../../terms';
import type { RuledCommand } from '../../session/command';
import { trackOf } from '../../session/counting';
import { assemblyOutcome, officerOutcome } from './decide';
import { knownZone } from '../../session/known';
import { rulesPlayers, seatOf } from '../../session/records';
import type { State } from '../../session/state';

export type AssemblyCommand = Extract<RuledCommand, { readonly type: 'resolveAssembly' }>;

/** How Episode 2 holds an Assembly: five Zones, and Outposts instead of Settlements outside the wall. */
const rules: AssemblyRules<State, Zone> = {
  zones: ZONES,
  // All pieces may be in one Zone.
  most: {
    settlements: 4 * PIECES.settlements,
    presence: PIECES.settlements + PIECES.camps + PIECES.dice + 1,
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
  tellZone,
  votesTrack: (state, owner) => {
    if (owner === DISSENTERS) return { min: 0, max: COUNT_LIMIT };
    const { min, max = COUNT_LIMIT } = trackOf(state, owner, 'votes');
    return { min, max };
  },
  votesNote: (state, owner) => {
    const permanent = permanentOf(state, owner);
    return permanent > 0 ? say('session.assemblyWizard.permanent', { permanent }) : undefined;
  },
  notices: unplacedDice,
  worth: (_state, zone, { settlements }, choice) =>
    choice === 'votes'
      ? amount('votes', populationOf(settlements))
      : counted([PRODUCTION[zone], 1], ['followers', 2]),
};

export const { askPresence, whyZone, askTiles } = assemblyOf(rules);

/** Votes that are never lost; the Dissenters have none. */
export function permanentOf(state: State, owner: string): number {
  return valueOf(state, owner, 'permanentVotes');
}

/** What the rules say of a Zone, given what was taken there. */
export function tellZone(
  state: State,
  zone: Zone,
  of: CountedZone,
  choices: ZoneChoices = NO_CHOICES,
): Explanation {
  const books = openBooks();
  const players = rulesPlayers(state);
  for (const { id, lightSoldier } of players) openAccounts(books, { id, lightSoldier });
  rewardZone(books, contestedZone({ zone, ...of, choices }), players);
  return books.ledger.steps;
}

/** Dice of players that left the pool without a Zone: the table knows where they lie, and sets the Presence there. */
function unplacedDice(state: State): readonly ResultLine[] {
  return ownersAt(state).flatMap((owner): readonly ResultLine[] => {
    const { inPlay = 0, pool = 0 } = state.dice[owner] ?? {};
    const unplaced = inPlay - pool - lyingDice(state, owner);
    return unplaced > 0
      ? [
          {
            id: `unplaced:${owner}`,
            ...ownerLine(owner),
            group: say('session.assemblyWizard.unplaced'),
            note: say('session.assemblyWizard.unplacedNote'),
            figure: `${unplaced}`,
            tied: true,
          },
        ]
      : [];
  });
}

export function outlook(state: State, before: Omit<AssemblyCommand, 'type' | 'choices'>): Outlook<Zone> {
  const officers = officersBySoldiers(state, before.records);
  return (choices) => {
    const votes = assemblyOutcome(state, { ...before, choices: withHalves(choices) });
    if (!votes.ok) return null;
    const { deltas } = votes.value.figures;
    const given = officers(deltas);
    const gain = (id: string) => (deltas[id]?.followers ?? 0) + (given?.[id]?.followers ?? 0);
    return given && new Map(playersOf(state).map((id) => [id, seatOf(state, id).followers + gain(id)]));
  };
}

/** Of all that Zones give, the Officers see only Soldiers: what they pay is the same for most of the many choices. */
function officersBySoldiers(
  state: State,
  records: AssemblyCommand['records'],
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
function withHalves(choices: Choices<Zone>): AssemblyCommand['choices'] {
  return record(ZONES, (zone) => ({
    first: choices[zone] ?? null,
    second: 'followers' as const,
    popular: 'followers' as const,
  }));
}
