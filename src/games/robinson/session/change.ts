import type { Seat } from '@/engine';
import { CAMP, type Character } from '../terms';
import type { LifeTrack } from './config';
import { isDial, type Counter } from './counters';
import { earnedKey, type Source, type State } from './state';

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
  /** Who is here and who has gone; who joined comes with a character and a life track. */
  | {
      readonly what: 'people';
      readonly here: readonly Seat[];
      readonly left: readonly Seat[];
      readonly joined: {
        readonly id: string;
        readonly character: Character;
        readonly life: LifeTrack;
      } | null;
    }
  | { [Part in Replaced]: { readonly what: Part; readonly to: State[Part] } }[Replaced];

/** What is not counted is put in its new place as a whole. */
type Replaced = Exclude<keyof State, 'config' | 'camp' | 'bodies' | 'earned' | 'left'>;

/** Total: what names nobody at this table changes nothing. */
export function applyChange(state: State, change: Change): State {
  if (change.what === 'count') return count(state, change);
  return change.what === 'people' ? people(state, change) : { ...state, [change.what]: change.to };
}

function people(state: State, { here, left, joined }: Extract<Change, { what: 'people' }>): State {
  const config = { ...state.config, seats: here };
  if (!joined) return { ...state, config, left };
  const { id, character, life } = joined;
  return {
    ...state,
    config: {
      ...config,
      characters: { ...config.characters, [id]: character },
      lives: { ...config.lives, [id]: life },
    },
    left,
    bodies: { ...state.bodies, [id]: { wounds: 0, determination: 0 } },
  };
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
