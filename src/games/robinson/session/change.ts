import { CAMP } from '../terms';
import type { Item } from '../items';
import type { Skill } from '../skills';
import { isDial, type Counter } from './counters';
import type { Planned } from './planned';
import {
  earnedKey,
  type Fate,
  type FieldToken,
  type Source,
  type Stage,
  type State,
  type ThreatField,
} from './state';

/**
 * What an event did to the table, as figures. Every event carries its changes, so that an old game replays the same
 * after a rule was corrected; and applying them needs no rule at all.
 */
export type Change =
  | {
      readonly what: 'count';
      readonly owner: string;
      readonly counter: Counter;
      readonly by: number;
      readonly from: Source;
    }
  | { readonly what: 'stage'; readonly to: Stage }
  | { readonly what: 'round'; readonly to: number }
  | { readonly what: 'first'; readonly to: string }
  | { readonly what: 'threat'; readonly to: ThreatField }
  | { readonly what: 'tokens'; readonly to: readonly FieldToken[] }
  | { readonly what: 'items' | 'coming'; readonly to: readonly Item[] }
  | { readonly what: 'inventors' | 'outside'; readonly to: readonly string[] }
  | { readonly what: 'skills'; readonly to: Readonly<Record<string, readonly Skill[]>> }
  | { readonly what: 'plan'; readonly to: readonly Planned[] | null }
  | { readonly what: 'fate'; readonly to: Fate | null };

/** Total: what names nobody at this table changes nothing. */
export function applyChange(state: State, change: Change): State {
  return change.what === 'count' ? count(state, change) : { ...state, [change.what]: change.to };
}

function count(state: State, { owner, counter, by, from }: Extract<Change, { what: 'count' }>): State {
  const key = earnedKey(owner, counter);
  const before = state.earned[key] ?? {};
  const earned = { ...state.earned, [key]: { ...before, [from]: (before[from] ?? 0) + by } };
  if (isDial(counter))
    return owner === CAMP
      ? { ...state, earned, camp: { ...state.camp, [counter]: state.camp[counter] + by } }
      : state;
  const body = Object.hasOwn(state.bodies, owner) ? state.bodies[owner] : undefined;
  if (!body) return state;
  return {
    ...state,
    earned,
    bodies: { ...state.bodies, [owner]: { ...body, [counter]: body[counter] + by } },
  };
}
