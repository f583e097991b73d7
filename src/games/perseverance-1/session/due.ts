import { ZONES, type Zone } from '../terms';
import { isFull, type Patrol, type State } from './state';
import { dinoSpacesLeft } from './supplies';

/** The Patrol of whoever is on turn, unless its next stage is for the next turn. */
export function patrolDue(state: State): Patrol | null {
  const patrol = state.players[state.turn]?.patrol ?? null;
  return patrol?.waits ? null : patrol;
}

/** A Zone whose Dino spaces all hold a Dino; only what is tracked can fill up. */
export function fullArea(state: State): Zone | undefined {
  return isFull(state) ? ZONES.find((zone) => dinoSpacesLeft(state, zone) === 0) : undefined;
}

/** A Zone that lacks one Dino, as long as none is full. */
export function almostFullArea(state: State): Zone | undefined {
  if (!isFull(state) || fullArea(state)) return undefined;
  return ZONES.find((zone) => dinoSpacesLeft(state, zone) === 1);
}

export { assemblyDue } from '../../perseverance/session/table';
