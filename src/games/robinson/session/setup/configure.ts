import { ok, seatAnswer, type Answers, type Chance, type Refusal, type Result, type Seat } from '@/engine';
import { BOOK_SHIFT, FRIDAY_REROLL, PLAYERS, STARTING_ITEMS } from '../../pieces';
import { setup } from '../../moments/setup/rule';
import { TRACKING } from '../../moments/tracking/level';
import { nameOf, say } from '../../say';
import { CAMP, CHARACTERS, DOG, FRIDAY, type Character } from '../../terms';
import { SCENARIO_WORDS } from '../../moments/scenario/notes';
import { setupOf, WEATHER_DICE, type Config, type LifeTrack, type WeatherDie } from '../config';
import { refuse } from '../refuse';
import { DRAWN, FIELD, hasFriday, parseList, parseRounds, SUGGESTED, suggestedCost } from './fields';

/** What the screens collected, checked once more, and the characters that are left to luck, drawn once. */
export function configure(seats: readonly Seat[], answers: Answers, chance: Chance): Result<Config, Refusal> {
  const seated = checkSeats(seats);
  if (!seated.ok) return seated;
  const count = seats.length;
  const characters = chooseCharacters(seats, answers, chance);
  if (!characters.ok) return characters;
  const friday = hasFriday(answers, count);
  const lives: [string, LifeTrack][] = [];
  for (const [id, who] of [
    ...Object.entries(characters.value),
    ...(friday ? [[FRIDAY, FRIDAY] as const] : []),
  ]) {
    const life = readLife(answers, who);
    if (!life.ok) return life;
    lives.push([id, life.value]);
  }
  const morale = readMorale(answers);
  if (!morale.ok) return morale;
  const suggested = suggestedCost(count);
  const rounds = numberIn(answers, FIELD.rounds, 1, 30, SUGGESTED.rounds);
  const weather = readWeather(answers, rounds);
  if (!weather.ok) return weather;
  const wreckage = [...String(answers[FIELD.wreckage] ?? '').trim()].slice(0, 40).join('');
  const scenario = String(answers[FIELD.scenario] ?? '')
    .trim()
    .slice(0, 40);
  const config: Config = {
    v: 1,
    seats,
    characters: characters.value,
    lives: Object.fromEntries(lives),
    scenario: scenario === '' ? null : scenario,
    rounds,
    friday,
    dog: count === 1 || (answers[FIELD.dog(count)] ?? count === 3) === true,
    startingItems: numberIn(answers, FIELD.startingItems, 0, STARTING_ITEMS, 2),
    startingNames: readNames(answers, FIELD.startingNames),
    fridayReroll: numberIn(answers, FIELD.fridayReroll, 0, 9, FRIDAY_REROLL),
    bookShift: numberIn(answers, FIELD.bookShift, BOOK_SHIFT.min, BOOK_SHIFT.max, 0),
    cost: {
      wood: numberIn(answers, FIELD.costWood(count), 0, 9, suggested.wood),
      fur: numberIn(answers, FIELD.costFur(count), 0, 9, suggested.fur),
    },
    morale: morale.value,
    scenarioItems: readNames(answers, FIELD.scenarioItems),
    weather: weather.value,
    wreckage: wreckage === '' ? null : wreckage,
    goal: readWords(answers, FIELD.goal),
    rules: readWords(answers, FIELD.rules),
    tracking: TRACKING.find((level) => level === answers[FIELD.tracking]) ?? 'full',
  };
  const legal = setup.ask(setupOf(config));
  if (legal.ok) return ok(config);
  // The rules speak of their own input; the screens know their fields.
  const path = legal.error.path === 'bookShift' ? FIELD.bookShift : 'seats';
  return { ok: false, error: { ...legal.error, path } };
}

function checkSeats(seats: readonly Seat[]): Result<null, Refusal> {
  if (seats.length < PLAYERS.min || seats.length > PLAYERS.max) return refuse('players', PLAYERS, 'seats');
  const ids = seats.map(({ id }) => id);
  if (new Set(ids).size < seats.length || ids.some((id) => [FRIDAY, DOG, CAMP].includes(id)))
    return refuse('playerTwice', undefined, 'seats');
  if (new Set(seats.map(({ colour }) => colour)).size < seats.length)
    return refuse('colourTwice', undefined, 'seats');
  return ok(null);
}

