import type { State } from '../../session/state';

type Wounds = Readonly<Record<string, { readonly wounds: number }>>;

/** Morale symbols that wounds pass on the way to these. */
function symbolsPassed({ config, bodies: had }: State, bodies: Wounds): number {
  return Object.entries(bodies).reduce((sum, [id, { wounds }]) => {
    const from = had[id]?.wounds ?? 0;
    const at = config.lives[id]?.moraleAt ?? [];
    return sum + at.filter((space) => space > from && space <= wounds).length;
  }, 0);
}

/** Where the marker is if nothing but these wounds moved it. */
export function moraleAfter(state: State, bodies: Wounds): number {
  return Math.max(state.config.morale.lowest, state.camp.morale - symbolsPassed(state, bodies));
}

/** The table counts morale after the wounds; here it is before them, so that each wound keeps its cost. */
export function moraleBefore(
  state: State,
  { camp, bodies }: { readonly camp: { readonly morale: number }; readonly bodies: Wounds },
): number {
  return camp.morale === moraleAfter(state, bodies)
    ? state.camp.morale
    : camp.morale + symbolsPassed(state, bodies);
}
