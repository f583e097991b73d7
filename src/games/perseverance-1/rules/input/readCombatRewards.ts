import { field, flag, list, oneOf, optional, whole, type At } from '@/engine';
import { rulesOf } from '../../editions';
import { PIECES } from '../../pieces';
import { ZONES, type Edition } from '../../terms';
import type { CombatRewardsInput, RewardedPlayer } from '../combatRewards';
import {
  NO_SOLDIERS,
  readBreachTokens,
  readCount,
  readEdition,
  readFlag,
  readPickRules,
  readPlayers,
  readSafeguard,
  readSoldiers,
  readValor,
} from './fields';

const LIMITS = { contribution: 24, kills: 12, settlements: 10, walls: 4, spaces: 10 } as const;

export function readCombatRewards(at: At): CombatRewardsInput {
  const edition = readEdition(at);
  return {
    edition,
    players: readPlayers(at, (seat) => readRewarded(seat, edition)),
    zone: oneOf(field(at, 'zone'), ZONES),
    breached: flag(field(at, 'breached')),
    breachTokens: readBreachTokens(field(at, 'breachTokens'), edition),
    emptySpaces: readCount(at, 'emptySpaces', LIMITS.spaces, LIMITS.spaces),
    ...readPickRules(at, edition),
  };
}

function readRewarded(at: At, edition: Edition): Omit<RewardedPlayer, 'id'> {
  return {
    safeguard: readSafeguard(at),
    valor: readValor(at),
    contribution: whole(field(at, 'contribution'), { max: LIMITS.contribution }),
    picks: optional(
      field(at, 'picks'),
      (picks) => list(picks, (reward) => oneOf(reward, rulesOf(edition).rewards)),
      [],
    ),
    kills: optional(field(at, 'kills'), readKills, { trampler: 0, raptor: 0 }),
    fallen: optional(field(at, 'fallen'), readSoldiers, NO_SOLDIERS),
    settlementsInZone: readCount(at, 'settlementsInZone', LIMITS.settlements),
    diceInZone: readCount(at, 'diceInZone', PIECES.dice),
    wallsInZone: readCount(at, 'wallsInZone', LIMITS.walls),
    lightSupply: readCount(at, 'lightSupply', PIECES.soldiersOfAKind, PIECES.soldiersOfAKind),
    settlementSupply: readCount(at, 'settlementSupply', PIECES.settlements, PIECES.settlements),
    leaderOnBoard: readFlag(at, 'leaderOnBoard'),
  };
}

function readKills(at: At): RewardedPlayer['kills'] {
  return { trampler: readCount(at, 'trampler', LIMITS.kills), raptor: readCount(at, 'raptor', LIMITS.kills) };
}
