import type { Change } from '../../session/change';
import { isPlayer, NO_HAUL, type Haul, type State } from '../../session/state';

/** What an action brought is noted for who took it: kept away overnight, he keeps it. */
export function broughtBy(state: State, player: string, more: Partial<Haul>): readonly Change[] {
  const gains = (more.food ?? 0) + (more.wood ?? 0) + (more.fur ?? 0);
  if (!isPlayer(state, player) || (gains === 0 && !more.shelter)) return [];
  const before = Object.hasOwn(state.brought, player) ? (state.brought[player] ?? NO_HAUL) : NO_HAUL;
  const after: Haul = {
    ...before,
    food: before.food + (more.food ?? 0),
    wood: before.wood + (more.wood ?? 0),
    fur: before.fur + (more.fur ?? 0),
    ...(more.shelter && { shelter: true }),
  };
  return [{ what: 'brought', to: { ...state.brought, [player]: after } }];
}

export function haulOf(all: Readonly<Record<string, Haul>>, player: string): Haul {
  return (Object.hasOwn(all, player) ? all[player] : undefined) ?? NO_HAUL;
}
