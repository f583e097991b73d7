import {
  checkedForm,
  err,
  flag,
  ifGiven,
  ok,
  procedure,
  shape,
  type Read,
  type Refusal,
  type Ruling,
} from '@/engine';
import { WOUNDS } from '../../pieces';
import { amount, counted, listed, nameOf } from '../../say';
import { takeFood } from '../../stock';
import type { Larder } from '../../terms';
import { body, camp, openBooks, type Books } from '../../rules/books';
import {
  count,
  larder,
  optionalCount,
  optionalFlag,
  people,
  playerId,
  playerIds,
  round,
} from '../../rules/fields';
import { refuse } from '../../rules/refuse';

const sleeper = shape({
  id: playerId,
  /** Away from the camp: what he carries, and whether the tile he explored has a shelter. */
  outside: ifGiven(shape({ food: count, tileShelter: flag }), null),
});
type Sleeper = Read<typeof sleeper>;

const nightInput = shape({
  /** As they sit, clockwise. */
  players: people(sleeper),
  firstPlayer: playerId,
  round,
  rounds: round,
  goalMet: optionalFlag,
  available: shape(larder),
  /** Who in the camp goes without; null: nobody said. */
  hungry: ifGiven(playerIds({ max: 4 }), null),
  /** At the camp, after any move. */
  sheltered: flag,
  cellar: optionalFlag,
  /** Perishable cubes that a treasure can store. */
  keepFood: optionalCount,
});
type NightInput = Read<typeof nightInput>;

export interface NightResult {
  /** In the camp, in the order of players. */
  readonly ate: readonly string[];
  readonly hungry: readonly string[];
  readonly wounds: Readonly<Record<string, number>>;
  readonly rotted: number;
  readonly available: Larder;
  /** What players outside still carry. */
  readonly outsideFood: Readonly<Record<string, number>>;
  readonly round: number;
  readonly firstPlayer: string;
  readonly outcome: 'playing' | 'won' | 'lost';
}

/** Eating, sleeping, what rots, and the next round. */
export const night = procedure({
  input: checkedForm(nightInput, ['players', 'available'], hungryFault),
  resolve: resolveNight,
  formFirst: true,
});

function resolveNight(input: NightInput): Ruling<NightResult> {
  const fault = checkNight(input);
  if (fault) return err(fault);

  const books = openBooks();
  const wounds = new Map(input.players.map(({ id }) => [id, 0]));
  const hurt = (id: string, by: number) => void wounds.set(id, (wounds.get(id) ?? 0) + by);
  const { ate, hungry, left } = supper(books, input);
  for (const id of hungry) hurt(id, WOUNDS.hunger);
  if (!input.sheltered) for (const id of inCamp(input)) hurt(id, WOUNDS.openAir);
  explainSleep(books, input);
  const outsideFood = new Map<string, number>();
  for (const { id, outside } of input.players) {
    if (!outside) continue;
    outsideFood.set(id, Math.max(0, outside.food - 1));
    hurt(id, nightOutside(books, id, outside));
  }
  const rotted = input.cellar ? 0 : Math.max(0, left.food - input.keepFood);
  if (rotted > 0)
    books.tell('night', 'night.rots', { food: amount('food', rotted) }, [camp('food', -rotted)]);
  else if (left.food > 0) books.tell('night', 'night.keeps', { food: amount('food', left.food) });
  return ok({
    figures: {
      ate,
      hungry,
      wounds: Object.fromEntries(wounds),
      rotted,
      available: { food: left.food - rotted, nonPerishable: left.nonPerishable },
      outsideFood: Object.fromEntries(outsideFood),
      ...nextRound(input, books),
    },
    explanation: books.steps,
  });
}

/** Of somebody's wounds of a night, those for lack of food: the open air alone never comes to as many. */
export function hungerIn(wounds: number): number {
  return wounds >= WOUNDS.hunger ? WOUNDS.hunger : 0;
}

/** Food for some and not for others: the group has to say who goes without. */
function hungryFault(input: NightInput): Refusal | null {
  const short = shortBy(input);
  return input.hungry === null && short > 0 && short < inCamp(input).length
    ? refuse('invalid-input', 'hungry', 'refusal.hungryNeeded', { players: amount('players', short) })
    : null;
}

