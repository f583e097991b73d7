import {
  ok,
  type Answers,
  type Refusal,
  type Result,
  type Seat,
  type Setup,
  type SetupField,
  type SetupPage,
} from '@/engine';
import { DIE_FACES, PLAYERS } from '../../pieces';
import { say } from '../../say';
import { perSkill } from '../../tally';
import { SIDES, SKILLS, type Side } from '../../terms';
import { factionOf, setUp, type Config } from '../config';
import { CARDS, DICE } from '../limits';
import { refuse } from '../refuse';
import type { State } from '../state';
import { FACTION_LENGTH, factionName, FIELD, numberOf, printedDice, tileKey } from './fields';
import type { Names } from '../names';

export const setup: Setup<Config, Names> = {
  players: PLAYERS,
  pages: (answers, seats) =>
    seats.map((seat, i) => factionPage(answers, seats, seat, i === seats.length - 1)),
  configure,
  answers: answersOf,
  opening: 'setupChecklist',
};

/** The largest that is there to tap: a tile hardly prints more. */
const QUICK = 4;

/**
 * One page for each Faction tile: it is read off once and remembered for this number of players. The faces of a die are
 * the same for everybody: they are asked with the last one, and prefilled ever after.
 */
function factionPage(answers: Answers, seats: readonly Seat[], seat: Seat, withFaces: boolean): SetupPage {
  const count = seats.length;
  const key = tileKey(answers, seat);
  const dice = (side: Side): readonly SetupField[] =>
    SKILLS.map((skill) => ({
      kind: 'number',
      id: FIELD.dice(side, skill, count, key),
      label: say(`session.setup.${side}`, { skill: say(`skill.${skill}`) }),
      track: DICE,
      quick: QUICK,
      initial: printedDice(factionName(answers, seat), count, side, skill),
    }));
  return {
    id: `faction:${seat.id}`,
    // The name is not known to the game's text yet while people sit down.
    title: say('session.setup.factionOf', { player: seat.name }),
    note: say('session.setup.factionNote', { count }),
    fields: [
      {
        kind: 'text',
        id: FIELD.faction(seat.id),
        label: say('session.setup.faction'),
        hint: say('session.setup.factionHint'),
        maxLength: FACTION_LENGTH,
        initial: '',
      },
      ...SIDES.flatMap(dice),
      ...SKILLS.map((deck): SetupField => ({
        kind: 'number',
        id: FIELD.cards(deck, count, key),
        label: say('session.setup.cards', { deck: say(`skill.${deck}`) }),
        track: CARDS,
        quick: QUICK,
        initial: 0,
      })),
      ...(withFaces ? facesFields() : []),
    ],
  };
}

function facesFields(): readonly SetupField[] {
  const faces = (id: string, which: 'one' | 'two'): SetupField => ({
    kind: 'number',
    id,
    label: say(`session.setup.faces.${which}`),
    ...(which === 'one' && { note: say('session.setup.diceNote') }),
    track: { min: 0, max: DIE_FACES },
    quick: QUICK,
    initial: 0,
  });
  return [faces(FIELD.facesOne, 'one'), faces(FIELD.facesTwo, 'two')];
}

/** What the screens collected, checked once more: the rules trust no screen. */
function configure(seats: readonly Seat[], answers: Answers): Result<Config, Refusal> {
  if (seats.length < PLAYERS.min || seats.length > PLAYERS.max) return refuse('players', PLAYERS, 'seats');
  if (new Set(seats.map(({ id }) => id)).size < seats.length)
    return refuse('playerTwice', undefined, 'seats');
  if (new Set(seats.map(({ colour }) => colour)).size < seats.length)
    return refuse('colourTwice', undefined, 'seats');
  const names = seats.map((seat) => factionName(answers, seat).toLowerCase());
  const twice = seats.find((_seat, i) => names[i] !== '' && names.indexOf(names[i] ?? '') < i);
  if (twice) return refuse('factionTwice', { faction: factionName(answers, twice) }, FIELD.faction(twice.id));
  const long = seats.find((seat) => [...factionName(answers, seat)].length > FACTION_LENGTH);
  if (long) return refuse('factionLong', { max: FACTION_LENGTH }, FIELD.faction(long.id));
  const faces = { one: numberOf(answers, FIELD.facesOne), two: numberOf(answers, FIELD.facesTwo) };
  if (faces.one + faces.two > DIE_FACES) return refuse('faces', { max: DIE_FACES }, FIELD.facesTwo);
  const config: Config = {
    v: 1,
    seats,
    factions: Object.fromEntries(seats.map((seat) => [seat.id, tileOf(answers, seats, seat)])),
    faces,
  };
  const legal = setUp(config, [], seats[0]?.id ?? '');
  return legal.ok ? ok(config) : legal;
}

function tileOf(answers: Answers, seats: readonly Seat[], seat: Seat): Config['factions'][string] {
  const count = seats.length;
  const key = tileKey(answers, seat);
  const name = factionName(answers, seat);
  const dice = (side: Side) =>
    perSkill((skill) =>
      Math.min(
        DICE.max,
        numberOf(answers, FIELD.dice(side, skill, count, key), printedDice(name, count, side, skill)),
      ),
    );
  return {
    faction: name === '' ? null : name,
    primary: dice('primary'),
    secondary: dice('secondary'),
    cards: perSkill((deck) => Math.min(CARDS.max, numberOf(answers, FIELD.cards(deck, count, key)))),
  };
}

/** Dice and faces as they were read off on the way; other players than at the start have other tiles. */
export function learned(state: State): Answers {
  const { config, players, faces, left } = state;
  const same = left.length === 0 && config.seats.every(({ id }) => factionOf(config, id));
  if (!same) return {};
  const factions = Object.fromEntries(
    config.seats.flatMap(({ id }) => {
      const [tile, now] = [factionOf(config, id), players[id]];
      return tile && now ? [[id, { ...tile, primary: now.primary, secondary: now.secondary }]] : [];
    }),
  );
  return answersOf({ ...config, factions, faces });
}

/** The same Factions and dice for a rematch; the Hordes are placed again. */
function answersOf(config: Config): Answers {
  const { seats, faces } = config;
  const names = Object.fromEntries(
    seats.map(({ id }) => [FIELD.faction(id), factionOf(config, id)?.faction ?? '']),
  );
  const numbers = seats.flatMap((seat) => {
    const tile = factionOf(config, seat.id);
    const key = tileKey(names, seat);
    if (!tile) return [];
    return SKILLS.flatMap((skill) => [
      ...SIDES.map((side) => [FIELD.dice(side, skill, seats.length, key), tile[side][skill]] as const),
      [FIELD.cards(skill, seats.length, key), tile.cards[skill]] as const,
    ]);
  });
  return {
    ...names,
    ...Object.fromEntries(numbers),
    [FIELD.facesOne]: faces.one,
    [FIELD.facesTwo]: faces.two,
  };
}
