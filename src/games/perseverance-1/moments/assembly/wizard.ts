import {
  ok,
  type ChecklistLine,
  type Ask,
  type Outcome,
  type Refusal,
  type Result,
  type ResultLine,
} from '@/engine';
import { stepsOfOfficer } from '../../../perseverance/moments/assembly/assemblyNow';
import { givenByOfficers, officerLines } from '../../../perseverance/moments/assembly/officers';
import type { Counted } from '../../../perseverance/moments/assembly/presence';
import { givenByRank, rankTable, zoneLines } from '../../../perseverance/moments/assembly/ranking';
import { revealedIn, wayOf, type Tiles } from '../../../perseverance/moments/assembly/tiles';
import { endOfTurn, roundLines, wrapUpOf } from '../../../perseverance/moments/assembly/wrapUp';
import { withFollowersSet } from '../../../perseverance/session/wizards/followersOverride';
import type { Given } from '../../../perseverance/session/wizards/followersOverride';
import { amount, say, assetName } from '../../say';
import { playersOf, type State } from '../../session/state';
import { rulesFor } from '../../session/supplies';
import { reminders } from '../../session/view/tableActions';
import { ahead, wizard } from '../../session/wizards/wizard';
import { OFFICERS, PRODUCTION, ZONES, type Officer, type Zone } from '../../terms';
import { askPresence, askTiles, outlook, tellZone, whyZone, type AssemblyCommand } from './assemblyRules';
import { askConditions, conditionName, LOOKS_AT, type Conditions } from './conditions';
import { poolOutcome, assemblyOutcome, officerOutcome } from './decide';
import type { OfficerScoringResult } from './officerScoring';
import type { AssemblyResult } from './rule';

/**
 * The whole Assembly, pp. 24–26: Presence, tiles, Votes, Officers, wrap-up, in one entry. First everything that has to
 * be counted or chosen, then everything that follows from it on one page: no Production touches what the Officers
 * look at.
 */
export const assembly = wizard({
  id: 'assembly',
  reviewOnLast: true,
  title: (state) => say('session.event.assembly', { number: state.assembly }),
  script(ask, state) {
    const conditions = askConditions(ask, state);
    const counted = askPresence(ask, state, conditions.asked);
    const { records, counted: known } = conditions;
    const tiles = askTiles(ask, state, counted, () => outlook(state, { ...counted, records }));
    const command: AssemblyCommand = {
      type: 'resolveAssembly',
      choices: tiles.choices,
      ...counted,
      records,
      ...(known && { counted: known }),
      ...wayOf(state, tiles),
      ...endOfTurn(state, reminders(state)),
    };
    const given = tellReveal(ask, state, { counted, tiles, command, conditions });
    return given.ok ? withFollowersSet(ask, ahead, state, command, given.value) : given;
  },
  wrapUp: (state) => wrapUpOf(wrapUpLines(state), state.assembly >= state.assemblies),
});

type Refused = Extract<Result<never, Refusal>, { readonly ok: false }>;

interface Revealed {
  readonly counted: Counted<Zone>;
  readonly tiles: Tiles<Zone>;
  readonly command: AssemblyCommand;
  readonly conditions: Conditions;
}

/**
 * The choices are turned up, and everything that follows is on one page: the Votes ranked, with places, prizes and sums
 * side by side, what made them, then the Officers. As long as a choice is missing there is nothing to show.
 */
function tellReveal(
  ask: Ask,
  state: State,
  { counted, tiles, command, conditions }: Revealed,
): Result<readonly Given[], Refusal> {
  const votes = assemblyOutcome(state, command);
  const officers = officerOutcome(state, command.records);
  const page = {
    id: 'reveal',
    title: say('session.assemblyWizard.reveal'),
    ...revealedIn(tiles),
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
  const tile = held.tile === null ? [] : tellZone(state, zone, zones[zone], held.choice);
  return zoneLines(zone, held.tile, gains, [...whyZone(state, zone, zones[zone]), ...tile]);
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

/** What is done with the pieces before the next round (p. 26). */
function wrapUpLines(state: State): readonly ChecklistLine[] {
  const pool = poolOutcome(state);
  if (!pool.ok) return [];
  const { figures } = pool.value;
  if (figures.gameOver) return [{ id: 'last', text: say('dicePool.gameOver') }];
  const dice = amount('dice', figures.addedDissenters);
  return roundLines(state, {
    ...endOfTurn(state, reminders(state)),
    dice: figures,
    changes: [
      ...(figures.removedNeutral > 0 ? [{ id: 'removed', text: say('dicePool.neutralRemoved') }] : []),
      ...(figures.addedDissenters > 0
        ? [{ id: 'added', text: say('dicePool.dissentersAdded', { dice }) }]
        : []),
    ],
    laidOut: [
      ...(figures.dissenterInfluence > 0 ? [{ id: 'cubes', text: say('dicePool.dissenterCubes') }] : []),
      { id: 'patrols', text: say('session.assemblyWizard.patrols') },
    ],
  });
}
