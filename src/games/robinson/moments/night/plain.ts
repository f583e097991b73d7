import type { NightCommand } from '../../session/command';
import { playersOf, type State } from '../../session/state';
import { takeFood } from '../../stock';
import { haulOf } from '../actions/haul';

export function campedIn(state: State): readonly string[] {
  return playersOf(state).filter((id) => !state.outside.includes(id));
}

/** How many in the camp get no supper once so much food was cooked with. */
function placesShort(state: State, cooked = 0): number {
  const { left } = takeFood(state.camp, cooked);
  return takeFood(left, campedIn(state).length).missing;
}

/** Where somebody has to go hungry and the table has not said who: those who can bear it best. */
export function likelyHungry(state: State, cooked = 0): readonly string[] | null {
  const camped = campedIn(state);
  const missing = placesShort(state, cooked);
  if (missing === 0 || missing >= camped.length) return null;
  const room = (id: string) => (state.config.lives[id]?.last ?? 0) - (state.bodies[id]?.wounds ?? 0);
  const bearing = [...camped].sort((a, b) => room(b) - room(a)).slice(0, missing);
  return camped.filter((id) => bearing.includes(id));
}

/** The night as it comes: no healing, no move, nothing stored; those outside have what they kept. */
export function plainNight(state: State, hungry: readonly string[] | null): NightCommand {
  return {
    type: 'night',
    cooking: [],
    hungry,
    keepFood: 0,
    goalMet: false,
    away: Object.fromEntries(
      state.outside.map((id) => {
        const { food, shelter = false } = haulOf(state.carried, id);
        return [id, { food, tileShelter: shelter }];
      }),
    ),
    move: null,
  };
}
