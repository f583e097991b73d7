import { ok, resolveRaw } from '@/engine';
import { readWeather } from '../../rules/input/readWeather';
import { weather as resolveWeather } from '../../rules/weather';
import type { WeatherCommand } from '../command';
import { happened } from '../event';
import { no } from '../refuse';
import { isPlayer, playersOf, type State } from '../state';
import { dialsTo, sequence, type Decision } from './decision';
import { hurt } from './hurt';

/** Clouds against the roof, hungry animals, the storm; then the weather tokens go. */
export function weather(state: State, command: WeatherCommand): Decision {
  if (state.stage !== 'weather') return no('notNow');
  if (!command.outside.every((id) => isPlayer(state, id))) return no('unknownPlayer');
  const outcome = weatherOf(state, command);
  if (!outcome.ok) return outcome;
  const { figures, explanation } = outcome.value;
  const { rain, winter } = figures.clouds;
  const event = happened(
    'weathered',
    { rain, winter, roof: state.camp.roof },
    [
      ...dialsTo(state, { ...figures.available, palisade: figures.palisade }, 'weather'),
      ...dialsTo(state, { rainTokens: 0, winterTokens: 0, stormToken: 0 }, 'weather'),
      { what: 'outside', to: command.outside },
      { what: 'stage', to: 'night' },
    ],
    explanation,
  );
  return ok(
    sequence(
      state,
      () => [event],
      (after) =>
        hurt(
          after,
          playersOf(after).map((owner) => ({ owner, wounds: figures.wounds[owner] ?? 0, cause: 'weather' })),
        ),
    ),
  );
}

export function weatherOf(state: State, command: WeatherCommand) {
  const { roof, palisade, weapon, food, nonPerishable, wood } = state.camp;
  return resolveRaw(readWeather, resolveWeather, {
    players: playersOf(state).map((id) => ({ id, outside: command.outside.includes(id) })),
    rain: command.rain,
    winter: command.winter,
    ignoreRain: command.ignoreRain,
    winterToRain: command.winterToRain,
    roof,
    palisade,
    weaponLevel: weapon,
    available: { food, nonPerishable, wood },
    hungryAnimals: command.hungryAnimals,
    storm: command.storm,
  });
}
