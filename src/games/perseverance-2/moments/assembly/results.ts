import {
  ok,
  type Ask,
  type Outcome,
  type Refusal,
  type Result,
  type Ruling,
  type ResultLine,
} from '@/engine';
import { stepsOfOfficer } from '../../../perseverance/moments/assembly/assemblyNow';
import { ownersAt, playersOf } from '../../../perseverance/session/table';
import { valueOf } from '../../../perseverance/session/tableChange';
import { givenByOfficers, officerLines } from '../../../perseverance/moments/assembly/officers';
import type { Counted } from '../../../perseverance/moments/assembly/presence';
import {
  givenByRank,
  rankTable,
  zoneLines,
  type Ranked,
  type ZoneGain,
} from '../../../perseverance/moments/assembly/ranking';
import type { Given } from '../../../perseverance/session/wizards/followersOverride';
import type { AssemblyResult } from './rule';
import type { OfficerScoringResult } from './officerScoring';
import { NO_CHOICES } from './rewardZone';
import { amount, say } from '../../say';
import { ASSETS, type Zone } from '../../terms';
import { assemblyOutcome, lookedAtAfterVotes, officerOutcome } from './decide';
import { refuse } from '../../session/refuse';
import type { State } from '../../session/state';
import { permanentOf, tellZone, whyZone, type AssemblyCommand } from './assemblyRules';

/** What follows from everything that was counted and chosen; the lines on which the table may set Followers. */
export function tellResults(
  ask: Ask,
  state: State,
  counted: Counted<Zone>,
  command: AssemblyCommand,
  turnedUp: boolean,
): Result<readonly Given[], Refusal> {
  // What exactly is missing would show what was taken already.
  const votes = turnedUp ? assemblyOutcome(state, command) : refuse('nothingChosen');
  const officers = votes.ok ? officerOutcome(state, votes.value.figures.deltas, command.records) : votes;
  tellRanking(ask, state, counted, command, votes);
  tellOfficers(ask, state, command, officers);
  if (!votes.ok) return votes;
  if (!officers.ok) return officers;
  return ok([
    ...givenByRank(playersOf(state), (player) => prizeOf(votes.value.figures, player)),
    ...givenByOfficers(officers.value.figures.officers),
  ]);
}

/** Votes ranked, with places, prizes and sums side by side; under it what each Zone gave. */
function tellRanking(
  ask: Ask,
  state: State,
  counted: Counted<Zone>,
  command: AssemblyCommand,
  votes: Ruling<AssemblyResult>,
): void {
  const page = {
    id: 'ranking',
    title: say('session.assemblyWizard.outcome'),
    help: say('session.assemblyWizard.rankingHelp'),
  };
  if (!votes.ok) return ask.table({ ...page, tables: [], missing: votes.error.message });
  const { figures, explanation } = votes.value;
  const owners = ownersAt(state).map((owner) => rankedOwner(state, counted, owner, figures));
  ask.table({
    ...page,
    tables: [rankTable(ask, owners, explanation)],
    lines: figures.zones.flatMap((zone) => linesOf(state, counted, command, zone)),
  });
}

/** Followers of the place alone. */
function prizeOf({ ranking }: Pick<AssemblyResult, 'ranking'>, player: string): number {
  return ranking.find(({ players }) => players.includes(player))?.followers ?? 0;
}

function rankedOwner(state: State, counted: Counted<Zone>, owner: string, figures: AssemblyResult): Ranked {
  const before = amount('votes', counted.votes[owner] ?? 0);
  const permanent = permanentOf(state, owner);
  const gained = figures.zones.reduce((sum, { rewards }) => sum + (rewards[owner]?.followers ?? 0), 0);
  return {
    owner,
    place: figures.ranking.find(({ players }) => players.includes(owner))?.place ?? null,
    votes: figures.votes[owner] ?? 0,
    votesBefore:
      permanent > 0 ? say('session.assemblyWizard.votesPermanent', { votes: before, permanent }) : before,
    prize: prizeOf(figures, owner),
    followers: valueOf(state, owner, 'followers') + gained,
  };
}

function linesOf(
  state: State,
  { zones }: Counted<Zone>,
  { choices }: AssemblyCommand,
  { zone, winner, choice, rewards }: AssemblyResult['zones'][number],
): readonly ResultLine[] {
  const gains = Object.entries(rewards).flatMap(([owner, assets]) =>
    ASSETS.flatMap((asset): readonly ZoneGain[] => {
      const count = assets[asset] ?? 0;
      return count > 0 ? [{ owner, id: asset, what: say(`asset.${asset}`), count }] : [];
    }),
  );
  const taken = { ...(choices[zone] ?? NO_CHOICES), first: choice };
  // Without a tile the first explanation has said it all.
  const reasons = winner === null ? [] : tellZone(state, zone, zones[zone], taken);
  return zoneLines(zone, winner, gains, [...whyZone(state, zone, zones[zone]), ...reasons]);
}

/** One Officer after the other: who is first, who second, what the Officer looks at, and what it gives. */
function tellOfficers(
  ask: Ask,
  state: State,
  command: AssemblyCommand,
  officers: Ruling<OfficerScoringResult>,
): void {
  const page = {
    id: 'officers',
    title: say('session.assemblyWizard.officers'),
    help: say('session.assemblyWizard.officersHelp'),
  };
  if (!officers.ok) return ask.tell({ ...page, lines: [], missing: officers.error.message });
  const { figures, explanation }: Outcome<OfficerScoringResult> = officers.value;
  const lookedAt = lookedAtAfterVotes(state, command);
  ask.tell({
    ...page,
    lines: figures.officers.flatMap((scored) => {
      const { officer } = scored;
      const why = stepsOfOfficer(officer, explanation);
      return officerLines(ask, scored, state.officers[officer], why, (player) => [
        {
          id: `${player}:${officer}`,
          player,
          group: say(`officer.${officer}`),
          under: true,
          label: lookedAt(officer, player),
        },
      ]);
    }),
  });
}
