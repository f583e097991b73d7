import type { WeatherCommand } from '../../session/command';
import { diceOf } from '../../session/config';
import { hasItem, type Haul, type State } from '../../session/state';
import { haulOf } from '../actions/haul';

/** What the dice and the tokens show together. */
export type Sky = Pick<WeatherCommand, 'rain' | 'winter' | 'hungryAnimals' | 'storm'>;

/** The tokens alone: what is sure before anything is rolled. */
export function tokenSky({ camp }: Pick<State, 'camp'>): Sky {
  return {
    rain: camp.rainTokens,
    winter: camp.winterTokens,
    hungryAnimals: 'none',
    storm: camp.stormToken > 0,
  };
}

/** No die in this round and no token on the board: there is nothing to ask (lines 317 and 323). */
export function isDry(state: State): boolean {
  const { rain, winter, storm } = tokenSky(state);
  return diceOf(state.config, state.round)?.length === 0 && rain + winter === 0 && !storm;
}

/** What somebody outside keeps of what his actions brought, as far as it is still there. */
export function keptBy({ brought, camp }: State, player: string): Haul {
  const haul = haulOf(brought, player);
  return {
    ...haul,
    food: Math.min(haul.food, camp.food),
    wood: Math.min(haul.wood, camp.wood),
    fur: Math.min(haul.fur, camp.fur),
  };
}

/** The Furnace works by itself where there is snow. */
export function furnaceIn(state: State, winter: number): Pick<WeatherCommand, 'furnace'> {
  return hasItem(state, 'furnace') && winter > 0 ? { furnace: true } : {};
}

/** The phase with nothing but the sky: no skill, no token, no other effect. */
export function plainWeather(state: State, sky: Sky): WeatherCommand {
  return {
    type: 'weather',
    ...sky,
    ignoreRain: 0,
    winterToRain: 0,
    ...furnaceIn(state, sky.winter),
    outside: state.outside,
    kept: keptByAll(state),
  };
}

/** One after the other: nobody keeps what another one has. */
function keptByAll(state: State): Readonly<Record<string, Haul>> {
  let { camp } = state;
  return Object.fromEntries(
    state.outside.map((id) => {
      const kept = keptBy({ ...state, camp }, id);
      camp = {
        ...camp,
        food: camp.food - kept.food,
        wood: camp.wood - kept.wood,
        fur: camp.fur - kept.fur,
      };
      return [id, kept] as const;
    }),
  );
}
