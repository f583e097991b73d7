import type { Outcome, ToldLine, WizardStep } from '@/engine';
import { ownersAt } from '../../../../perseverance/session/table';
import { valueOf } from '../../../../perseverance/session/tableChange';
import { votesOf } from '../../../../perseverance/session/wizards/assembly/assemblyDraft';
import { whyZone } from '../../../../perseverance/session/wizards/assembly/assemblyPresence';
import {
  rankTable,
  zoneLines,
  type Ranked,
  type ZoneGain,
} from '../../../../perseverance/session/wizards/assembly/assemblyRanking';
import type { AssemblyResult } from '../../../rules/assembly';
import { amount, say } from '../../../say';
import { ASSETS } from '../../../terms';
import { assemblyOutcome } from '../../decide/scoring';
import { refuse } from '../../refuse';
import type { State } from '../../state';
import { assembling } from './assembling';
import { prizeOf, resolveDraft } from './assemblyCommand';
import type { AssemblyDraft } from './assemblyDraft';
import { isTurnedUp } from './openChoices';

type Votes = Outcome<AssemblyResult>;

/** Votes ranked, with places, prizes and sums side by side; under it what each Zone gave. */
export function rankingStep(state: State, draft: AssemblyDraft): WizardStep<AssemblyDraft> {
  const step = {
    kind: 'table',
    id: 'ranking',
    title: say('session.assemblyWizard.outcome'),
    help: say('session.assemblyWizard.rankingHelp'),
  } as const;
  // What exactly is missing would tell what was taken already.
  if (!isTurnedUp(state, draft))
    return { ...step, tables: [], missing: refuse('nothingChosen').error.message };
  const outcome = assemblyOutcome(state, resolveDraft(state, draft));
  if (!outcome.ok) return { ...step, tables: [], missing: outcome.error.message };
  const { figures, explanation } = outcome.value;
  return {
    ...step,
    tables: [
      rankTable(
        draft,
        ownersAt(state).map((owner) => rankedOwner(state, draft, owner, figures)),
        explanation,
      ),
    ],
    lines: figures.zones.flatMap((zone) => linesOf(state, draft, zone)),
  };
}

/** Votes that are never lost; the Dissenters have none. */
export function permanentOf(state: State, owner: string): number {
  return valueOf(state, owner, 'permanentVotes');
}

function rankedOwner(state: State, draft: AssemblyDraft, owner: string, figures: AssemblyResult): Ranked {
  const before = votesOf(state, draft, owner);
  const permanent = permanentOf(state, owner);
  const gained = figures.zones.reduce((sum, { rewards }) => sum + (rewards[owner]?.followers ?? 0), 0);
  return {
    owner,
    place: figures.ranking.find(({ players }) => players.includes(owner))?.place ?? null,
    votes: figures.votes[owner] ?? 0,
    votesBefore:
      permanent > 0
        ? say('session.assemblyWizard.votesPermanent', { votes: amount('votes', before), permanent })
        : amount('votes', before),
    prize: prizeOf(figures, owner),
    followers: valueOf(state, owner, 'followers') + gained,
  };
}

function linesOf(
  state: State,
  draft: AssemblyDraft,
  { zone, winner, choice, rewards }: Votes['figures']['zones'][number],
): readonly ToldLine[] {
  const gains = Object.entries(rewards).flatMap(([owner, assets]) =>
    ASSETS.flatMap((asset): readonly ZoneGain[] => {
      const count = assets[asset] ?? 0;
      return count > 0 ? [{ owner, id: asset, what: say(`asset.${asset}`), count }] : [];
    }),
  );
  // Without a tile the first explanation has told it all.
  const told = winner === null ? [] : assembling.tellZone(state, draft, zone, choice);
  return zoneLines(zone, winner, gains, [...whyZone(assembling, state, draft, zone), ...told]);
}
