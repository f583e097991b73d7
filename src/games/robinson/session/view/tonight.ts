import type { Phrase } from '@/engine';
import { forecast, type Forecast } from '../../moments/night/forecast';
import { campedIn } from '../../moments/night/plain';
import { tokenSky, type Sky } from '../../moments/weather/plain';
import { amount, listed, say } from '../../say';
import { diceOf, type WeatherDie } from '../config';
import type { State } from '../state';

/** The evening that is coming, for the line on the table and for the page behind it. */
export interface Tonight {
  /** Null where the weather is over, or nobody wrote it down. */
  readonly dice: readonly WeatherDie[] | null;
  readonly sky: Sky;
  readonly cost: Forecast;
}

/** With the sky that somebody tries out; left out, the tokens alone. */
export function tonightOf(state: State, sky: Sky = tokenSky(state)): Tonight | null {
  const cost = forecast(state, sky);
  if (!cost) return null;
  return { dice: state.stage === 'night' ? null : diceOf(state.config, state.round), sky, cost };
}

function allWounds({ wounds }: Pick<Forecast, 'wounds'>): number {
  return Object.values(wounds).reduce((sum, count) => sum + count, 0);
}

/** "Dice: rain, winter · food 3 for 4 · dice aside: 2 wounds". */
export function tonightLine(state: State): Phrase | null {
  const tonight = tonightOf(state);
  if (!tonight) return null;
  return say('session.tonight.hint', {
    sky: skyText(state, tonight),
    food: say('session.tonight.food', {
      food: tonight.cost.food,
      mouths: campedIn(state).length,
    }),
    cost: costText(tonight),
  });
}

export function skyText({ stage }: State, { dice }: Pick<Tonight, 'dice'>): Phrase {
  if (stage === 'night') return say('session.tonight.done');
  if (dice === null) return say('session.tonight.unknownDice');
  return dice.length === 0
    ? say('session.tonight.noDice')
    : say('session.tonight.dice', { dice: listed(dice.map((die) => say(`session.tonight.die.${die}`))) });
}

function costText({ dice, cost }: Tonight): Phrase {
  const all = allWounds(cost);
  const fatal = cost.after.fate?.cause === 'death';
  const text = fatal
    ? say('session.tonight.ends')
    : all === 0
      ? say('session.tonight.safe')
      : amount('wounds', all);
  return dice && dice.length > 0 ? say('session.tonight.before', { cost: text }) : text;
}
