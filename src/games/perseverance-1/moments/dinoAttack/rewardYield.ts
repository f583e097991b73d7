import type { IconName, Phrase } from '@/engine';
import { openBooks } from '../../rules/books';
import type { RewardedPlayer } from './combatRewardsInput';
import { countedFor, rewardGain } from './rewardGain';
import { assetName, say } from '../../say';
import { ASSETS, type Asset, type RewardId, type Zone } from '../../terms';
import type { State } from '../../session/state';
import { rulesFor } from '../../session/supplies';

export interface RewardYield {
  /** What it gives in words, and as a figure where it is one. */
  readonly gain: Phrase;
  readonly figure: string | null;
  readonly icon: IconName;
  /** It would give nothing. */
  readonly worthless?: boolean;
  /** What was counted for it: "1 Wall", "2 Settlements and 1 die". */
  readonly counted?: Phrase;
}

/** What a reward would give, whether or not it can be paid for: the rules are asked without the price. */
export function rewardYield(
  state: State,
  zone: Zone,
  reward: RewardId,
  player: RewardedPlayer,
  before: readonly RewardId[],
): RewardYield {
  if (reward === 'place-settlement')
    return { gain: say('session.attack.gainSettlement'), figure: null, icon: 'settlement' };
  if (reward === 'retrieve-leader')
    return { gain: say('session.attack.gainLeader'), figure: null, icon: 'leader' };
  const books = openBooks(state.config.edition);
  const placed = before.filter((pick) => pick === 'place-settlement').length;
  const soldiers = before.filter((pick) => pick === 'light-soldier').length;
  books.ledger.open(player.id, 'lightSoldier', soldiers, { min: 0, max: player.lightSupply });
  const moment = { player, zone, settlements: player.settlementsInZone + placed };
  rewardGain(books, reward, moment);
  const [step] = books.ledger.steps;
  const [delta] = step?.deltas ?? [];
  const asset = ASSETS.find((one) => one === delta?.asset) ?? usual(reward);
  const by = delta?.by ?? 0;
  const counted = countedFor(reward, moment);
  return {
    gain: say('session.attack.gainAsset', { asset: assetName(rulesFor(state), asset), count: by }),
    figure: `+${by}`,
    icon: ICONS[asset] ?? 'followers',
    ...(by === 0 && { worthless: true }),
    ...(counted && { counted }),
  };
}

/** What it would be counted in, when it gives none. */
function usual(reward: RewardId): Asset {
  return reward === 'light-soldier' ? 'lightSoldier' : 'followers';
}

const ICONS: Readonly<Partial<Record<Asset, IconName>>> = {
  followers: 'followers',
  lightSoldier: 'light',
  food: 'food',
  story: 'story',
  mr: 'scrap',
};
