import { err, ok, type Outcome, type Refusal, type Result } from '@/engine';
import { HUNGRY_BEAST } from '../pieces';
import { amount, counted, nameOf, type Key } from '../say';
import { take, takeFood } from '../stock';
import type { Larder } from '../terms';
import { body, camp, openBooks, type Books } from './books';
import { refuse } from './refuse';

export interface Stores extends Larder {
  readonly wood: number;
}

export const HUNGRY_ANIMALS = ['none', 'food', 'palisade', 'beast'] as const;
export type HungryAnimals = (typeof HUNGRY_ANIMALS)[number];

export interface WeatherInput {
  readonly players: readonly { readonly id: string; readonly outside: boolean }[];
  /** Cloud symbols on dice and tokens together. */
  readonly rain: number;
  readonly winter: number;
  /** Rain that an effect ignores, and winter clouds that one turns into rain (rulings 1 and 2). */
  readonly ignoreRain: number;
  readonly winterToRain: number;
  readonly roof: number;
  readonly palisade: number;
  readonly weaponLevel: number;
  readonly available: Stores;
  readonly hungryAnimals: HungryAnimals;
  readonly storm: boolean;
}

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
export function weather(input: WeatherInput): Result<Outcome<WeatherResult>, Refusal> {
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
  const clouds = cloudsOver(books, input);

  const winter = give(books, input.available, 'weather.winter', { food: 0, wood: clouds.winter });
  hurt('weather.missing', winter.wounds);
  const all = give(books, winter.stores, 'weather.clouds', { food: clouds.excess, wood: clouds.excess });
  hurt('weather.missing', all.wounds);

  const meal = give(books, all.stores, 'weather.animalsFood', {
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
  const left = meal.stores;
  return ok({
    figures: {
      clouds,
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
  readonly stores: Stores;
  readonly missing: { readonly food: number; readonly wood: number };
  /** For each player. */
  readonly wounds: number;
}

function give({ tell }: Books, stores: Stores, key: Key, demand: { food: number; wood: number }): Given {
  const food = takeFood(stores, demand.food);
  const wood = take(stores.wood, demand.wood);
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
    stores: { ...food.left, wood: wood.left },
    missing: { food: food.missing, wood: wood.missing },
    wounds: food.missing + wood.missing,
  };
}

function lowerPalisade({ tell }: Books, key: Key, level: number, hit: boolean) {
  const loss = take(level, hit ? 1 : 0);
  if (loss.taken > 0) tell('weather', key, { level: loss.left }, [camp('palisade', -loss.taken)]);
  return loss;
}
