import { ok, type ReviewLine, type Wizard } from '@/engine';
import { say } from '../../say';
import type { Command } from '../command';
import { decide } from '../decide/decide';
import { evolve } from '../evolve';
import { playersOf, type State } from '../state';
import { choiceSteps } from './assemblyChoice';
import { beginAssembly, readAssemblyDraft, resolveDraft, type AssemblyDraft } from './assemblyDraft';
import { officerSteps } from './assemblyOfficers';
import { majorityStep, presenceStep } from './assemblyPresence';
import { voteSteps } from './assemblyVotes';
import { wrapUpStep } from './assemblyWrapUp';
import { followersWhy } from './whyOf';

/** The whole Assembly, pp. 24–26: Presence, tiles, Votes, Officers, wrap-up, in one entry. */
export const assembly: Wizard<State, Command, AssemblyDraft> = {
  id: 'assembly',
  title: (state) => say('session.event.assembly', { number: state.assembly }),
  begin: beginAssembly,
  readDraft: readAssemblyDraft,
  steps: (state, draft) => [
    presenceStep(state, draft),
    majorityStep(state, draft),
    ...choiceSteps(state, draft),
    ...voteSteps(state, draft),
    ...officerSteps(state, draft),
    wrapUpStep(state, draft),
  ],
  review: (state, draft) => followersAfter(state, resolveDraft(state, draft)),
  commit: (state, draft) => ok(resolveDraft(state, draft)),
};

/** Everybody's Followers as the command would leave them. A refused one has nothing to show: saving says why. */
export function followersAfter(state: State, command: Command): readonly ReviewLine[] {
  const decision = decide(state, command, { pick: () => 0 });
  if (!decision.ok) return [];
  const after = decision.value.reduce(evolve, state);
  const why = decision.value.flatMap((event) => event.why ?? []);
  return playersOf(state).map((player) => {
    const total = after.players[player]?.followers ?? 0;
    return {
      player,
      label: say('asset.followers'),
      change: total - (state.players[player]?.followers ?? 0),
      total,
      why: followersWhy(why, player),
    };
  });
}
