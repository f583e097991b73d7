import { err, ok, procedure, type Deltas, type Refusal, type Ruling } from '@/engine';
import { TRACKS } from '../../pieces';
import { openBooks } from '../../rules/books';
import { refuse } from '../../rules/refuse';
import { perPlayer } from '../../rules/table';
import { amount, counted, nameOf, say } from '../../say';
import type { RewardId } from '../../terms';
import { mayRepeat, openRewards, picksFor } from './combatContribution';
import { combatRewardsInput, type CombatRewardsInput, type RewardedPlayer } from './combatRewardsInput';
import { rewardGain } from './rewardGain';

export interface CombatRewardsResult {
  readonly picks: Readonly<Record<string, number>>;
  readonly mayRepeat: readonly string[];
  readonly paid: Readonly<Record<string, { readonly safeguard: number; readonly valor: number }>>;
  /** One entry for each Settlement placed, in placing order. */
  readonly settlementOrder: readonly string[];
  readonly leadersRetrieved: readonly string[];
  readonly deltas: Deltas;
}

/** All picks of one Combat Rewards phase, p. 22. */
export const combatRewards = procedure({ input: combatRewardsInput, resolve: resolveCombatRewards });

function resolveCombatRewards(input: CombatRewardsInput): Ruling<CombatRewardsResult> {
  const { players, zone } = input;
  const books = openBooks(input.edition);
  const { rules, ledger, tell } = books;
  const repeaters = mayRepeat(players.map(({ id, contribution }) => [id, contribution]));
  const open = openRewards(rules, input.breachTokens, input.breachTokenRule, input.breached);
  const allowed = (player: RewardedPlayer) => picksFor(rules, player.contribution, input.picksTable);
  const settlementOrder: string[] = [];
  const leadersRetrieved: string[] = [];
  const paid = new Map<string, { readonly safeguard: number; readonly valor: number }>();

  for (const [i, player] of players.entries()) {
    const { id, picks } = player;
    ledger.open(id, 'safeguard', player.safeguard, TRACKS.safeguard);
    ledger.open(id, 'valor', player.valor, TRACKS.valor);
    ledger.open(id, 'lightSoldier', 0, { min: 0, max: player.lightSupply });
    const most = allowed(player);
    if (picks.length > most)
      return err(
        refuse('too-many-picks', `players[${i}].picks`, 'refusal.tooManyPicks', {
          picks: amount('picks', most),
        }),
      );

    let placed = 0;
    for (const [j, reward] of picks.entries()) {
      const fault = checkPick(reward, `players[${i}].picks[${j}]`, {
        player,
        open,
        repeats: repeaters.includes(id) ? 1 : 0,
        earlier: picks.slice(0, j),
        safeguard: ledger.balance(id, 'safeguard'),
        valor: ledger.balance(id, 'valor'),
        settlementsLeft: player.settlementSupply - placed,
        emptySpaces: input.emptySpaces - settlementOrder.length,
        leaderOnBoard: player.leaderOnBoard && !leadersRetrieved.includes(id),
      });
      if (fault) return err(fault);
      const price = REWARD_PRICES[reward];
      tell(
        'attack',
        { part: 'reward', of: id },
        'rewards.pays',
        { player: nameOf(id), reward: say(`reward.${reward}`), price: priceName(reward) },
        [
          { owner: id, asset: 'safeguard', by: -price.safeguard },
          { owner: id, asset: 'valor', by: -price.valor },
        ],
      );
      rewardGain(books, reward, { player, zone, settlements: player.settlementsInZone + placed });
      if (reward === 'place-settlement') {
        settlementOrder.push(id);
        placed++;
      }
      if (reward === 'retrieve-leader') leadersRetrieved.push(id);
    }
    if (picks.length === 0)
      tell('attack', { part: 'reward', of: id }, 'rewards.none', {
        player: nameOf(id),
        picks: amount('picks', most),
      });
    paid.set(id, {
      safeguard: player.safeguard - ledger.balance(id, 'safeguard'),
      valor: player.valor - ledger.balance(id, 'valor'),
    });
  }
  return ok({
    figures: {
      picks: perPlayer(players, allowed),
      mayRepeat: repeaters,
      paid: Object.fromEntries(paid),
      settlementOrder,
      leadersRetrieved,
      deltas: ledger.deltas(),
    },
    explanation: ledger.steps,
  });
}

interface PickMoment {
  readonly player: RewardedPlayer;
  readonly open: readonly RewardId[];
  /** How many times one of the picks may be repeated. */
  readonly repeats: number;
  readonly earlier: readonly RewardId[];
  readonly safeguard: number;
  readonly valor: number;
  readonly settlementsLeft: number;
  readonly emptySpaces: number;
  readonly leaderOnBoard: boolean;
}

function checkPick(reward: RewardId, path: string, moment: PickMoment): Refusal | null {
  const { earlier, repeats } = moment;
  const params = { player: nameOf(moment.player.id), reward: say(`reward.${reward}`) };
  if (!moment.open.includes(reward)) return refuse('reward-blocked', path, 'refusal.rewardBlocked', params);
  const repeated = earlier.length - new Set(earlier).size;
  if (earlier.includes(reward) && repeated >= repeats)
    return refuse('duplicate-pick', path, 'refusal.rewardTwice', params);
  const price = REWARD_PRICES[reward];
  if (price.safeguard > moment.safeguard || price.valor > moment.valor)
    return refuse('not-affordable', path, 'refusal.rewardPrice', { ...params, price: priceName(reward) });
  if (reward === 'place-settlement') {
    if (moment.settlementsLeft <= 0)
      return refuse('no-settlement-left', path, 'refusal.noSettlementLeft', params);
    if (moment.emptySpaces <= 0) return refuse('no-empty-space', path, 'refusal.noEmptySpace');
  }
  if (reward === 'retrieve-leader' && !moment.leaderOnBoard)
    return refuse('leader-not-on-board', path, 'refusal.leaderNotOnBoard', params);
  return null;
}

function priceName(reward: RewardId) {
  const { safeguard, valor } = REWARD_PRICES[reward];
  return counted(['safeguard', safeguard], ['valor', valor]);
}

export interface RewardPrice {
  readonly safeguard: number;
  readonly valor: number;
}

/** What each Combat Reward costs. */
export const REWARD_PRICES: Readonly<Record<RewardId, RewardPrice>> = {
  kills: { safeguard: 0, valor: 3 },
  production: { safeguard: 1, valor: 0 },
  fallen: { safeguard: 1, valor: 1 },
  'settlements-dice': { safeguard: 2, valor: 0 },
  walls: { safeguard: 1, valor: 1 },
  'five-followers': { safeguard: 1, valor: 2 },
  'place-settlement': { safeguard: 2, valor: 0 },
  'retrieve-leader': { safeguard: 2, valor: 0 },
  'light-soldier': { safeguard: 0, valor: 1 },
};
