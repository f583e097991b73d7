import { err, ok, read, type Given, type Outcome, type Ruling } from '@/engine';
import { SETTLEMENT_SPACES } from '../../pieces';
import { combatRewards, type CombatRewardsResult } from './combatRewards';
import { combatRewardsInput, type RewardedPlayer } from './combatRewardsInput';
import { dinoAttack, type DinoAttackResult } from './rule';
import type { Zone } from '../../terms';
import type { Change } from '../../session/change';
import type { Command } from '../../session/command';
import { happened } from '../../session/event';
import { seenZone, settlementsRecorded, settlementsSeen } from '../../session/known';
import { refuse } from '../../session/refuse';
import { isFull, playersOf, type State } from '../../session/state';
import { leaderOf, settlementsOf, settlementSpaces, suppliesLeft } from '../../session/supplies';
import { attackPosition, checkPosition, explainMoves, soldierMoves } from './attackPosition';
import { bringLeaderHome } from '../../session/decide/board';
import { clearArea } from './clearArea';
import { contributionOverride } from './contributionOverride';
import { chain, followersIn, trackedDeltas, type Decision } from '../../session/decide/decision';

type Attack = Extract<Command, { type: 'resolveDinoAttack' }>;

/**
 * A whole attack in one entry: the phases, the rewards, and the area cleared. In Full tracking the position that was
 * attacked becomes the tracked one first, so that soldiers and Traps are taken from where they really stood.
 */
export function resolveDinoAttack(state: State, command: Attack): Decision {
  return chain(state, setCovers(state, command), (covered) => resolvePhases(covered, command));
}

/** Safe or Dangerous as the table says. The far Dino row is in the position, so only Settlements bar it. */
function setCovers(state: State, { zone, dangerous }: Attack): Decision {
  const tracked = state.zones[zone];
  if (dangerous === undefined || dangerous === tracked.dangerous) return ok([]);
  const covered = tracked.settlements.slice(SETTLEMENT_SPACES.safe);
  if (!dangerous && covered.some((owner) => owner !== null)) return refuse('underCover');
  return ok([
    happened('dangerousSet', { zone, to: dangerous }, [{ what: 'dangerous', zone, to: dangerous }]),
  ]);
}

function resolvePhases(state: State, command: Attack): Decision {
  const outcome = attackOutcome(state, command);
  if (!outcome.ok) return outcome;
  const fault = isFull(state) ? checkPosition(state, command) : null;
  if (fault) return err(fault);
  const result = outcome.value.figures;
  return chain(
    state,
    ok([attacked(state, command, outcome.value)]),
    (after) => takeRewards(after, command, result),
    (after) => ok([clearArea(after, command, result)]),
  );
}

/** The phases up to the rewards, without writing anything. */
export function attackOutcome(state: State, command: Attack): Ruling<DinoAttackResult> {
  const { zone, activePlayer, columns, community, dangerous, contribution } = command;
  const { edition, deterministic, box } = state.config;
  const ruled = dinoAttack.ask({
    edition,
    players: playersOf(state).map((id) => ({
      id,
      followers: state.players[id]?.followers ?? 0,
      safeguard: state.players[id]?.safeguard ?? 0,
    })),
    zone,
    dangerous: dangerous ?? state.zones[zone].dangerous,
    activePlayer,
    deterministic: { traps: deterministic.traps, walls: deterministic.walls },
    columns,
    settlements: settlersOf(state, zone, community),
    breachTokens: state.breachTokens,
    picksTable: box.picksTable,
    breachTokenRule: box.breachTokenRule,
  });
  return ruled.ok && contribution ? ok(contributionOverride(state, contribution, ruled.value)) : ruled;
}

/** The picks of the command, on the state as the attack left it. */
export function rewardsOutcome(
  state: State,
  command: Attack,
  result: DinoAttackResult,
): Ruling<CombatRewardsResult> {
  return combatRewards.ask(rewardsInput(state, command, result));
}

/** What the rewards look at for each player, clockwise from the active one. */
export function rewardedPlayers(
  state: State,
  command: Attack,
  result: DinoAttackResult,
): readonly RewardedPlayer[] {
  const input = read(rewardsInput(state, { ...command, picks: {} }, result), combatRewardsInput);
  return input.ok ? input.value.players : [];
}

/** Bottom to top, gaps left out. */
function settlersOf(state: State, zone: Zone, community: Attack['community']): readonly string[] {
  if (isFull(state)) return state.zones[zone].settlements.filter((owner) => owner !== null);
  return community?.settlements ?? [];
}

