import { joined, type IconName, type Phrase, type TimelineLine } from '@/engine';
import { DISSENTERS } from '../../../perseverance/dissenters';
import {
  describeDie,
  describeTable,
  gainsOf,
  TABLE_EVENTS,
} from '../../../perseverance/session/describeTable';
import { dieOwnerName, listed } from '../../../perseverance/say';
import { countedParty } from '../../moments/adventure/rule';
import { allDinos } from '../../moments/combat/dinos';
import { amount, counted, countedDinos, nameOf, namesOf, say } from '../../say';
import { ASSETS } from '../../terms';
import { counterName } from '../counting';
import type { Event } from '../event';
import type { CheckedThreat } from '../pieces';
import { COUNTERS, type Counter } from '../state';
import { areaTitle } from './areaName';
import { iconOf } from './figures';

type TableEvent = Extract<Event, { type: (typeof TABLE_EVENTS)[number] }>;
type OwnEvent = Exclude<Event, TableEvent>;

const TELLING = {
  nameOf: (counter: Counter | 'dice' | 'poolDice' | 'assembly') =>
    isCounter(counter) ? counterName(counter) : say(`session.counter.${counter}`),
  iconOf,
};

/** One line of the timeline for each event, in plain words. */
export function describe(event: Event): TimelineLine {
  const line = isOfTable(event) ? describeTable<Counter>(event, TELLING) : lineOf(event);
  return event.why && event.why.length > 0 ? { ...line, why: event.why } : line;
}

function lineOf(event: OwnEvent): TimelineLine {
  switch (event.type) {
    case 'dieTaken':
      return describeDie(event, gains(event).figure);
    case 'influencePlaced':
      return {
        ...(event.player !== DISSENTERS && { player: event.player }),
        icon: 'influence',
        fact: say('session.event.influence', {
          player: nameOf(event.player),
          cubes: amount('cubes', event.count),
          officer: say(`officer.${event.officer}`),
        }),
        ...(event.winners.length > 0 && {
          note: say('session.event.bonus', { winners: namesOf(event.winners) }),
        }),
      };
    case 'perkGained':
      return mine(
        event,
        'influence',
        say('session.event.perk', { ...named(event), perk: say(`perk.${event.perk}`) }),
      );
    case 'effectTaken':
      return mine(
        event,
        'die',
        say('session.event.effect', { ...named(event), effect: say(`session.effect.${event.effect}`) }),
      );
    case 'outpostUsed':
      return mine(
        event,
        'wall',
        say('session.event.outpost', { ...named(event), outpost: say(`session.outpost.${event.tile}`) }),
      );
    case 'explored':
      return mine(event, 'search', say('session.event.explored', named(event)));
    case 'leaderMoved':
      return {
        ...mine(
          event,
          'leader',
          event.zone
            ? say('session.event.leaderOut', { ...named(event), zone: say(`zone.${event.zone}`) })
            : say('session.event.leaderHome', named(event)),
        ),
        leads: true,
      };
    case 'rallied':
    case 'campBuilt':
      return mine(
        event,
        event.type === 'rallied' ? 'patrol' : 'camp',
        event.area === null
          ? say(`session.event.${event.type}Somewhere`, named(event))
          : say(`session.event.${event.type}`, { ...named(event), area: areaTitle(event.area, event.code) }),
      );
    case 'cardGave':
      return mine(
        event,
        'patrol',
        say('session.event.cardGave', { ...named(event), what: say(`session.thing.${event.what}`) }),
      );
    case 'adventureBegun':
    case 'adventureEnded':
      return {
        ...mine(event, 'patrol', say(`session.event.${event.type}`, named(event))),
        note: say('session.event.party', { party: countedParty(event.party) }),
      };
    case 'stageResolved':
      return checked(event, say('session.event.stage', { ...named(event), stage: event.stage }));
    case 'adventureWentOn':
    case 'challenged':
      return checked(event, say(`session.event.${event.type}`, named(event)));
    case 'fought':
    case 'attacked':
    case 'breachSettled':
      return describeBattle(event);
    case 'settlementsSet':
      return {
        icon: 'edit',
        fact: say('session.event.zoneDice', {
          zone: say(`zone.${event.zone}`),
          owner: dieOwnerName(event.owner),
          dice: amount('settlements', event.count),
        }),
        correction: true,
      };
    case 'areaSet':
      return {
        icon: 'edit',
        fact: say(event.gone ? 'session.event.areaGone' : 'session.event.areaSet', {
          area: areaTitle(event.area, event.code),
        }),
        correction: true,
      };
    case 'piecesSet':
      return {
        player: event.player,
        icon: 'edit',
        fact: say('session.event.pieces', { ...named(event), what: say(`session.piece.${event.piece}`) }),
        correction: true,
      };
  }
}

