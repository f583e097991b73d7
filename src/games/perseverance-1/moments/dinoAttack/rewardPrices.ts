import type { RewardId } from '../../terms';

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