function attacked(state: State, command: Attack, outcome: Outcome<DinoAttackResult>) {
  const { zone, columns } = command;
  const { kills, breach, deltas } = outcome.figures;
  const killed = Object.values(kills).reduce((sum, { trampler, raptor }) => sum + trampler + raptor, 0);
  const board = isFull(state)
    ? [...attackPosition(state, command), ...removed(state, zone, breach.removed.length)]
    : command.community?.counted?.settlements
      ? settlementsSeen(state, zone, outcome.figures.settlements)
      : [];
  const moves = isFull(state) ? explainMoves(soldierMoves(state, zone, columns)) : [];
  return happened(
    'attackResolved',
    { zone, killed, through: breach.trampler + breach.raptor, followers: followersIn(deltas) },
    [...trackedDeltas(state, deltas), ...board],
    [...moves, ...outcome.explanation],
  );
}

/** The topmost Settlements go first. */
function removed(state: State, zone: Zone, many: number): readonly Change[] {
  const occupied = state.zones[zone].settlements.flatMap((owner, i) => (owner === null ? [] : [i + 1]));
  return occupied
    .slice(occupied.length - many)
    .reverse()
    .map((space) => ({ what: 'settlement', zone, space, owner: null }));
}

function takeRewards(state: State, command: Attack, result: DinoAttackResult): Decision {
  const { zone, picks } = command;
  if (!Object.values(picks).some((chosen) => chosen.length > 0)) return ok([]);
  const rewards = rewardsOutcome(state, command, result);
  if (!rewards.ok) return rewards;
  const { deltas, settlementOrder, leadersRetrieved } = rewards.value.figures;
  const placed = isFull(state)
    ? settleLowest(state, zone, settlementOrder)
    : settledUnseen(state, zone, settlementOrder);
  const home = leadersRetrieved.flatMap((player) => bringLeaderHome(state, player));
  return ok([
    happened(
      'rewardsTaken',
      { zone, followers: followersIn(deltas) },
      [...trackedDeltas(state, deltas), ...placed, ...(isFull(state) ? home : [])],
      rewards.value.explanation,
    ),
  ]);
}

function rewardsInput(
  state: State,
  command: Attack,
  result: DinoAttackResult,
): Given<typeof combatRewardsInput> {
  const { zone, picks, community } = command;
  const { edition, box } = state.config;
  const full = isFull(state);
  const players = playersOf(state);
  const first = Math.max(0, players.indexOf(command.activePlayer));
  const clockwise = [...players.slice(first), ...players.slice(0, first)];
  const free = state.zones[zone].settlements
    .slice(0, settlementSpaces(state, zone))
    .filter((owner) => owner === null).length;
  return {
    edition,
    players: clockwise.map((id) => ({
      id,
      safeguard: state.players[id]?.safeguard ?? 0,
      valor: state.players[id]?.valor ?? 0,
      contribution: result.contribution[id] ?? 0,
      picks: Object.hasOwn(picks, id) ? picks[id] : [],
      kills: result.kills[id],
      fallen: result.fight.fallen[id],
      settlementsInZone: full
        ? settlementsOf(state, id, [zone])
        : result.settlements.filter((owner) => owner === id).length,
      diceInZone: (full ? state.zones[zone].dice : (community?.dice ?? {}))[id] ?? 0,
      wallsInZone: command.columns.filter(({ wall }) => wall?.owner === id).length,
      ...(full && {
        lightSupply: suppliesLeft(state, id).light,
        settlementSupply: suppliesLeft(state, id).settlements,
      }),
      leaderOnBoard: full
        ? leaderOf(state, id) !== null
        : (community?.leadersOnBoard ?? players).includes(id),
    })),
    zone,
    breached: result.breach.trampler + result.breach.raptor > 0,
    breachTokens: state.breachTokens,
    ...(full && { emptySpaces: free }),
    picksTable: box.picksTable,
    breachTokenRule: box.breachTokenRule,
  };
}

function settleLowest(state: State, zone: Zone, owners: readonly string[]): readonly Change[] {
  const free = state.zones[zone].settlements.flatMap((owner, i) => (owner === null ? [i + 1] : []));
  return owners.map((owner, i) => ({ what: 'settlement', zone, space: free[i] ?? 0, owner }));
}

/** In Essentials: on the lowest spaces that were free as far as anybody knows. */
function settledUnseen(state: State, zone: Zone, owners: readonly string[]): readonly Change[] {
  if (owners.length === 0) return [];
  const waiting = [...owners];
  const settlements = seenZone(state, zone).settlements.map((owner) => owner ?? waiting.shift() ?? null);
  return [...settlementsRecorded(state, zone, owners, 1), { what: 'seen', zone, settlements }];
}