function describeBattle(
  event: Extract<OwnEvent, { type: 'fought' | 'attacked' | 'breachSettled' }>,
): TimelineLine {
  switch (event.type) {
    case 'fought': {
      const note = outcomeOf(event);
      return {
        player: event.player,
        icon: 'combat',
        fact: event.breach
          ? say('session.event.counterattack', { ...named(event), other: nameOf(event.breach) })
          : say('session.event.combat', named(event)),
        ...(note && { note }),
        ...figureOf(event),
        milestone: true,
      };
    }
    case 'attacked':
      return {
        player: event.player,
        icon: 'raptor',
        fact: say(event.success ? 'session.event.attackHeld' : 'session.event.attackFailed', named(event)),
        note: say('session.event.attackNote', { value: event.value, threshold: event.threshold }),
        ...figureOf(event),
        milestone: true,
      };
    case 'breachSettled':
      return mine(
        event,
        'skull',
        say('session.event.breach', { ...named(event), dinos: amount('dinos', event.dinos) }),
      );
  }
}

/** "Killed 1 Raptor. Lost 1 Light Soldier.": what there is none of goes without saying. */
function outcomeOf({ killed, captured, lost }: Extract<OwnEvent, { type: 'fought' }>): Phrase | undefined {
  const { light, heavy } = lost;
  const facts = [
    ...(allDinos(killed) > 0 ? [say('session.event.combatKilled', { dinos: countedDinos(killed) })] : []),
    ...(allDinos(captured) > 0
      ? [say('session.event.combatCaptured', { dinos: countedDinos(captured) })]
      : []),
    ...(light + heavy > 0
      ? [
          say('session.event.combatLost', {
            soldiers: counted(['lightSoldier', light], ['heavySoldier', heavy]),
          }),
        ]
      : []),
  ];
  return joined(facts, (first, rest) => say('session.event.combatAnd', { first, rest }));
}

interface Owned {
  readonly player: string;
  readonly changes: Event['changes'];
}

function mine(event: Owned, icon: IconName, fact: Phrase): TimelineLine {
  return { player: event.player, icon, fact, ...gains(event) };
}

function named({ player }: { readonly player: string }) {
  return { player: nameOf(player) };
}

function gains({ player, changes }: Owned) {
  return gainsOf(player, changes, (counter) => {
    const asset = ASSETS.find((word) => word === counter);
    return asset ? say(`asset.${asset}`) : null;
  });
}

function figureOf(event: Owned): { readonly figure?: number } {
  const { figure } = gains(event);
  return figure === undefined ? {} : { figure };
}

/** Threats go where everybody can look them up: "Light Challenge: 3 against 4, lost: Light Soldier". */
function checked(event: Owned & { readonly checks: readonly CheckedThreat[] }, fact: Phrase): TimelineLine {
  const { note, ...line } = mine(event, 'patrol', fact);
  const notes = listed([...(note ? [note] : []), ...event.checks.map(checkPhrase)]);
  return { ...line, ...(notes && { note: notes }) };
}

function checkPhrase({ kind, threat, roll, ignored, lost }: CheckedThreat): Phrase {
  const what = say(`threat.check.${kind}`);
  const outcome = lost
    ? say('session.threat.lost', { soldier: say(`figure.${lost}`) })
    : say('session.threat.held');
  if (ignored) return say('session.threat.ignored', { what });
  return roll === null
    ? say('session.threat.moved', { what, threat, outcome })
    : say('session.threat.rolled', { what, threat, roll, outcome });
}

function isOfTable(event: Event): event is TableEvent {
  return (TABLE_EVENTS as readonly string[]).includes(event.type);
}

function isCounter(word: string): word is Counter {
  return (COUNTERS as readonly string[]).includes(word);
}
