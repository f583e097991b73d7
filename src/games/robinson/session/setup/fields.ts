import { seatAnswer, type Answers, type Seat } from '@/engine';
import { CHARACTERS, FRIDAY, type Character } from '../../terms';
import { WEATHER_DICE, type Config, type WeatherDie } from '../config';

/** The questions of the set-up, by the ids under which their answers are remembered. */
export const FIELD = {
  character: 'character',
  scenario: 'scenario',
  rounds: 'rounds',
  // What depends on the player count is remembered for each.
  friday: (players: number) => `friday:${players}`,
  dog: (players: number) => `dog:${players}`,
  startingItems: 'startingItems',
  startingNames: 'startingNames',
  fridayReroll: 'fridayReroll',
  bookShift: 'bookShift',
  wreckage: 'wreckage',
  scenarioItems: 'scenarioItems',
  goal: 'goal',
  rules: 'scenarioRules',
  tracking: 'tracking',
  weather: (die: WeatherDie) => `weather:${die}`,
  costWood: (players: number) => `costWood:${players}`,
  costFur: (players: number) => `costFur:${players}`,
  lowest: 'moraleLowest',
  morale: 'moraleTrack',
  last: (who: string) => `last:${who}`,
  symbols: (who: string) => `symbols:${who}`,
} as const;

export const DRAWN = 'drawn';

/** Stand-ins until the table has read its own board and cards. */
export const SUGGESTED = {
  rounds: 12,
  last: 12,
  fridayLast: 4,
  symbols: '4, 8',
  lowest: -3,
  morale: '-3, -2, -1, 0, 1, 2, 2',
} as const;

/** Wood, or fur, for a shelter, a roof or a palisade. */
export function suggestedCost(players: number): { readonly wood: number; readonly fur: number } {
  return players <= 2 ? { wood: 2, fur: 1 } : { wood: players, fur: players - 1 };
}

/** Whose life tracks are asked for: those who may come to play, and Friday. */
export function livesAsked(answers: Answers, seats: readonly Seat[]): readonly (Character | typeof FRIDAY)[] {
  const chosen = seats.map(({ id }) => answers[seatAnswer(FIELD.character, id)]);
  const all = chosen.some((word) => !CHARACTERS.some((character) => character === word));
  const soldier = seats.length > 2;
  const asked = CHARACTERS.filter(
    (character) => chosen.includes(character) || (all && (soldier || character !== 'soldier')),
  );
  return hasFriday(answers, seats.length) ? [...asked, FRIDAY] : asked;
}

export function hasFriday(answers: Answers, players: number): boolean {
  return players <= 2 || answers[FIELD.friday(players)] === true;
}

/** "4, 8", "4/8", "−3 0 2": numbers apart by anything; null when there is something else among them. */
export function parseList(text: string): readonly number[] | null {
  const words = text
    .replaceAll('−', '-')
    .split(/[\s,;/]+/)
    .filter((word) => word !== '');
  return words.every((word) => /^-?\d{1,2}$/.test(word)) ? words.map((word) => Number(word) + 0) : null;
}

/** "4-6, 8": rounds and spans of them; null when there is something else among them, or a round too many. */
export function parseRounds(text: string, rounds: number): readonly number[] | null {
  const words = text
    .replaceAll(/[−–]/g, '-')
    .split(/[\s,;/]+/)
    .filter((word) => word !== '');
  const all = words.map((word) => {
    const [, from = '', to = from] = /^(\d{1,2})(?:-(\d{1,2}))?$/.exec(word) ?? [];
    return from === '' ? null : ([Number(from), Number(to)] as const);
  });
  const found: number[] = [];
  for (const span of all) {
    if (span === null || span[0] < 1 || span[1] > rounds || span[1] < span[0]) return null;
    for (let round = span[0]; round <= span[1]; round++) if (!found.includes(round)) found.push(round);
  }
  return found.sort((a, b) => a - b);
}

/** The weather dice as they were asked for, for a rematch. */
export function weatherAnswers({ weather }: Config): Answers {
  return Object.fromEntries(
    WEATHER_DICE.map((die) => [FIELD.weather(die), (weather?.[die] ?? []).join(', ')]),
  );
}
