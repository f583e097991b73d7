import type { Answers, Choice, Seat, SetupField, SetupPage } from '@/engine';
import { rulesOf } from '../../editions';
import { nameOf, say } from '../../say';
import { FIRST_GAME_OFFICERS } from '../../moments/setup/ruleInput';
import { BREACH_TOKEN_RULES, EDITIONS, MODULES, OFFICERS, ZONES } from '../../terms';
import { TRACKING } from '../../../perseverance/moments/tracking/level';
import { BREACH_TOKENS } from '../config';
import { MOST_PICKS } from './boxAnswers';
import { editionReading } from './editionReading';
import {
  CHOSEN,
  countOf,
  DRAWN,
  editionOf,
  ENTERED,
  FIELD,
  FIRST_GAME,
  prefilledBox,
  RECOMMENDED,
  writeList,
} from './fields';

/** Edition, variants, and what only the table's own box can tell. */
export function pages(answers: Answers, seats: readonly Seat[]): readonly SetupPage[] {
  return [
    {
      id: 'edition',
      title: say('session.setup.edition'),
      fields: [
        {
          kind: 'choice',
          id: FIELD.edition,
          label: say('session.setup.edition'),
          initial: 'published-2021',
          options: [...EDITIONS].reverse().map((edition) => ({
            id: edition,
            label: say(`session.edition.${edition}`),
            note: say(`session.editionNote.${edition}`),
          })),
        },
      ],
      reading: editionReading,
    },
    {
      id: 'variants',
      title: say('session.setup.variants'),
      fields: [...tracking(), ...variants(answers, seats), ...start(answers, seats)],
    },
    {
      id: 'box',
      title: say('session.setup.box'),
      note: say('session.setup.boxNote'),
      fields: boxFields(answers, seats),
    },
  ];
}

function tracking(): readonly SetupField[] {
  return [
    {
      kind: 'choice',
      id: FIELD.tracking,
      label: say('session.setup.tracking'),
      initial: 'essentials',
      options: TRACKING.map((tracking) => ({
        id: tracking,
        label: say(`session.level.${tracking}`),
        note: say(`session.trackingNote.${tracking}`),
      })),
    },
  ];
}

function variants(answers: Answers, seats: readonly Seat[]): readonly SetupField[] {
  const rules = rulesOf(editionOf(answers));
  const abilities: SetupField = {
    kind: 'flag',
    id: FIELD.abilities,
    label: say('session.setup.abilities'),
    note: say('session.setup.abilitiesNote'),
    initial: true,
  };
  return [
    ...(rules.abilitiesOptional ? [abilities] : []),
    ...MODULES.map((module): SetupField => ({
      kind: 'flag',
      id: FIELD.module(module),
      label: say(`session.module.${module}`),
      note: say(`session.moduleNote.${module}`),
      initial: false,
    })),
    choice(FIELD.officers, say('session.setup.officers'), FIRST_GAME, [
      { id: FIRST_GAME, label: say('session.setup.officersDefault') },
      { id: DRAWN, label: say('session.setup.drawn'), note: say('session.setup.officersDrawn') },
      { id: ENTERED, label: say('session.setup.entered'), note: say('session.setup.officersEntered') },
    ]),
    ...(answers[FIELD.officers] === ENTERED ? officersIn() : []),
    choice(FIELD.breach, say('session.setup.breachTokens'), DRAWN, drawnOrChosen()),
    ...(answers[FIELD.breach] === CHOSEN ? breachTokens(answers) : []),
    ...(countOf(seats) === 2 && !settlesLater(answers) ? [dissenterZone()] : []),
  ];
}

function breachTokens(answers: Answers): readonly SetupField[] {
  const { rewards } = rulesOf(editionOf(answers));
  const options = rewards.map((reward) => ({ id: reward, label: say(`reward.${reward}`) }));
  return Array.from({ length: BREACH_TOKENS }, (_, i) =>
    choice(
      FIELD.breachToken(i + 1),
      say('session.setup.breachToken', { number: i + 1 }),
      rewards[i] ?? '',
      options,
    ),
  );
}

