import { seatAnswer, type Answers, type Seat, type Setup, type SetupField, type SetupPage } from '@/engine';
import { BOOK_SHIFT, FRIDAY_REROLL, PLAYERS, STARTING_ITEMS } from '../../pieces';
import { SCENARIO_WORDS } from '../../moments/scenario/notes';
import { TRACKING } from '../../moments/tracking/level';
import { say } from '../../say';
import { CHARACTERS, FRIDAY } from '../../terms';
import { WEATHER_DICE, type Config } from '../config';
import { configure } from './configure';
import { DRAWN, FIELD, hasFriday, livesAsked, SUGGESTED, suggestedCost, weatherAnswers } from './fields';
import type { Names } from '../names';

export const setup: Setup<Config, Names> = {
  players: PLAYERS,
  seat: {
    id: FIELD.character,
    label: say('session.setup.character'),
    options: [
      ...CHARACTERS.map((character) => ({
        id: character,
        label: say(`character.${character}`),
        ...(character === 'soldier' && { seats: 3 }),
      })),
      { id: DRAWN, label: say('session.setup.drawn') },
    ],
    initial: DRAWN,
    shared: [DRAWN],
  },
  pages,
  configure,
  answers: answersOf,
  opening: 'setupChecklist',
};

function pages(answers: Answers, seats: readonly Seat[]): readonly SetupPage[] {
  const players = Math.max(1, seats.length);
  return [
    {
      id: 'scenario',
      title: say('session.setup.scenario'),
      fields: [
        {
          kind: 'text',
          id: FIELD.scenario,
          label: say('session.setup.scenarioName'),
          hint: say('session.setup.scenarioHint'),
          maxLength: 40,
          initial: '',
        },
        words(FIELD.goal, say('session.setup.goal'), say('session.setup.goalHint')),
        words(FIELD.rules, say('session.setup.rules'), say('session.setup.rulesHint')),
        number(FIELD.rounds, say('session.setup.rounds'), { min: 1, max: 30 }, SUGGESTED.rounds),
        {
          kind: 'choice',
          id: FIELD.tracking,
          label: say('session.level.question'),
          initial: 'full',
          options: TRACKING.map((id) => ({
            id,
            label: say(`session.level.${id}`),
            note: say(`session.level.note.${id}`),
          })),
        },
        ...helpers(players),
        number(FIELD.startingItems, say('session.setup.startingItems'), { min: 0, max: STARTING_ITEMS }, 2),
        {
          kind: 'text',
          id: FIELD.startingNames,
          label: say('session.setup.startingNames'),
          hint: say('session.setup.namesHint'),
          maxLength: 120,
          initial: '',
        },
        {
          ...number(FIELD.bookShift, say('session.setup.bookShift'), BOOK_SHIFT, 0),
          note: say('session.setup.bookShiftNote'),
        },
        {
          kind: 'text',
          id: FIELD.wreckage,
          label: say('session.setup.wreckage'),
          hint: say('session.setup.wreckageHint'),
          maxLength: 40,
          initial: '',
        },
        {
          kind: 'text',
          id: FIELD.scenarioItems,
          label: say('session.setup.scenarioItems'),
          hint: say('session.setup.namesHint'),
          maxLength: 120,
          initial: '',
        },
        ...WEATHER_DICE.map((die): SetupField => ({
          kind: 'spaces',
          id: FIELD.weather(die),
          label: say(`session.setup.${WEATHER_LABEL[die]}`),
          note: say('session.setup.weatherHint'),
          from: 1,
          to: numberOf(answers, FIELD.rounds, SUGGESTED.rounds),
          initial: '',
        })),
      ],
    },
    {
      id: 'box',
      title: say('session.setup.box'),
      note: say('session.setup.boxNote'),
      fields: [
        number(FIELD.costWood(players), say('session.setup.costWood'), COST, suggestedCost(players).wood),
        number(FIELD.costFur(players), say('session.setup.costFur'), COST, suggestedCost(players).fur),
        number(FIELD.lowest, say('session.setup.lowest'), { min: -9, max: 0 }, SUGGESTED.lowest),
        moraleField(numberOf(answers, FIELD.lowest, SUGGESTED.lowest)),
        ...(hasFriday(answers, players)
          ? [
              {
                ...number(FIELD.fridayReroll, say('session.setup.fridayReroll'), COST, FRIDAY_REROLL),
                note: say('session.setup.fridayRerollNote'),
              },
            ]
          : []),
        ...livesAsked(answers, seats).flatMap((who) => {
          const friday = who === FRIDAY;
          const owner = friday ? say('owner.friday') : say(`character.${who}`);
          return [
            number(
              FIELD.last(who),
              say('session.setup.last', { owner }),
              { min: 1, max: 50 },
              friday ? SUGGESTED.fridayLast : SUGGESTED.last,
            ),
            {
              kind: 'spaces' as const,
              id: FIELD.symbols(who),
              label: say('session.setup.symbols', { owner }),
              from: 1,
              to: numberOf(answers, FIELD.last(who), friday ? SUGGESTED.fridayLast : SUGGESTED.last),
              initial: friday ? '' : SUGGESTED.symbols,
            },
          ];
        }),
      ],
    },
  ];
}

