import { contestZone, populationOf } from '../../../perseverance/contestZone';
import * as family from '../../../perseverance/session/wizards/assembly/assembling';
import { amount, assetName, say } from '../../say';
import { openBooks } from '../../rules/books';
import { rewardZone } from '../../rules/rewardZone';
import { PRODUCTION, ZONES, type Zone } from '../../terms';
import { assemblyOutcome, officerOutcome } from '../decide/assembly';
import { knownZone } from '../known';
import { playersOf, type State } from '../state';
import { COUNT_LIMIT, rulesFor } from '../supplies';
import { resolveDraft } from './assemblyCommand';
import { MOST_IN_ZONE, type AssemblyDraft } from './assemblyDraft';

/** How Episode 1 holds an Assembly, pp. 24–26. */
export const assembling: family.Assembling<State, Zone, AssemblyDraft> = {
  zones: ZONES,
  most: MOST_IN_ZONE,
  votesTrack: () => ({ min: 0, max: COUNT_LIMIT }),
  trackedZone: knownZone,
  settled: (_zone, population) => ({
    label: say('session.assemblyWizard.settlements'),
    why: say('session.assemblyWizard.whyPopulation', { population }),
  }),
  tellZone: (state, draft, zone, choice) => {
    const { settlements, presence } = family.zoneOf(assembling, state, draft, zone);
    const books = openBooks(state.config.edition);
    const population = populationOf(settlements);
    rewardZone(books, { zone, population, contest: contestZone(presence), choice });
    return books.ledger.steps;
  },
  worth: (state, draft, zone, choice) =>
    choice === 'votes'
      ? amount('votes', populationOf(family.zoneOf(assembling, state, draft, zone).settlements))
      : say('session.assemblyWizard.productionWorth', {
          asset: assetName(rulesFor(state), PRODUCTION[zone]),
        }),
  // With what the Officers give: it is followed, or was asked before anybody chooses.
  outlook: (state, draft) => {
    const command = resolveDraft(state, draft);
    const officers = officerOutcome(state, command.records);
    return (choices) => {
      const votes = assemblyOutcome(state, { ...command, choices });
      if (!votes.ok || !officers.ok) return null;
      return new Map(
        playersOf(state).map((id) => {
          const before = state.players[id]?.followers ?? 0;
          const given = officers.value.figures.totals[id] ?? 0;
          return [id, before + (votes.value.figures.followers[id] ?? 0) + given] as const;
        }),
      );
    };
  },
};