function dissenterZone(): SetupField {
  return choice(FIELD.dissenterZone, say('session.setup.dissenterZone'), DRAWN, [
    { id: DRAWN, label: say('session.setup.drawn') },
    ...zones(),
  ]);
}

function officersIn(): readonly SetupField[] {
  const options = OFFICERS.map((officer) => ({ id: officer, label: say(`officer.${officer}`) }));
  return ZONES.map((zone) =>
    choice(FIELD.officerIn(zone), say(`zone.${zone}`), FIRST_GAME_OFFICERS[zone], options),
  );
}

/** Nobody settles before the Officers lie there: once the app has drawn them, the checklist asks (000:180, 001:580). */
function settlesLater(answers: Answers): boolean {
  return answers[FIELD.officers] === DRAWN;
}

/** First Settlements from the last player backwards: as recommended for the Leader, unless the table chooses. */
function start(answers: Answers, seats: readonly Seat[]): readonly SetupField[] {
  if (settlesLater(answers)) return [];
  return [...seats]
    .reverse()
    .map(({ id }) =>
      choice(FIELD.placement(id), say('session.setup.placement', { player: nameOf(id) }), RECOMMENDED, [
        { id: RECOMMENDED, label: say('session.setup.recommended') },
        ...zones(),
      ]),
    );
}

function boxFields(answers: Answers, seats: readonly Seat[]): readonly SetupField[] {
  const edition = editionOf(answers);
  const players = countOf(seats);
  const box = prefilledBox(answers, seats);
  return [
    ...box.scoringTiles.map((tile, i) =>
      followersByPlace(
        FIELD.tile(edition, players, i + 1),
        say('session.setup.tile', { number: i + 1 }),
        tile,
      ),
    ),
    followersByPlace(FIELD.scale(edition, players), say('session.setup.scale'), box.defenseScale),
    {
      kind: 'numbers',
      id: FIELD.picks(edition),
      label: say('session.setup.picks'),
      note: say('session.setup.picksHint'),
      places: Array.from({ length: MOST_PICKS }, (_, i) => say('session.setup.contribution', { number: i })),
      least: 0,
      track: TWO_DIGITS,
      initial: '',
    },
    choice(
      FIELD.breachRule(edition),
      say('session.setup.breachRule'),
      box.breachTokenRule,
      BREACH_TOKEN_RULES.map((rule) => ({ id: rule, label: say(`session.breachRule.${rule}`) })),
    ),
    {
      kind: 'number',
      id: FIELD.engineer(edition),
      label: say('session.setup.engineer'),
      note: say('session.setup.engineerNote'),
      track: { min: 1, max: 2 },
      initial: box.engineerBonus,
    },
    {
      kind: 'numbers',
      id: FIELD.dinoSpaces(players),
      label: say('session.setup.dinoSpaces'),
      places: box.dinoSpaces.map((_spaces, i) => say('session.setup.column', { number: i + 1 })),
      track: { min: 2, max: 3 },
      initial: writeList(box.dinoSpaces),
    },
  ];
}

/** As many as the table reads from a tile. */
const TWO_DIGITS = { min: 0, max: 99 } as const;

function followersByPlace(id: string, label: SetupField['label'], prefilled: readonly number[]): SetupField {
  return {
    kind: 'numbers',
    id,
    label,
    places: prefilled.map((_followers, i) => say('session.setup.place', { number: i + 1 })),
    track: TWO_DIGITS,
    initial: writeList(prefilled),
  };
}

function choice(
  id: string,
  label: SetupField['label'],
  initial: string,
  options: readonly Choice[],
): SetupField {
  return { kind: 'choice', id, label, initial, options };
}

function drawnOrChosen(): readonly Choice[] {
  return [
    { id: DRAWN, label: say('session.setup.drawn'), note: say('session.setup.tokensDrawn') },
    { id: CHOSEN, label: say('session.setup.chosen'), note: say('session.setup.tokensChosen') },
  ];
}

function zones(): readonly Choice[] {
  return ZONES.map((zone) => ({ id: zone, label: say(`zone.${zone}`) }));
}
