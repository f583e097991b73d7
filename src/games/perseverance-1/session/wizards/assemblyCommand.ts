import { ownersAt } from '../../../perseverance/session/table';
import { choicesIn, zoneOf } from '../../../perseverance/session/wizards/assembly/assembling';
import { votesOf } from '../../../perseverance/session/wizards/assembly/assemblyDraft';
import { givenByOfficers } from '../../../perseverance/session/wizards/assembly/assemblyOfficers';
import { rankLine } from '../../../perseverance/session/wizards/assembly/assemblyRanking';
import { shiftFollowers } from '../../../perseverance/session/wizards/shiftFollowers';
import type { Command } from '../command';
import { assemblyOutcome, officerOutcome } from '../decide/assembly';
import { ZONES } from '../../terms';
import { knownZone } from '../known';
import { isFull, playersOf, record, type State } from '../state';
import { recordsOf } from './assemblyConditions';
import type { AssemblyDraft } from './assemblyDraft';
import { countedConditions, scoredOfficers } from './assemblyOfficers';
import { ahead } from './byHandFigures';

/** As it is tracked. */
const TRACKED = { zones: ZONES, trackedZone: knownZone };

/** What the rules make of the draft. */
export function resolveDraft(
  state: State,
  draft: AssemblyDraft,
): Extract<Command, { type: 'resolveAssembly' }> {
  return {
    type: 'resolveAssembly',
    choices: choicesIn(TRACKED, state, draft),
    zones: record(ZONES, (zone) => zoneOf(TRACKED, state, draft, zone)),
    records: recordsOf(state, draft),
    ...(!isFull(state) && { counted: countedConditions(state, draft) }),
    votes: Object.fromEntries(ownersAt(state).map((owner) => [owner, votesOf(state, draft, owner)] as const)),
  };
}

/** The same with the Followers that the table set on single lines. */
export function assemblyCommand(state: State, draft: AssemblyDraft): Command {
  const ruled = resolveDraft(state, draft);
  const votes = assemblyOutcome(state, ruled);
  const officers = officerOutcome(state, ruled.records);
  return shiftFollowers(
    ahead,
    state,
    ruled,
    [
      ...playersOf(state).map((player) => ({
        line: rankLine(player),
        player,
        worked: votes.ok ? (votes.value.figures.followers[player] ?? 0) : 0,
      })),
      ...(officers.ok ? givenByOfficers(scoredOfficers(officers.value)) : []),
    ],
    draft.byHand,
  );
}
