import { PIECES } from '../../pieces';
import type { ActingPlayer } from '../../moments/zoneEffects/workshop';
import { isFull, type State } from '../state';
import { suppliesLeft } from '../supplies';

/** Enough for every price: what is not tracked cannot be checked, so in Essentials nobody is too poor. */
const PLENTY = 99;

/** A player as the actions see one. In Essentials resources, Soldiers and pieces count as being there. */
export function actingPlayer(state: State, id: string): ActingPlayer {
  const player = state.players[id];
  if (!player) throw new Error(`nobody called ${id} sits here`);
  const left = suppliesLeft(state, id);
  const base = {
    id,
    leader: activeLeader(state, id),
    followers: player.followers,
    safeguard: player.safeguard,
    valor: player.valor,
    dice: state.dice[id]?.inPlay ?? 1,
  };
  if (!isFull(state))
    return {
      ...base,
      food: PLENTY,
      mr: PLENTY,
      story: PLENTY,
      light: PIECES.soldiersOfAKind,
      heavy: PIECES.soldiersOfAKind,
      lightSupply: PIECES.soldiersOfAKind,
      heavySupply: PIECES.soldiersOfAKind,
      settlementSupply: PIECES.settlements,
      wallSupply: PIECES.walls,
      trapSupply: PIECES.traps,
    };
  return {
    ...base,
    food: player.food,
    mr: player.mr,
    story: player.story,
    light: player.lightSoldier,
    heavy: player.heavySoldier,
    lightSupply: left.light,
    heavySupply: left.heavy,
    settlementSupply: left.settlements,
    wallSupply: left.walls,
    trapSupply: left.traps,
  };
}

/** Null when the table plays without abilities. */
export function activeLeader(state: State, id: string) {
  return state.config.leaderAbilities ? (state.config.leaders[id] ?? null) : null;
}
