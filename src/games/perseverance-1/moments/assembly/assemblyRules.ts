import type { Explanation } from '@/engine';
import {
  contestZone,
  populationOf,
  type CountedZone,
  type TileChoice,
} from '../../../perseverance/moments/assembly/rule';
import { assemblyOf, type AssemblyRules } from '../../../perseverance/moments/assembly/assemblyRules';
import type { Outlook } from '../../../perseverance/moments/assembly/forecast';
import { SETTLEMENT_SPACES } from '../../pieces';
import { openBooks } from '../../rules/books';
import { rewardZone } from './rewardZone';
import { amount, assetName, say } from '../../say';
import { PRODUCTION, ZONES, type Zone } from '../../terms';
import type { RuledCommand } from '../../session/command';
import { assemblyOutcome, officerOutcome, poolOutcome } from './decide';
import { knownZone } from '../../session/known';
import { playersOf, type State } from '../../session/state';
import { COUNT_LIMIT, rulesFor } from '../../session/supplies';

export type AssemblyCommand = Extract<RuledCommand, { readonly type: 'resolveAssembly' }>;

/** How Episode 1 holds an Assembly, pp. 24–26. */
const rules: AssemblyRules<State, Zone> = {
  zones: ZONES,
  most: { settlements: SETTLEMENT_SPACES.dangerous, presence: 16 },
  trackedZone: knownZone,
  settled: (_zone, population) => ({
    label: say('session.assemblyWizard.settlements'),
    why: say('session.assemblyWizard.whyPopulation', { population }),
  }),
  tellZone,
  votesTrack: () => ({ min: 0, max: COUNT_LIMIT }),
  // Dice that cannot be would be refused at the end too.
  fault: (state) => {
    const pool = poolOutcome(state);
    return pool.ok ? undefined : pool.error.message;
  },
  worth: (state, zone, { settlements }, choice) =>
    choice === 'votes'
      ? amount('votes', populationOf(settlements))
      : say('session.assemblyWizard.productionWorth', {
          asset: assetName(rulesFor(state), PRODUCTION[zone]),
        }),
};

export const { askPresence, whyZone, askTiles } = assemblyOf(rules);

/** What the rules say of a Zone, given what its holder took. */
export function tellZone(
  state: State,
  zone: Zone,
  { settlements, presence }: CountedZone,
  choice: TileChoice | null = null,
): Explanation {
  const books = openBooks(state.config.edition);
  const population = populationOf(settlements);
  rewardZone(books, { zone, population, contest: contestZone(presence), choice });
  return books.ledger.steps;
}

/** With what the Officers give: it is followed, or was asked before anybody chooses. */
export function outlook(
  state: State,
  counted: Pick<AssemblyCommand, 'zones' | 'votes' | 'records'>,
): Outlook<Zone> {
  const officers = officerOutcome(state, counted.records);
  return (choices) => {
    const votes = assemblyOutcome(state, { ...counted, choices });
    if (!votes.ok || !officers.ok) return null;
    const { followers } = votes.value.figures;
    const { totals } = officers.value.figures;
    return new Map(
      playersOf(state).map((id) => {
        const before = state.players[id]?.followers ?? 0;
        return [id, before + (followers[id] ?? 0) + (totals[id] ?? 0)] as const;
      }),
    );
  };
}
