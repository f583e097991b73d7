import {
  among,
  err,
  ifGiven,
  number,
  ok,
  procedure,
  shape,
  type Read,
  type Refusal,
  type Ruling,
} from '@/engine';
import { HUNGRY_BEAST } from '../../pieces';
import { amount, counted, nameOf, type Key } from '../../say';
import { take, takeFood } from '../../stock';
import { body, camp, openBooks, type Books } from '../../rules/books';
import { count, larder, optionalFlag, people, playerId } from '../../rules/fields';
import { refuse } from '../../rules/refuse';

const stores = shape({ ...larder, wood: count });
type Stores = Read<typeof stores>;

export const HUNGRY_ANIMALS = ['none', 'food', 'palisade', 'beast'] as const;

const clouds = number({ max: 20 });

const weatherInput = shape({
  players: people(shape({ id: playerId, outside: optionalFlag })),
  /** Cloud symbols on dice and tokens together. */
  rain: clouds,
  winter: clouds,
  /** Rain that an effect ignores, and winter clouds that one turns into rain (rulings 1 and 2). */
  ignoreRain: ifGiven(clouds, 0),
  winterToRain: ifGiven(clouds, 0),
  roof: count,
  palisade: count,
  weaponLevel: count,
  available: stores,
  hungryAnimals: ifGiven(among(HUNGRY_ANIMALS), 'none'),
  storm: optionalFlag,
});
export type WeatherInput = Read<typeof weatherInput>;

type WeatherStep = 'winter' | 'clouds' | 'hungryAnimals' | 'storm';

export interface WeatherResult {
  readonly clouds: {
    readonly rain: number;
    readonly winter: number;
    readonly total: number;
    readonly excess: number;
  };
  readonly discarded: Stores;
  readonly missing: { readonly food: number; readonly wood: number };
  readonly available: Stores;
  readonly palisade: number;
  readonly woundsEach: number;
  readonly woundsBy: Readonly<Record<WeatherStep, number>>;
  readonly wounds: Readonly<Record<string, number>>;
}

/** Winter clouds, all clouds, hungry animals, the storm; what is not there to give is a wound for each player. */
export const weather = procedure({ input: weatherInput, resolve: resolveWeather, formFirst: true });

function resolveWeather(input: WeatherInput): Ruling<WeatherResult> {
  const fault = checkClouds(input);
  if (fault) return err(fault);

  const books = openBooks();
  const camped = input.players.filter(({ outside }) => !outside).map(({ id }) => id);
  const hurt = (key: Key, wounds: number) => {
    if (wounds > 0)
      books.tell(
        'weather',
        key,
        { wounds: amount('wounds', wounds) },
        camped.map((id) => body(id, 'wounds', wounds)),
      );
  };
  const sky = cloudsOver(books, input);

  const winter = give(books, input.available, 'weather.winter', { food: 0, wood: sky.winter });
  hurt('weather.missing', winter.wounds);
  const all = give(books, winter.left, 'weather.clouds', { food: sky.excess, wood: sky.excess });
  hurt('weather.missing', all.wounds);

  const meal = give(books, all.left, 'weather.animalsFood', {
    food: input.hungryAnimals === 'food' ? 1 : 0,
    wood: 0,
  });
  hurt('weather.missing', meal.wounds);
  const gnawed = lowerPalisade(
    books,
    'weather.animalsPalisade',
    input.palisade,
    input.hungryAnimals === 'palisade',
  );
  hurt('weather.noPalisade', gnawed.missing);
  const fight = input.hungryAnimals === 'beast' ? Math.max(0, HUNGRY_BEAST - input.weaponLevel) : 0;
  if (input.hungryAnimals === 'beast')
    books.tell('weather', 'weather.beast', { strength: HUNGRY_BEAST, weapon: input.weaponLevel });
  hurt('weather.beastWounds', fight);
  const battered = lowerPalisade(books, 'weather.storm', gnawed.left, input.storm);
  hurt('weather.noPalisade', battered.missing);

  const woundsBy = {
    winter: winter.wounds,
    clouds: all.wounds,
    hungryAnimals: meal.wounds + gnawed.missing + fight,
    storm: battered.missing,
  };
  const woundsEach = woundsBy.winter + woundsBy.clouds + woundsBy.hungryAnimals + woundsBy.storm;
  for (const { id, outside } of input.players)
    if (outside) books.tell('outside', 'weather.outside', { player: nameOf(id) });
  const { available } = input;
  const { left } = meal;
  return ok({
    figures: {
      clouds: sky,
      discarded: {
        food: available.food - left.food,
        nonPerishable: available.nonPerishable - left.nonPerishable,
        wood: available.wood - left.wood,
      },
      missing: {
        food: winter.missing.food + all.missing.food + meal.missing.food,
        wood: winter.missing.wood + all.missing.wood + meal.missing.wood,
      },
      available: left,
      palisade: battered.left,
      woundsEach,
      woundsBy,
      wounds: Object.fromEntries(input.players.map(({ id, outside }) => [id, outside ? 0 : woundsEach])),
    },
    explanation: books.steps,
  });
}

function checkClouds({ rain, winter, ignoreRain, winterToRain }: WeatherInput): Refusal | null {
  if (winterToRain > winter)
    return refuse('limit-exceeded', 'winterToRain', 'refusal.noSuchClouds', { count: winter });
  return ignoreRain > rain + winterToRain
    ? refuse('limit-exceeded', 'ignoreRain', 'refusal.noSuchClouds', { count: rain + winterToRain })
    : null;
}

function cloudsOver({ tell }: Books, input: WeatherInput): WeatherResult['clouds'] {
  const winter = input.winter - input.winterToRain;
  const rain = input.rain + input.winterToRain - input.ignoreRain;
  const total = rain + winter;
  const excess = Math.max(0, total - input.roof);
  if (input.winterToRain > 0) tell('weather', 'weather.turned', { count: input.winterToRain });
  if (input.ignoreRain > 0) tell('weather', 'weather.ignored', { count: input.ignoreRain });
  tell('weather', excess > 0 ? 'weather.overRoof' : 'weather.underRoof', {
    rain,
    winter,
    roof: input.roof,
    excess,
  });
  return { rain, winter, total, excess };
}

interface Given {
  readonly left: Stores;
  readonly missing: { readonly food: number; readonly wood: number };
  /** For each player. */
  readonly wounds: number;
}

function give({ tell }: Books, held: Stores, key: Key, demand: { food: number; wood: number }): Given {
  const food = takeFood(held, demand.food);
  const wood = take(held.wood, demand.wood);
  if (demand.food + demand.wood > 0)
    tell(
      'weather',
      key,
      {
        demand: counted(['food', demand.food], ['wood', demand.wood]),
        given: counted(
          ['food', food.taken.food],
          ['nonPerishable', food.taken.nonPerishable],
          ['wood', wood.taken],
        ),
      },
      [
        camp('food', -food.taken.food),
        camp('nonPerishable', -food.taken.nonPerishable),
        camp('wood', -wood.taken),
      ],
    );
  return {
    left: { ...food.left, wood: wood.left },
    missing: { food: food.missing, wood: wood.missing },
    wounds: food.missing + wood.missing,
  };
}

function lowerPalisade({ tell }: Books, key: Key, level: number, hit: boolean) {
  const loss = take(level, hit ? 1 : 0);
  if (loss.taken > 0) tell('weather', key, { level: loss.left }, [camp('palisade', -loss.taken)]);
  return loss;
}