function chooseCharacters(
  seats: readonly Seat[],
  answers: Answers,
  chance: Chance,
): Result<Readonly<Record<string, Character>>, Refusal> {
  const wanted = new Map<string, Character>();
  for (const { id } of seats) {
    const path = seatAnswer(FIELD.character, id);
    const character = CHARACTERS.find((word) => word === (answers[path] ?? DRAWN));
    if (character === undefined) continue;
    const other = [...wanted].find(([, taken]) => taken === character);
    if (other)
      return refuse(
        'characterTwice',
        { character: say(`character.${character}`), player: nameOf(other[0]) },
        path,
      );
    if (character === 'soldier' && seats.length <= 2) return refuse('noSoldier', undefined, path);
    wanted.set(id, character);
  }
  const left = CHARACTERS.filter(
    (character) => ![...wanted.values()].includes(character) && (seats.length > 2 || character !== 'soldier'),
  );
  const draw = () => left.splice(chance.pick(left.length), 1)[0] ?? 'cook';
  return ok(Object.fromEntries(seats.map(({ id }) => [id, wanted.get(id) ?? draw()])));
}

function readLife(answers: Answers, who: string): Result<LifeTrack, Refusal> {
  const friday = who === FRIDAY;
  const last = numberIn(answers, FIELD.last(who), 1, 50, friday ? SUGGESTED.fridayLast : SUGGESTED.last);
  const said = answers[FIELD.symbols(who)] ?? (friday ? '' : SUGGESTED.symbols);
  const moraleAt = parseList(String(said));
  const wrong =
    moraleAt === null ||
    moraleAt.some((space) => space < 1 || space > last) ||
    new Set(moraleAt).size < moraleAt.length;
  if (wrong) return refuse('symbols', { last }, FIELD.symbols(who));
  return ok({ last, moraleAt: [...moraleAt].sort((a, b) => a - b) });
}

function readMorale(answers: Answers): Result<Config['morale'], Refusal> {
  const lowest = numberIn(answers, FIELD.lowest, -9, 0, SUGGESTED.lowest);
  const values = parseList(String(answers[FIELD.morale] ?? SUGGESTED.morale));
  // It has to reach 1 at least, and level 9 is as far as any board goes.
  const wrong =
    values === null ||
    values.some((value) => Math.abs(value) > 9) ||
    values.length < 2 - lowest ||
    values.length > 10 - lowest;
  return wrong ? refuse('moraleTrack', undefined, FIELD.morale) : ok({ lowest, values });
}

/** No round for any die: the table looks it up itself. */
function readWeather(
  answers: Answers,
  rounds: number,
): Result<NonNullable<Config['weather']> | null, Refusal> {
  const read = new Map<WeatherDie, readonly number[]>();
  for (const die of WEATHER_DICE) {
    const found = parseRounds(String(answers[FIELD.weather(die)] ?? ''), rounds);
    if (found === null) return refuse('weatherRounds', { rounds }, FIELD.weather(die));
    read.set(die, found);
  }
  const of = (die: WeatherDie) => read.get(die) ?? [];
  const said = WEATHER_DICE.some((die) => of(die).length > 0);
  return ok(said ? { rain: of('rain'), winter: of('winter'), animals: of('animals') } : null);
}

/** As the table calls them, each once. */
function readNames(answers: Answers, id: string): readonly string[] {
  const names = String(answers[id] ?? '')
    .split(',')
    .map((name) => [...name.trim()].slice(0, 40).join(''))
    .filter((name) => name !== '');
  return id === FIELD.scenarioItems ? [...new Set(names)] : names;
}

function readWords(answers: Answers, id: string): string | null {
  const words = [...String(answers[id] ?? '').trim()].slice(0, SCENARIO_WORDS).join('');
  return words === '' ? null : words;
}

function numberIn(answers: Answers, id: string, min: number, max: number, absent: number): number {
  const said = Number(answers[id] ?? absent);
  return Number.isInteger(said) ? Math.min(max, Math.max(min, said)) : absent;
}
