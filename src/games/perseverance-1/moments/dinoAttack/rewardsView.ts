import type { Phrase, Refusal } from '@/engine';
import type { RewardedPlayer } from './combatRewardsInput';
import type { DinoAttackResult } from './rule';
import { REWARD_PRICES, type RewardPrice } from './combatRewards';
import { counted, say } from '../../say';
import type { RewardId } from '../../terms';
import { rewardedPlayers, rewardsOutcome } from './decide';
import { playersOf, type State } from '../../session/state';
import { rulesFor } from '../../session/supplies';
import type { AttackCommand } from './askPosition';
import { rewardYield, type RewardYield } from './rewardYield';

/** One Combat Reward as one player sees it: what it gives, what it costs, and why not, where it cannot be had. */
export interface RewardOffer extends RewardYield {
  readonly reward: RewardId;
  readonly price: RewardPrice;
  /** How often it is picked. */
  readonly times: number;
  readonly covered: boolean;
  readonly reason?: Phrase;
  /** The player's picks after a tap: with it, or without. */
  readonly tapped: readonly RewardId[];
  /** With it a second time, or without the second; absent where the rules do not let it. */
  readonly twice?: readonly RewardId[];
}

export interface Picker {
  readonly player: string;
  readonly contribution: number;
  readonly repeats: boolean;
  readonly most: number;
  readonly picked: number;
  readonly had: RewardPrice;
  readonly left: RewardPrice;
  /**
   * `none`: no pick at all; `unpaid`: nothing can be paid for; `worthless`: nothing that can be paid for gives anything;
   * `open`: the table waits for this player.
   */
  readonly status: 'none' | 'unpaid' | 'worthless' | 'open' | 'declined' | 'done';
  readonly offers: readonly RewardOffer[];
}

export interface RewardsView {
  /** Clockwise, the active player first. */
  readonly pickers: readonly Picker[];
  readonly covered: number;
  /** Who places a Settlement, in this order. */
  readonly settlementOrder: readonly string[];
  /** A pick that a change before it has spoilt. */
  readonly spoilt?: Phrase;
}

/** The moment of the rewards. */
export interface RewardsMoment {
  /** As the phases before the rewards leave it: a Wall may have paid for a pick. */
  readonly after: State;
  /** What everybody picked, as far as the attack grants it. */
  readonly picked: Pick<AttackCommand, 'picks'> & { readonly declined: readonly string[] };
  readonly command: AttackCommand;
  readonly result: DinoAttackResult;
}

export function rewardsView(moment: RewardsMoment): RewardsView {
  const { after, command, result } = moment;
  const all = rewardsOutcome(after, { ...command, picks: moment.picked.picks }, result);
  const { rewards } = rulesFor(after);
  return {
    pickers: rewardedPlayers(after, command, result).map((rewarded) => pickerOf(moment, rewarded)),
    covered: rewards.filter((reward) => !result.rewards.includes(reward)).length,
    settlementOrder: all.ok ? all.value.figures.settlementOrder : [],
    ...(!all.ok && { spoilt: all.error.message }),
  };
}

function pickerOf(moment: RewardsMoment, rewarded: RewardedPlayer): Picker {
  const { after, result } = moment;
  const { id: player } = rewarded;
  const picks = picksOf(moment, player);
  const most = result.picks[player] ?? 0;
  const repeats = result.mayRepeat.includes(player);
  const has = after.players[player];
  const had = { safeguard: has?.safeguard ?? 0, valor: has?.valor ?? 0 };
  const offers = rulesFor(after).rewards.map((reward) => offerOf(moment, rewarded, reward));
  const declined = moment.picked.declined.includes(player);
  const can = offers.filter(({ reason, times, twice }) => (times === 0 ? !reason : times === 1 && twice));
  const canPick = can.length > 0;
  const wants = can.some(({ worthless }) => !worthless);
  const full = picks.length >= most;
  return {
    player,
    contribution: result.contribution[player] ?? 0,
    repeats,
    most,
    picked: picks.length,
    had,
    left: picks.reduce(
      (left, reward) => ({
        safeguard: left.safeguard - REWARD_PRICES[reward].safeguard,
        valor: left.valor - REWARD_PRICES[reward].valor,
      }),
      had,
    ),
    status: statusOf(most, picks.length, { full, canPick, wants, declined }),
    offers,
  };

  function statusOf(
    granted: number,
    picked: number,
    now: Readonly<Record<'full' | 'canPick' | 'wants' | 'declined', boolean>>,
  ): Picker['status'] {
    if (granted === 0) return 'none';
    if (now.full) return 'done';
    if (now.declined) return 'declined';
    if (now.wants) return 'open';
    if (picked > 0) return 'done';
    return now.canPick ? 'worthless' : 'unpaid';
  }
}

function offerOf(moment: RewardsMoment, rewarded: RewardedPlayer, reward: RewardId): RewardOffer {
  const { after, command, result } = moment;
  const { id: player } = rewarded;
  const picks = picksOf(moment, player);
  const times = picks.filter((pick) => pick === reward).length;
  const more = [...picks, reward];
  const taken = outcome(moment, player, more);
  const first = picks.indexOf(reward);
  const before = first < 0 ? picks : picks.slice(0, first);
  const last = picks.lastIndexOf(reward);
  return {
    reward,
    ...rewardYield(after, command.zone, reward, rewarded, before),
    price: REWARD_PRICES[reward],
    times,
    covered: !result.rewards.includes(reward),
    ...(times === 0 && !taken.ok && { reason: reasonOf(taken.error, reward) }),
    tapped: times === 0 ? more : picks.filter((pick) => pick !== reward),
    ...(times === 1 && taken.ok && { twice: more }),
    ...(times > 1 && { twice: picks.filter((_, i) => i !== last) }),
  };
}

/** What the rules say to these picks, with those of everybody who picked before. */
function outcome(moment: RewardsMoment, player: string, picks: readonly RewardId[]) {
  const { after, command, result } = moment;
  const order = clockwise(after, command.activePlayer);
  const earlier = order
    .slice(0, order.indexOf(player))
    .map((other) => [other, picksOf(moment, other)] as const);
  const all = Object.fromEntries([...earlier, [player, picks]]);
  return rewardsOutcome(after, { ...command, picks: all }, result);
}

/** In few words: the row says already whose it is and which reward. */
function reasonOf({ code, message }: Refusal, reward: RewardId): Phrase {
  const { safeguard, valor } = REWARD_PRICES[reward];
  if (code === 'not-affordable')
    return say('session.attack.needs', { price: counted(['safeguard', safeguard], ['valor', valor]) });
  return code === 'reward-blocked' ? say('session.attack.coveredOne') : message;
}

function picksOf({ picked: { picks } }: RewardsMoment, player: string): readonly RewardId[] {
  // Own names only: a player may be called anything.
  return Object.hasOwn(picks, player) ? (picks[player] ?? []) : [];
}

export function clockwise(state: State, first: string): readonly string[] {
  const players = playersOf(state);
  const at = Math.max(0, players.indexOf(first));
  return [...players.slice(at), ...players.slice(0, at)];
}
