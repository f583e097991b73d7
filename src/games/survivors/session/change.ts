import type { Seat } from '@/engine';
import type { Faces } from '../rules/chances';
import type { Resource, Side, Skill } from '../terms';
import {
  NOTHING,
  type Board,
  type Counted,
  type FactionState,
  type Fate,
  type Hordes,
  type Phase,
  type Source,
  type State,
} from './state';

/**
 * What an event did to the table, as figures. Every event carries its changes, so that an old game replays the same
 * after a rule was corrected; and applying them needs no rule at all.
 */
export type Change =
  | { readonly what: 'resource'; readonly resource: Resource; readonly by: number; readonly from: Source }
  | { readonly what: 'cards'; readonly player: string; readonly deck: Skill; readonly by: number }
  | {
      readonly what: 'pool';
      readonly player: string;
      readonly side: Side;
      readonly skill: Skill;
      readonly to: number;
    }
  | { readonly what: 'side'; readonly player: string; readonly to: Side }
  | { readonly what: 'hordes'; readonly to: Hordes }
  | { readonly what: 'tiles'; readonly to: Board }
  | { readonly what: 'stack'; readonly left: number; readonly aside: number }
  | { readonly what: 'turn'; readonly to: number }
  | { readonly what: 'leader'; readonly to: string }
  | { readonly what: 'phase'; readonly to: Phase }
  | { readonly what: 'faces'; readonly to: Faces }
  | { readonly what: 'challenges'; readonly to: Counted | null }
  | { readonly what: 'fate'; readonly to: Fate | null }
  /** Who is here and who has gone; who joined has neither dice nor cards yet. */
  | {
      readonly what: 'people';
      readonly here: readonly Seat[];
      readonly left: readonly Seat[];
      readonly joined: string | null;
    };

/** Total: what names nobody at this table changes nothing. */
export function applyChange(state: State, change: Change): State {
  switch (change.what) {
    case 'resource': {
      const { resource, by, from } = change;
      const earned = state.earned[resource];
      return {
        ...state,
        caravan: { ...state.caravan, [resource]: state.caravan[resource] + by },
        earned: { ...state.earned, [resource]: { ...earned, [from]: (earned[from] ?? 0) + by } },
      };
    }
    case 'cards':
      return withFaction(state, change.player, ({ cards, ...faction }) => ({
        ...faction,
        cards: { ...cards, [change.deck]: cards[change.deck] + change.by },
      }));
    case 'pool':
      return withFaction(state, change.player, (faction) => ({
        ...faction,
        [change.side]: { ...faction[change.side], [change.skill]: change.to },
      }));
    case 'side':
      return withFaction(state, change.player, (faction) => ({ ...faction, side: change.to }));
    case 'hordes':
      return { ...state, hordes: change.to };
    case 'tiles':
      return { ...state, tiles: change.to };
    case 'stack':
      return { ...state, stack: { left: change.left, aside: change.aside } };
    case 'turn':
      return { ...state, turn: change.to };
    case 'leader':
      return Object.hasOwn(state.players, change.to) ? { ...state, leader: change.to } : state;
    case 'phase':
      return { ...state, phase: change.to };
    case 'faces':
      return { ...state, faces: change.to };
    case 'challenges':
      return { ...state, challenges: change.to };
    case 'fate':
      return { ...state, fate: change.to };
    case 'people': {
      const { here, left, joined } = change;
      const players: State['players'] =
        joined === null
          ? state.players
          : Object.fromEntries([
              ...Object.entries(state.players),
              [joined, { ...NOTHING, side: 'primary' as const }],
            ]);
      return { ...state, config: { ...state.config, seats: here }, left, players };
    }
  }
}

function withFaction(state: State, id: string, move: (faction: FactionState) => FactionState): State {
  if (!Object.hasOwn(state.players, id)) return state;
  // fromEntries, because a literal key `__proto__` (a possible player id) would be lost.
  const players = Object.entries(state.players).map(([key, old]) => [key, key === id ? move(old) : old]);
  return { ...state, players: Object.fromEntries(players) };
}
