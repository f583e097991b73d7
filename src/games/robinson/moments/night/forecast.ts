import type { Explanation } from '@/engine';
import type { Event } from '../../session/event';
import { DIALS, type Dial } from '../../session/counters';
import type { Decision } from '../../session/decide/decision';
import { evolve } from '../../session/evolve';
import { bodiesOf } from '../../session/config';
import type { State } from '../../session/state';
import { actionsEnd } from '../actions/decideEndActions';
import { weather } from '../weather/decide';
import { plainWeather, type Sky } from '../weather/plain';
import { night } from './decide';
import { likelyHungry, plainNight } from './plain';

/** What this evening would cost if nothing else were done. */
export interface Forecast {
  /** The next morning, or the end. */
  readonly after: State;
  /** By player and Friday: wounds taken. */
  readonly wounds: Readonly<Record<string, number>>;
  /** Food there is for supper: what the actions have brought is in it. */
  readonly food: number;
  /** Numbers of the camp that change, as they are tonight and in the morning. */
  readonly camp: readonly { readonly dial: Dial; readonly from: number; readonly to: number }[];
  /** Who would go hungry; null where nobody has to be chosen. */
  readonly hungry: readonly string[] | null;
  readonly why: Explanation;
}

/** Runs the rules of the weather and of the night on the table as it is; null where no night is coming. */
export function forecast(state: State, sky: Sky): Forecast | null {
  const before = evening(state);
  if (!before) return null;
  const rained = before.stage === 'weather' ? eventsIn(weather(before, plainWeather(before, sky))) : [];
  if (!rained) return null;
  const dark = rained.reduce(evolve, before);
  const hungry = dark.fate ? null : likelyHungry(dark);
  const slept = dark.fate ? [] : eventsIn(night(dark, plainNight(dark, hungry)));
  if (!slept) return null;
  const events = [...rained, ...slept];
  const after = events.reduce(evolve, before);
  return {
    after,
    wounds: Object.fromEntries(
      bodiesOf(before.config).map((id) => [
        id,
        (after.bodies[id]?.wounds ?? 0) - (before.bodies[id]?.wounds ?? 0),
      ]),
    ),
    food: before.camp.food + before.camp.nonPerishable,
    camp: DIALS.flatMap((dial) => {
      const [from, to] = [before.camp[dial], after.camp[dial]];
      return from === to ? [] : [{ dial, from, to }];
    }),
    hungry,
    why: events.flatMap(({ why = [] }) => why),
  };
}

/** Before the weather what the actions have brought so far joins the camp; what is still planned is left out. */
function evening(state: State): State | null {
  switch (state.stage) {
    case 'setup':
    case 'finished':
      return null;
    case 'weather':
    case 'night':
      return state;
    case 'event':
    case 'morale':
    case 'production':
    case 'action':
      return actionsEnd(state).reduce(evolve, state);
  }
}

function eventsIn(decision: Decision): readonly Event[] | null {
  return decision.ok ? decision.value : null;
}
