import { ZONES, type Zone } from '../terms';
import { isFull, playersOf, type Patrol, type State } from './state';
import { dinoSpacesLeft, followedLeader, influenceLeft, rulesFor } from './supplies';

/** The Patrol of the player on turn, unless its next stage is for the next turn. */
export function patrolDue(state: State): Patrol | null {
  const patrol = state.players[state.turn]?.patrol ?? null;
  return patrol?.waits ? null : patrol;
}

/** Somebody else whose stage was put off when the turn passed on: it comes before an attack or an Assembly (001:746). */
export function postponedStage(state: State): string | undefined {
  return playersOf(state).find((id) => id !== state.turn && state.players[id]?.patrol?.postponed);
}

/** Whose stage is to be resolved next. */
export function stagePlayer(state: State): string {
  return postponedStage(state) ?? state.turn;
}

/** The Zones whose Dino spaces all hold a Dino; only what is tracked can fill up. */
export function fullAreas(state: State): readonly Zone[] {
  return isFull(state) ? ZONES.filter((zone) => dinoSpacesLeft(state, zone) === 0) : [];
}

export function fullArea(state: State): Zone | undefined {
  return fullAreas(state)[0];
}

/** A Zone that lacks one Dino, as long as none is full. */
export function almostFullArea(state: State): Zone | undefined {
  if (!isFull(state) || fullArea(state)) return undefined;
  return ZONES.find((zone) => dinoSpacesLeft(state, zone) === 1);
}

/** The published edition wants one every turn, unless there is none that can be taken (R39). */
export function secondaryOwed(state: State): boolean {
  if (rulesFor(state).secondaryAction !== 'mandatory') return false;
  const player = state.players[state.turn];
  const soldiers = isFull(state) && player ? player.lightSoldier + player.heavySoldier : 0;
  return influenceLeft(state, state.turn) > 0 || soldiers > 0 || followedLeader(state, state.turn) === null;
}

export { assemblyDue } from '../../perseverance/session/table';
