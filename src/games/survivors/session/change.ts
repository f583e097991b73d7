import { among, COLOURS, kinds, maybe, number, seatsOf, shape, text, type Read } from '@/engine';
import { PLAYERS } from '../pieces';
import * as rules from '../rules/fields';
import { SIDES } from '../terms';
import { board, counted, fate, hordes, phase } from './fields';
import { DICE, STACK } from './limits';
import { NOTHING, SOURCES, type FactionState, type State } from './state';

const by = number({ min: -9999, max: 9999 });
const player = text;
const side = among(SIDES);

/**
 * What an event did to the table, as figures. Every event carries its changes, so that an old game replays the same
 * after a rule was corrected; and applying them needs no rule at all.
 */
export const change = kinds('what', {
  resource: shape({ resource: rules.resource, by, from: among(SOURCES) }),
  cards: shape({ player, deck: rules.skill, by }),
  pool: shape({ player, side, skill: rules.skill, to: number(DICE) }),
  side: shape({ player, to: side }),
  hordes: shape({ to: hordes }),
  tiles: shape({ to: board }),
  stack: shape({ left: number(STACK), aside: number(STACK) }),
  turn: shape({ to: number() }),
  leader: shape({ to: text }),
  phase: shape({ to: phase }),
  faces: shape({ to: rules.faces }),
  challenges: shape({ to: maybe(counted) }),
  fate: shape({ to: maybe(fate) }),
  /** Who is here and who has gone; who joined has neither dice nor cards yet. Nobody plays at an empty table. */
  people: shape({ here: seatsOf(PLAYERS), left: seatsOf({ max: COLOURS.length }), joined: maybe(text) }),
});

export type Change = Read<typeof change>;

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