const WEATHER_LABEL = {
  rain: 'weatherRain',
  winter: 'weatherWinter',
  animals: 'weatherAnimals',
} as const;

const COST = { min: 0, max: 9 } as const;

/** Friday belongs to one or two players and the Dog to one: only who may choose is asked. */
function helpers(players: number): readonly SetupField[] {
  const friday: SetupField = {
    kind: 'flag',
    id: FIELD.friday(players),
    label: say('session.setup.friday'),
    note: say('session.setup.easier'),
    initial: false,
  };
  const dog: SetupField = {
    kind: 'flag',
    id: FIELD.dog(players),
    label: say('session.setup.dog'),
    note: say(players === 3 ? 'session.setup.dogThree' : 'session.setup.easier'),
    initial: players === 3,
  };
  return [...(players > 2 ? [friday] : []), ...(players > 1 ? [dog] : [])];
}

function number(
  id: string,
  label: SetupField['label'],
  track: { readonly min: number; readonly max: number },
  initial: number,
) {
  return { kind: 'number', id, label, track, initial } as const;
}

function words(id: string, label: SetupField['label'], hint: SetupField['label']): SetupField {
  return { kind: 'text', id, label, hint, maxLength: SCENARIO_WORDS, initial: '' };
}

/** What a level is worth, from the lowest up: it has to reach 1 at least, and 9 is as far as any board goes. */
function moraleField(lowest: number): SetupField {
  return {
    kind: 'numbers',
    id: FIELD.morale,
    label: say('session.setup.morale'),
    places: Array.from({ length: 10 - lowest }, (_, i) => say('session.setup.level', { level: lowest + i })),
    least: 2 - lowest,
    track: { min: -9, max: 9 },
    initial: SUGGESTED.morale,
  };
}

function numberOf(answers: Answers, id: string, absent: number): number {
  const said = answers[id];
  return typeof said === 'number' ? said : absent;
}

/** The same table once more; characters that were drawn are drawn again. */
function answersOf(config: Config): Answers {
  const players = config.seats.length;
  return {
    [FIELD.scenario]: config.scenario ?? '',
    [FIELD.rounds]: config.rounds,
    [FIELD.friday(players)]: config.friday,
    [FIELD.dog(players)]: config.dog,
    [FIELD.startingItems]: config.startingItems,
    [FIELD.startingNames]: config.startingNames.join(', '),
    [FIELD.fridayReroll]: config.fridayReroll,
    [FIELD.bookShift]: config.bookShift,
    [FIELD.wreckage]: config.wreckage ?? '',
    [FIELD.scenarioItems]: (config.scenarioItems ?? []).join(', '),
    [FIELD.tracking]: config.tracking ?? 'full',
    [FIELD.goal]: config.goal ?? '',
    [FIELD.rules]: config.rules ?? '',
    ...weatherAnswers(config),
    [FIELD.costWood(players)]: config.cost.wood,
    [FIELD.costFur(players)]: config.cost.fur,
    [FIELD.lowest]: config.morale.lowest,
    [FIELD.morale]: config.morale.values.join(', '),
    ...Object.fromEntries(
      config.seats.flatMap(({ id }) => {
        const character = config.characters[id] ?? 'cook';
        const life = config.lives[id];
        return [
          [seatAnswer(FIELD.character, id), character],
          [FIELD.last(character), life?.last ?? SUGGESTED.last],
          [FIELD.symbols(character), (life?.moraleAt ?? []).join(', ')],
        ];
      }),
    ),
  };
}
