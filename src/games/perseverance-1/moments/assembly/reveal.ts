import { ok, type Ask, type Outcome, type Refusal, type Result, type ResultLine } from '@/engine';
import { stepsOfOfficer } from '../../../perseverance/moments/assembly/officerShares';
import { givenByOfficers, officerLines } from '../../../perseverance/moments/assembly/officers';
import type { Counted } from '../../../perseverance/moments/assembly/presence';
import { givenByRank, rankTable, zoneLines } from '../../../perseverance/moments/assembly/ranking';
import type { Given } from '../../../perseverance/session/wizards/shiftFollowers';
import type { AssemblyResult } from './rule';
import type { OfficerScoringResult } from './officerScoring';
import { amount, assetName, say } from '../../say';
import { OFFICERS, PRODUCTION, ZONES, type Officer, type Zone } from '../../terms';
import { assemblyOutcome, officerOutcome } from './decide';
import { playersOf, type State } from '../../session/state';
import { rulesFor } from '../../session/supplies';
import { tellZone, whyZone, type AssemblyCommand } from './assemblyRules';
import { conditionName, LOOKS_AT, type Conditions } from './conditions';

type Refused = Extract<Result<never, Refusal>, { readonly ok: false }>;

/**
 * What was chosen is turned up, and everything that follows is on one page: the Votes ranked with places, prizes and sums
 * side by side, what made them, then the Officers. Without all choices there is nothing to show yet.
 */
export function tellReveal(
  ask: Ask,
  state: State,
  counted: Counted<Zone>,
  command: AssemblyCommand,
  conditions: Conditions,
): Result<readonly Given[], Refusal> {
  const votes = assemblyOutcome(state, command);
  const officers = officerOutcome(state, command.records);
  const page = {
    id: 'reveal',
    title: say('session.assemblyWizard.reveal'),
    help: say(`session.assemblyWizard.${rulesFor(state).voteless}Help`),
  };
  const nothing = (refused: Refused) => {
    ask.table({ ...page, tables: [], missing: refused.error.message });
    return refused;
  };
  if (!votes.ok) return nothing(votes);
  if (!officers.ok) return nothing(officers);
  const scored = scoredOfficers(officers.value);
  ask.table({
    ...page,
    tables: [rankTable(ask, rankedOwners(state, counted, votes.value), votes.value.explanation)],
    lines: [
      ...ZONES.flatMap((zone) => linesOf(state, counted, zone, votes.value)),
      ...scored.flatMap((one) =>
        officerLines(
          ask,
          one,
          state.officers[one.officer],
          stepsOfOfficer(one.officer, officers.value.explanation),
          (player) => conditionLines(one.officer, player, conditions),
        ),
      ),
    ],
  });
  const { followers } = votes.value.figures;
  return ok([
    ...givenByRank(playersOf(state), (player) => followers[player] ?? 0),
    ...givenByOfficers(scored),
  ]);
}

function rankedOwners(state: State, counted: Counted<Zone>, { figures }: Outcome<AssemblyResult>) {
  return Object.entries(figures.ranks).map(([owner, place]) => ({
    owner,
    place,
    votes: figures.votes[owner] ?? 0,
    votesBefore: amount('votes', counted.votes[owner] ?? 0),
    prize: figures.followers[owner] ?? 0,
    followers: state.players[owner]?.followers ?? 0,
  }));
}

/** What each tile gave, and to whom. */
function linesOf(
  state: State,
  { zones }: Counted<Zone>,
  zone: Zone,
  { figures }: Outcome<AssemblyResult>,
): readonly ResultLine[] {
  const held = figures.zones[zone];
  if (!held) return [];
  const asset = assetName(rulesFor(state), PRODUCTION[zone]);
  const gains = [
    ...Object.entries(held.votes).map(([owner, count]) => ({
      owner,
      id: 'votes',
      what: say('asset.votes'),
      count,
    })),
    ...Object.entries(held.production).map(([owner, count]) => ({
      owner,
      id: 'production',
      what: asset,
      count,
    })),
  ];
  // Without a tile the first explanation has said it all.
  const told = held.tile === null ? [] : tellZone(state, zone, zones[zone], held.choice);
  return zoneLines(zone, held.tile, gains, [...whyZone(state, zone, zones[zone]), ...told]);
}

function scoredOfficers({ figures }: Outcome<OfficerScoringResult>) {
  return OFFICERS.flatMap((officer) => {
    const scored = figures.officers[officer];
    return scored ? [{ officer, ...scored }] : [];
  });
}

/** What the Officer looked at. */
function conditionLines(officer: Officer, player: string, { shown }: Conditions): readonly ResultLine[] {
  return LOOKS_AT[officer].map((condition) => ({
    id: `${player}:${condition}`,
    player,
    group: say(`officer.${officer}`),
    under: true,
    label: conditionName(condition),
    ...shown(player, condition),
  }));
}
