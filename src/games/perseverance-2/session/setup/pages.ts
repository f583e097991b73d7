import { type Answers, type Choice, type Phrase, type Seat, type SetupField, type SetupPage } from '@/engine';
import { TRACKING } from '../../../perseverance/moments/tracking/level';
import { FIRST_GAME_OFFICERS } from '../../firstGame';
import { PERKS, type PerkId } from '../../perks';
import { nameOf, say } from '../../say';
import {
  CITY_ZONES,
  DINOS,
  OFFICERS,
  PERK_COSTS,
  SECURITY_BONUSES,
  ZONES,
  type Officer,
  type Zone,
} from '../../terms';
import {
  CHOSEN,
  DRAWN,
  FIELD,
  FIRST_GAME,
  firstPerks,
  isTwo,
  LOWER,
  officersOf,
  RECOMMENDED_START,
  startZone,
  UPPER,
} from './fields';

/** The Officers and what the box shows; then where everybody begins. */
export function pages(answers: Answers, seats: readonly Seat[]): readonly SetupPage[] {
  return [
    { id: 'table', title: say('session.setup.table'), fields: tableFields(answers, seats) },
    {
      id: 'start',
      title: say('session.setup.start'),
      note: say('session.setup.startNote'),
      fields: [...seats].reverse().flatMap(({ id }) => startFields(answers, id)),
    },
  ];
}

function tableFields(answers: Answers, seats: readonly Seat[]): readonly SetupField[] {
  return [
    choice(
      FIELD.tracking,
      say('session.setup.tracking'),
      'full',
      TRACKING.map((tracking) => ({
        id: tracking,
        label: say(`session.level.${tracking}`),
        note: say(`session.trackingNote.${tracking}`),
      })),
    ),
    choice(FIELD.officers, say('session.setup.officers'), FIRST_GAME, [
      { id: FIRST_GAME, label: say('session.setup.officersDefault') },
      { id: DRAWN, label: say('session.setup.drawn') },
      { id: CHOSEN, label: say('session.setup.chosen') },
    ]),
    ...(answers[FIELD.officers] === CHOSEN
      ? ZONES.map((zone) =>
          choice(
            FIELD.officer(zone),
            say('session.setup.officerOf', { zone: say(`zone.${zone}`) }),
            FIRST_GAME_OFFICERS[zone],
            OFFICERS.map((officer) => ({
              id: officer,
              label: say(`officer.${officer}`),
              ...besideOther(answers, zone, officer),
            })),
          ),
        )
      : []),
    choice(
      FIELD.security,
      say('session.setup.security'),
      'light-soldier',
      [...SECURITY_BONUSES].reverse().map((bonus) => ({
        id: bonus,
        label: say(`session.securityBonus.${bonus}`),
      })),
    ),
    {
      kind: 'flag',
      id: FIELD.threat,
      label: say('session.setup.threat'),
      note: say('session.setup.threatNote'),
      initial: false,
    },
    ...(isTwo(seats)
      ? [
          choice(FIELD.dissenterZone, say('session.setup.dissenterZone'), DRAWN, [
            { id: DRAWN, label: say('session.setup.drawn') },
            ...CITY_ZONES.map((zone) => ({ id: zone, label: say(`zone.${zone}`) })),
          ]),
        ]
      : []),
  ];
}

/** An Officer who is beside another Zone already says so at once. */
function besideOther(answers: Answers, zone: Zone, officer: Officer): { readonly note?: Phrase } {
  const other = ZONES.find(
    (one) => one !== zone && (answers[FIELD.officer(one)] ?? FIRST_GAME_OFFICERS[one]) === officer,
  );
  return other ? { note: say('session.setup.besideOther', { zone: say(`zone.${other}`) }) } : {};
}

/** Where a player begins, with which Perk, and what the Perk still asks for. */
function startFields(answers: Answers, seat: string): readonly SetupField[] {
  const player = nameOf(seat);
  const perks = knownPerks(answers, seat);
  const perk = answers[FIELD.perk(seat)] === LOWER ? perks?.[1] : perks?.[0];
  const label = (id: PerkId | undefined, unknown: Phrase) => (id ? say(`perk.${id}`) : unknown);
  return [
    choice(FIELD.start(seat), say('session.setup.placement', { player }), RECOMMENDED_START, [
      { id: RECOMMENDED_START, label: say('session.setup.recommended') },
      ...ZONES.map((zone) => ({
        id: zone,
        label: say(`zone.${zone}`),
        ...(zone === 'discovery' && { note: say('session.setup.campNote') }),
      })),
    ]),
    choice(FIELD.perk(seat), say('session.setup.perk', { player }), UPPER, [
      { id: UPPER, label: label(perks?.[0], say('session.setup.upperPerk')) },
      { id: LOWER, label: label(perks?.[1], say('session.setup.lowerPerk')) },
    ]),
    ...(perk && PERKS[perk].cost
      ? [
          choice(
            FIELD.pay(seat),
            say('session.setup.pay', { player }),
            'story',
            PERK_COSTS.map((cost) => ({ id: cost, label: say(`asset.${cost}`) })),
          ),
        ]
      : []),
    ...(perk === 'capturer'
      ? [
          choice(
            FIELD.dino(seat),
            say('session.setup.dino', { player }),
            'trampler',
            DINOS.map((dino) => ({ id: dino, label: say(`dino.${dino}`) })),
          ),
        ]
      : []),
  ];
}

/** Once the Officer of the Zone is known; before, they are the upper and the lower one. */
function knownPerks(answers: Answers, seat: string) {
  const officers = officersOf(answers);
  const zone = startZone(answers, seat);
  return officers && zone ? firstPerks(officers[zone]) : null;
}

function choice(id: string, label: Phrase, initial: string, options: readonly Choice[]): SetupField {
  return { kind: 'choice', id, label, initial, options };
}
