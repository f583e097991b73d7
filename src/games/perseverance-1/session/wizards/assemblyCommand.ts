import type { Command } from '../command';
import { assemblyOutcome, officerOutcome } from '../decide/assembly';
import { OFFICERS, ZONES, type Officer } from '../../terms';
import { presenceOwners } from '../records';
import { playersOf, record, type State } from '../state';
import { recordsOf } from './assemblyConditions';
import { choiceOf, votesOf, zoneOf, type AssemblyDraft } from './assemblyDraft';
import { shiftFollowers, type Given } from './shiftFollowers';

/** What the rules make of the draft. */
export function resolveDraft(
  state: State,
  draft: AssemblyDraft,
): Extract<Command, { type: 'resolveAssembly' }> {
  const chosen = ZONES.flatMap((zone) => {
    const choice = choiceOf(state, draft, zone);
    return choice === null ? [] : [[zone, choice] as const];
  });
  return {
    type: 'resolveAssembly',
    choices: Object.fromEntries(chosen),
    zones: record(ZONES, (zone) => zoneOf(state, draft, zone)),
    records: recordsOf(state, draft),
    votes: Object.fromEntries(
      presenceOwners(state).map((owner) => [owner, votesOf(state, draft, owner)] as const),
    ),
  };
}

/** The same with the Followers that the table set on single lines. */
export function assemblyCommand(state: State, draft: AssemblyDraft): Command {
  const ruled = resolveDraft(state, draft);
  const votes = assemblyOutcome(state, ruled);
  const officers = officerOutcome(state, ruled.records);
  const given: readonly Given[] = [
    ...playersOf(state).map((player) => ({
      line: rankLine(player),
      player,
      worked: votes.ok ? (votes.value.figures.followers[player] ?? 0) : 0,
    })),
    // Only of those who have a place: a figure set for somebody who lost it since counts no more.
    ...OFFICERS.flatMap((officer) => {
      const scored = officers.ok ? officers.value.figures.officers[officer] : undefined;
      return [...(scored?.first ?? []), ...(scored?.second ?? [])].map((player) => ({
        line: officerLine(officer, player),
        player,
        worked: scored?.followers[player] ?? 0,
      }));
    }),
  ];
  return shiftFollowers(state, ruled, given, draft.byHand);
}

/** The names of the lines among the figures set by hand. */
export function rankLine(player: string): string {
  return `ranking:${player}`;
}

export function officerLine(officer: Officer, player: string): string {
  return `officer:${officer}:${player}`;
}
