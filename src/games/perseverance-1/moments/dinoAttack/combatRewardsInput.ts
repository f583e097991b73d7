import { among, andThen, flag, listOf, number, orElse, shape, type Read } from '@/engine';
import { rulesOf } from '../../editions';
import { PIECES } from '../../pieces';
import { ZONES, type Edition } from '../../terms';
import {
  breachTokenRuleOf,
  breachTokensOf,
  count,
  edition,
  NO_SOLDIERS,
  optionalFlag,
  perEdition,
  picksTable,
  playersOf,
  safeguard,
  soldiers,
  valor,
} from '../../rules/fields';

const LIMITS = { contribution: 24, kills: 12, settlements: 10, walls: 4, spaces: 10 } as const;

const kills = shape({ trampler: count(LIMITS.kills), raptor: count(LIMITS.kills) });
const NO_KILLS: Read<typeof kills> = { trampler: 0, raptor: 0 };

const rewardedOf = (edition: Edition) =>
  shape({
    safeguard,
    valor,
    contribution: number({ max: LIMITS.contribution }),
    /** Resolved in this order (R15). */
    picks: orElse(listOf(among(rulesOf(edition).rewards)), []),
    /** In the whole attack. */
    kills: orElse(kills, NO_KILLS),
    fallen: orElse(soldiers, NO_SOLDIERS),
    /** After the breach. */
    settlementsInZone: count(LIMITS.settlements),
    diceInZone: count(PIECES.dice),
    wallsInZone: count(LIMITS.walls),
    lightSupply: count(PIECES.soldiersOfAKind, PIECES.soldiersOfAKind),
    settlementSupply: count(PIECES.settlements, PIECES.settlements),
    leaderOnBoard: optionalFlag,
  });

const REWARDED = perEdition((edition) =>
  shape({
    /** Clockwise, active player first. */
    players: playersOf(rewardedOf(edition)),
    zone: among(ZONES),
    breached: flag,
    breachTokens: breachTokensOf(edition),
    /** Free, unlocked Settlement spaces in the Zone. */
    emptySpaces: count(LIMITS.spaces, LIMITS.spaces),
    picksTable,
    breachTokenRule: breachTokenRuleOf(edition),
  }),
);

export const combatRewardsInput = andThen(shape({ edition }), ({ edition }) => REWARDED[edition]);
export type CombatRewardsInput = Read<typeof combatRewardsInput>;
export type RewardedPlayer = CombatRewardsInput['players'][number];
