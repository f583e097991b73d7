import { ok, type Ask, type Outcome, type Refusal, type Result, type ResultLine } from '@/engine';
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
import { revealedIn, type Tiles } from '../../../perseverance/moments/assembly/tiles';
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

/** All that follows from what was counted and chosen, on one page; the lines on which the table may set Followers. */
export function tellResults(
  ask: Ask,
  state: State,
  counted: Counted<Zone>,
  command: AssemblyCommand,
  tiles: Tiles<Zone> & { readonly isShown: boolean },
): Result<readonly Given[], Refusal> {
  // What exactly is missing would show what was taken already.
  const votes = tiles.turnedUp ? assemblyOutcome(state, command) : refuse('nothingChosen');
  const officers = votes.ok ? officerOutcome(state, votes.value.figures.deltas, command.records) : votes;
  const page = {
    id: 'reveal',
    title: say('session.assemblyWizard.outcome'),
    ...(!tiles.isShown && revealedIn(tiles)),
    help: say('session.assemblyWizard.rankingHelp'),
  };
  const nothing = (refused: Refused) => {
    ask.table({ ...page, tables: [], missing: refused.error.message });
    return refused;
  };
  if (!votes.ok) return nothing(votes);
  if (!officers.ok) return nothing(officers);
  const { figures, explanation } = votes.value;
  const owners = ownersAt(state).map((owner) => rankedOwner(state, counted, owner, figures));
  ask.table({
    ...page,
    tables: [rankTable(ask, owners, explanation)],
    lines: [
      ...figures.zones.flatMap((zone) => linesOf(state, counted, command, zone)),
      ...linesOfOfficers(ask, state, command, officers.value),
    ],
  });
  return ok([
    ...givenByRank(playersOf(state), (player) => prizeOf(figures, player)),
    ...givenByOfficers(officers.value.figures.officers),
  ]);
}

type Refused = Extract<Result<never, Refusal>, { readonly ok: false }>;

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
function linesOfOfficers(
  ask: Ask,
  state: State,
  command: AssemblyCommand,
  { figures, explanation }: Outcome<OfficerScoringResult>,
): readonly ResultLine[] {
  const lookedAt = lookedAtAfterVotes(state, command);
  return figures.officers.flatMap((scored) => {
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
  });
}
