import { ownersAt, playersOf, record } from '../../../../perseverance/session/table';
import { votesOf } from '../../../../perseverance/session/wizards/assembly/assemblyDraft';
import { givenByOfficers } from '../../../../perseverance/session/wizards/assembly/assemblyOfficers';
import { rankLine } from '../../../../perseverance/session/wizards/assembly/assemblyRanking';
import { shiftFollowers } from '../../../../perseverance/session/wizards/shiftFollowers';
import type { AssemblyResult } from '../../../rules/assembly';
import { ZONES } from '../../../terms';
import type { Command } from '../../command';
import { assemblyOutcome, officersAfterVotes } from '../../decide/scoring';
import { isFull, type State } from '../../state';
import { ahead } from '../reviewLines';
import type { AssemblyDraft } from './assemblyDraft';
import { recordsOf } from './conditionsStep';
import { chosenIn, zoneOf } from './draftZones';
import { halfTaken } from './openChoices';

/** What the rules make of the draft. */
export function resolveDraft(
  state: State,
  draft: AssemblyDraft,
): Extract<Command, { type: 'resolveAssembly' }> {
  const chosen = chosenIn(state, draft);
  return {
    type: 'resolveAssembly',
    choices: record(ZONES, (zone) => ({
      first: chosen[zone] ?? null,
      second: halfTaken(state, draft, 'second', zone),
      popular: halfTaken(state, draft, 'popular', zone),
    })),
    zones: record(ZONES, (zone) => zoneOf(state, draft, zone)),
    votes: Object.fromEntries(ownersAt(state).map((owner) => [owner, votesOf(state, draft, owner)] as const)),
    ...(!isFull(state) && { records: recordsOf(state, draft) }),
  };
}

/** The same with the Followers that the table set on single lines. */
export function assemblyCommand(state: State, draft: AssemblyDraft): Command {
  const ruled = resolveDraft(state, draft);
  const votes = assemblyOutcome(state, ruled);
  const officers = officersAfterVotes(state, ruled);
  const given = [
    ...playersOf(state).map((player) => ({
      line: rankLine(player),
      player,
      worked: votes.ok ? prizeOf(votes.value.figures, player) : 0,
    })),
    ...(officers.ok ? givenByOfficers(officers.value.figures.officers) : []),
  ];
  return shiftFollowers(ahead, state, ruled, given, draft.byHand);
}

/** Followers of the place alone. */
export function prizeOf({ ranking }: Pick<AssemblyResult, 'ranking'>, player: string): number {
  return ranking.find(({ players }) => players.includes(player))?.followers ?? 0;
}