function checkNight(input: NightInput): Refusal | null {
  const { players, firstPlayer, round, rounds, hungry } = input;
  if (round > rounds) return refuse('out-of-range', 'round', 'refusal.round', { rounds });
  const seated = new Set(players.map(({ id }) => id));
  if (!seated.has(firstPlayer))
    return refuse('unknown-player', 'firstPlayer', 'refusal.unknownPlayer', { id: firstPlayer });
  if (hungry === null) return null;
  const stranger = hungry.findIndex((id) => !seated.has(id));
  if (stranger >= 0)
    return refuse('unknown-player', `hungry[${stranger}]`, 'refusal.unknownPlayer', {
      id: hungry[stranger] ?? '',
    });
  const camped = inCamp(input);
  const away = hungry.findIndex((id) => !camped.includes(id));
  if (away >= 0)
    return refuse('limit-exceeded', `hungry[${away}]`, 'refusal.notInCamp', {
      player: nameOf(hungry[away] ?? ''),
    });
  // Nobody fasts while there is food (ruling 18).
  return hungry.length === shortBy(input)
    ? null
    : refuse('limit-exceeded', 'hungry', 'refusal.hungryCount', {
        players: amount('players', shortBy(input)),
      });
}

function inCamp({ players }: NightInput): readonly string[] {
  return players.filter(({ outside }) => outside === null).map(({ id }) => id);
}

/** How many in the camp cannot be fed. */
function shortBy(input: NightInput): number {
  return takeFood(input.available, inCamp(input).length).missing;
}

function supper({ tell }: Books, input: NightInput) {
  const camped = inCamp(input);
  const { left, taken, missing } = takeFood(input.available, camped.length);
  const hungry = camped.filter((id) => input.hungry?.includes(id) ?? missing > 0);
  const ate = camped.filter((id) => !hungry.includes(id));
  if (ate.length > 0)
    tell(
      'night',
      'night.eat',
      {
        players: listed(ate.map(nameOf)),
        goods: counted(['food', taken.food], ['nonPerishable', taken.nonPerishable]),
      },
      [camp('food', -taken.food), camp('nonPerishable', -taken.nonPerishable)],
    );
  for (const id of hungry)
    tell('night', 'night.hungry', { player: nameOf(id), wounds: amount('wounds', WOUNDS.hunger) }, [
      body(id, 'wounds', WOUNDS.hunger),
    ]);
  return { ate, hungry, left };
}

function explainSleep({ tell }: Books, input: NightInput): void {
  const camped = inCamp(input);
  if (camped.length === 0) return;
  if (input.sheltered) return tell('night', 'night.sheltered');
  tell(
    'night',
    'night.openAir',
    { wounds: amount('wounds', WOUNDS.openAir) },
    camped.map((id) => body(id, 'wounds', WOUNDS.openAir)),
  );
}

/** Out there one eats what one carries; it does not rot (ruling 20). */
function nightOutside({ tell }: Books, id: string, outside: NonNullable<Sleeper['outside']>): number {
  const hunger = outside.food > 0 ? 0 : WOUNDS.hunger;
  const cold = outside.tileShelter ? 0 : WOUNDS.openAir;
  const player = nameOf(id);
  if (hunger > 0)
    tell('outside', 'night.outsideHungry', { player, wounds: amount('wounds', hunger) }, [
      body(id, 'wounds', hunger),
    ]);
  else tell('outside', 'night.outsideEats', { player, left: outside.food - 1 }, [body(id, 'food', -1)]);
  if (cold > 0)
    tell('outside', 'night.outsideCold', { player, wounds: amount('wounds', cold) }, [
      body(id, 'wounds', cold),
    ]);
  return hunger + cold;
}

export type Morning = Pick<NightResult, 'round' | 'firstPlayer' | 'outcome'>;

/** The first player token goes on, or it is over. */
export function nextRound(
  {
    players,
    firstPlayer,
    round,
    rounds,
    goalMet,
  }: Pick<NightInput, 'firstPlayer' | 'round' | 'rounds' | 'goalMet'> & {
    readonly players: readonly Pick<Sleeper, 'id'>[];
  },
  { tell }: Books = openBooks(),
): Morning {
  const outcome = goalMet ? 'won' : round === rounds ? 'lost' : 'playing';
  if (outcome !== 'playing') {
    tell('ending', `night.${outcome}`);
    return { round, firstPlayer, outcome };
  }
  const seat = players.findIndex(({ id }) => id === firstPlayer);
  const next = players[(seat + 1) % players.length]?.id ?? firstPlayer;
  tell('night', 'night.next', { round: round + 1, player: nameOf(next) });
  return { round: round + 1, firstPlayer: next, outcome };
}
