import { field, given, oneOf, whole, type At } from '@/engine';
import { HUNGRY_ANIMALS, type WeatherInput } from '../weather';
import { readCount, readFlag, readLarder, readOptionalCount, readPeople, readPlayerId } from './fields';

const CLOUDS = { min: 0, max: 20 } as const;

export function readWeather(at: At): WeatherInput {
  const available = field(at, 'available');
  return {
    players: readPeople(field(at, 'players'), (player) => ({
      id: readPlayerId(field(player, 'id')),
      outside: readFlag(player, 'outside'),
    })),
    rain: whole(field(at, 'rain'), CLOUDS),
    winter: whole(field(at, 'winter'), CLOUDS),
    ignoreRain: readOptionalCount(at, 'ignoreRain', CLOUDS),
    winterToRain: readOptionalCount(at, 'winterToRain', CLOUDS),
    roof: readCount(at, 'roof'),
    palisade: readCount(at, 'palisade'),
    weaponLevel: readCount(at, 'weaponLevel'),
    available: { ...readLarder(available), wood: readCount(available, 'wood') },
    hungryAnimals: given(
      field(at, 'hungryAnimals'),
      (animals) => oneOf(animals, HUNGRY_ANIMALS),
      'none' as const,
    ),
    storm: readFlag(at, 'storm'),
  };
}
