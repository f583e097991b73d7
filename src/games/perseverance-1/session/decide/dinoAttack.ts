import { err, ok, type Outcome, type Refusal, type Result } from '@/engine';
import { SOLDIER_ASSET } from '../../pieces';
import { combatRewards, type CombatRewardsResult } from '../../rules/combatRewards';
import type { DefenseColumn } from '../../rules/defenseArea';
import { dinoAttack, type DinoAttackResult } from '../../rules/dinoAttack';
import { readCombatRewards } from '../../rules/input/readCombatRewards';
import { readDinoAttack } from '../../rules/input/readDinoAttack';
import { SOLDIERS, type Zone } from '../../terms';
import type { Change } from '../change';
import type { Command } from '../command';
import { happened } from '../event';
import { isFull, playersOf, type ColumnState, type State } from '../state';
import { leaderOf, settlementsOf, settlementSpaces, suppliesLeft, USED_TRAPS } from '../supplies';
import { attackPosition, checkPosition } from './attackPosition';
import { bringLeaderHome } from './board';
import { chain, count, followersIn, trackedDeltas, type Decision } from './decision';
import { columnChange } from './defense';
import { resolveRaw } from './resolveRaw';

type Attack = Extract<Command, { type: 'resolveDinoAttack' }>;

/**
 * A whole attack in one entry: the phases, the rewards, and the area cleared. In Full tracking the position that was
 * attacked becomes the tracked one first, so that soldiers and Traps are taken from where they really stood.
 */
export function resolveDinoAttack(state: State, command: Attack): Decision {
  const outcome = attackOutcome(state, command);
  if (!outcome.ok) return outcome;
  const fault = isFull(state) ? checkPosition(state, command.zone, command.columns) : null;
  if (fault) return err(fault);
  const result = outcome.value.figures;
  return chain(
    state,
    ok([attacked(state, command, outcome.value)]),
    (after) => takeRewards(after, command, result),
    (after) => ok([cleared(after, command, result)]),
  );
}

/** The phases up to the rewards, without writing anything. */
export function attackOutcome(state: State, command: Attack): Result<Outcome<DinoAttackResult>, Refusal> {
  return resolveRaw(readDinoAttack, dinoAttack, attackInput(state, command));
}

/** The picks of the command, on the state as the attack left it. */
export function rewardsOutcome(
  state: State,
  command: Attack,
  result: DinoAttackResult,
): Result<Outcome<CombatRewardsResult>, Refusal> {
  return resolveRaw(readCombatRewards, combatRewards, rewardsInput(state, command, result));
}

function attackInput(state: State, { zone, activePlayer, columns, community }: Attack) {
  const { edition, deterministic, box } = state.config;
  return {
    edition,
    players: playersOf(state).map((id) => ({
      id,
      followers: state.players[id]?.followers,
      safeguard: state.players[id]?.safeguard,
    })),
    zone,
    dangerous: state.zones[zone].dangerous,
    activePlayer,
    deterministic: { traps: deterministic.traps, walls: deterministic.walls },
    columns,
    settlements: settlersOf(state, zone, community),
    breachTokens: state.breachTokens,
    picksTable: box.picksTable,
    breachTokenRule: box.breachTokenRule,
  };
}

/** Bottom to top, gaps left out. */
function settlersOf(state: State, zone: Zone, community: Attack['community']): readonly string[] {
  if (isFull(state)) return state.zones[zone].settlements.filter((owner) => owner !== null);
  return community?.settlements ?? [];
}

function attacked(state: State, { zone, columns }: Attack, outcome: Outcome<DinoAttackResult>) {
  const { kills, breach, deltas } = outcome.figures;
  const killed = Object.values(kills).reduce((sum, { trampler, raptor }) => sum + trampler + raptor, 0);
  const board = isFull(state)
    ? [...attackPosition(state, zone, columns), ...removed(state, zone, breach.removed.length)]
    : [];
  return happened(
    'attackResolved',
    { zone, killed, through: breach.trampler + breach.raptor, followers: followersIn(deltas) },
    [...trackedDeltas(state, deltas), ...board],
    outcome.explanation,
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
  const placed = isFull(state) ? settleLowest(state, zone, settlementOrder) : [];
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

function rewardsInput(state: State, command: Attack, result: DinoAttackResult) {
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
      safeguard: state.players[id]?.safeguard,
      valor: state.players[id]?.valor,
      contribution: result.contribution[id],
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

/** Survivors go home, the fallen to the supply, Traps are spent, Walls stay; a first attack opens the covers. */
function cleared(state: State, { zone, columns }: Attack, result: DinoAttackResult) {
  const full = isFull(state);
  const changes: Change[] = full
    ? [
        ...state.zones[zone].columns.map((column, i) => columnChange({ zone, column: i }, emptied(column))),
        ...Object.entries(result.retrieve).flatMap(([player, home]) =>
          SOLDIERS.filter((kind) => home[kind] > 0).map((kind) =>
            count(player, SOLDIER_ASSET[kind], home[kind]),
          ),
        ),
        ...usedTraps(columns),
      ]
    : [];
  if (result.becomesDangerous) changes.push({ what: 'dangerous', zone, to: true });
  return happened('areaCleared', { zone, dangerous: result.becomesDangerous }, changes);
}

function usedTraps(columns: readonly DefenseColumn[]): readonly Change[] {
  return columns.flatMap(({ dinos }) =>
    dinos.flatMap(({ trap }) => (trap ? [count(trap.owner, USED_TRAPS[trap.type], 1)] : [])),
  );
}

/** A Trap that no Dino stood on was not sprung and stays. */
function emptied(column: ColumnState): ColumnState {
  return {
    wall: column.wall,
    soldiers: [null, null],
    spaces: column.spaces.map(({ dino, trap }) => ({ dino: null, trap: dino ? null : trap })),
  };
}
