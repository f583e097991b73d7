import { countOf, ownersAt as presenceOwners } from '../../perseverance/session/table';
import type { AssemblyZone } from '../moments/assembly/rule';
import type { FinalPlayer } from '../moments/finalScoring/rule';
import type { OfficerRecord } from '../moments/assembly/officerScoring';
import { OFFICERS, ZONES, type Officer, type Zone } from '../terms';
import { record, type State } from './state';
import { cubesOn, defendersOf, settlementsOf, soldiersOf, trapsOf, usedTraps, wallsOf } from './supplies';

export { presenceOwners };

/** A Zone as the Assembly sees it, from what is tracked. */
export function assemblyZone(state: State, zone: Zone): Omit<AssemblyZone, 'choice'> {
  return {
    settlements: state.zones[zone].settlements.filter((owner) => owner !== null).length,
    presence: presenceOwners(state).map((owner) => [owner, communityPieces(state, owner, zone)] as const),
  };
}

/** Dice, Settlements and the Leader of one owner in a Community area. */
function communityPieces(state: State, owner: string, zone: Zone): number {
  const { dice } = state.zones[zone];
  const lying = countOf(dice, owner);
  const leader = state.players[owner]?.community === zone ? 1 : 0;
  return settlementsOf(state, owner, [zone]) + lying + leader;
}

/** What the four Officers look at, from what is tracked. */
export function officerRecord(state: State, id: string): OfficerRecord {
  const areas = ZONES.flatMap((zone) => [
    communityPieces(state, id, zone),
    defendersOf(state, id, [zone]).length + wallsOf(state, id, [zone]) + trapsOf(state, id, [zone]).length,
  ]);
  const player = state.players[id];
  return {
    id,
    areas: areas.filter((pieces) => pieces > 0),
    patrols: (player?.patrols ?? 0) + (player?.patrol ? 1 : 0),
    settlements: settlementsOf(state, id),
    dice: state.dice[id]?.inPlay ?? 0,
    wallsAndTraps: wallsOf(state, id) + trapsOf(state, id).length + usedTraps(state, id),
  };
}

/** Cubes on track and tile together. */
export function cubeStandings(
  state: State,
  owners: readonly string[],
): Readonly<Record<Officer, readonly (readonly [string, number])[]>> {
  return record(OFFICERS, (officer) =>
    owners.map((owner) => [owner, cubesOn(state, officer, owner)] as const),
  );
}

export function finalPlayer(state: State, id: string): FinalPlayer {
  const player = state.players[id];
  if (!player) throw new Error(`nobody called ${id} sits here`);
  const light = soldiersOf(state, id, 'light');
  const heavy = soldiersOf(state, id, 'heavy');
  return {
    id,
    followers: player.followers,
    food: player.food,
    mr: player.mr,
    story: player.story,
    safeguard: player.safeguard,
    valor: player.valor,
    board: { light: light.onBoard, heavy: heavy.onBoard },
    defense: {
      light: light.inDefense,
      heavy: heavy.inDefense,
      leader: defendersOf(state, id).some(({ type }) => type === 'leader'),
      walls: wallsOf(state, id),
      traps: trapsOf(state, id).length,
    },
    patrol: { light: light.onPatrol, heavy: heavy.onPatrol },
    heavyThreat: player.threatHeavy,
  };
}
