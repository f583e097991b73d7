import type { Phrase, TimelineLine } from '@/engine';
import { amount, listed, nameOf, placeName, say } from '../../say';
import { SKILLS } from '../../terms';
import type { Change } from '../change';
import type { Event } from '../event';
import { iconOf } from './figures';

/** One line of the timeline for each event, in plain words. */
export function describe(event: Event): TimelineLine {
  const line = lineOf(event);
  return event.why && event.why.length > 0 ? { ...line, why: event.why } : line;
}

function lineOf(event: Event): TimelineLine {
  switch (event.type) {
    case 'playBegan':
      return {
        player: event.leader,
        icon: 'check',
        fact: say('session.event.playBegan'),
        note: say('session.event.leads', { player: nameOf(event.leader) }),
      };
    case 'counted':
      return {
        icon: iconOf(event.resource),
        fact: say(`resource.${event.resource}`),
        figure: event.by,
        ...(event.lost > 0 && { note: say('session.event.lost', { count: event.lost }) }),
      };
    case 'corrected':
      return {
        icon: iconOf(event.resource),
        fact: say('session.event.setTo', { what: say(`resource.${event.resource}`), to: event.to }),
        note: say('session.event.was', { from: event.from }),
        figure: event.to - event.from,
        correction: true,
      };
    case 'cardsCounted':
      return {
        player: event.player,
        icon: iconOf(event.deck),
        fact: say('session.event.cards', { deck: say(`skill.${event.deck}`) }),
        figure: event.by,
        ...(event.byHand && { correction: true }),
      };
    case 'turnSet':
    case 'asideCorrected':
      return {
        icon: 'edit',
        fact: say('session.event.setTo', {
          what: say(event.type === 'turnSet' ? 'session.putRight.moves' : 'session.putRight.aside'),
          to: event.to,
        }),
        note: say('session.event.was', { from: event.from }),
        figure: event.to - event.from,
        correction: true,
      };
    case 'phaseSet':
      return {
        icon: 'edit',
        fact: say('session.putRight.phaseSet', { phase: say(`session.phase.${event.to}`) }),
        correction: true,
      };
    case 'playerLeft':
    case 'playerBack':
      return {
        player: event.player,
        icon: 'player',
        fact: say(event.type === 'playerLeft' ? 'session.putRight.left' : 'session.putRight.back', {
          player: nameOf(event.player),
        }),
        correction: true,
      };
    case 'playerJoined':
      return {
        player: event.seat.id,
        icon: 'player',
        fact: say('session.putRight.joined', { name: event.seat.name }),
        correction: true,
        joined: event.seat,
      };
    case 'poolCorrected':
      return {
        player: event.player,
        icon: 'die',
        fact: say('session.event.pool', {
          side: say(`side.${event.side}`),
          skill: say(`skill.${event.skill}`),
        }),
        note: say('session.event.was', { from: event.from }),
        figure: event.to - event.from,
        correction: true,
      };
    case 'stackCorrected':
      return {
        icon: 'tile',
        fact: say('session.event.setTo', { what: say('session.tilesLeft'), to: event.to }),
        note: say('session.event.was', { from: event.from }),
        correction: true,
      };
    case 'tilesRead':
      return { icon: 'group', fact: say('session.event.tiles') };
    case 'facesSet':
      return { icon: 'die', fact: say('session.event.faces') };
    case 'leadGiven':
      return {
        player: event.to,
        icon: 'leader',
        fact: say('session.event.leads', { player: nameOf(event.to) }),
        correction: true,
      };
    case 'hordesSet':
      return {
        icon: 'skull',
        fact: say('session.event.hordes', { hordes: amount('hordes', event.count) }),
        correction: true,
      };
    case 'iconSet':
      return {
        icon: 'tile',
        fact: say('session.event.icon', { place: placeName(event.place) }),
        correction: true,
      };
    case 'noteWritten':
      return { icon: 'note', fact: say('session.event.note'), remark: event.text };
    case 'gameReopened':
      return { icon: 'redo', fact: say('session.event.reopened') };
    case 'travelled':
    case 'challengesCounted':
    case 'cardsPlayed':
    case 'encounterResolved':
    case 'encounterSkipped':
    case 'outcomeTaken':
    case 'settled':
    case 'gameFinished':
      return describeTurn(event);
  }
}

type TurnEvent = Extract<
  Event,
  {
    readonly type:
      | 'travelled'
      | 'challengesCounted'
      | 'cardsPlayed'
      | 'encounterResolved'
      | 'encounterSkipped'
      | 'outcomeTaken'
      | 'settled'
      | 'gameFinished';
  }
>;

/** What a turn is made of. */
function describeTurn(event: TurnEvent): TimelineLine {
  switch (event.type) {
    case 'travelled':
      return {
        player: event.leader,
        icon: 'caravan',
        fact: say('session.event.travelled', { turn: event.turn, direction: placeName(event.direction) }),
        note: say(event.byHand ? 'session.event.arrivedByHand' : 'session.event.arrived', {
          hordes: amount('hordes', event.arrived),
        }),
        milestone: event.arrived > 0,
      };
    case 'challengesCounted':
      return {
        icon: iconOf(event.threat),
        fact: say('session.event.challenges', { threat: say(`skill.${event.threat}`), ...event.totals }),
        ...(event.byHand && { note: say('session.event.byHand'), correction: true }),
      };
    case 'cardsPlayed':
      return {
        player: event.player,
        icon: 'story',
        fact: say('session.event.played', { count: event.count }),
        figure: -event.count,
      };
    case 'encounterResolved': {
      const met = SKILLS.length - 1;
      return {
        icon: iconOf(event.threat),
        fact: say(event.threatPassed ? 'session.event.threatMet' : 'session.event.threatFailed', {
          skill: say(`skill.${event.threat}`),
        }),
        note: say('session.event.obstacles', { passed: event.obstaclesPassed, of: met }),
        ...(event.lost > 0 && { figure: -event.lost }),
      };
    }
    case 'encounterSkipped':
      return { icon: 'next', fact: say('session.event.skipped') };
    case 'outcomeTaken':
      return {
        icon: event.kind === 'penalty' ? 'warning' : 'check',
        fact: say(`session.outcome.${event.kind}`),
        note: whatCame(event.changes),
      };
    case 'settled':
      return {
        icon: 'settlement',
        fact: say('session.event.settled', { hordes: amount('hordes', event.hordes) }),
        note: say('session.event.settledNote', { resources: amount('resources', event.left) }),
        ...(event.paid > 0 && { figure: -event.paid }),
        milestone: true,
      };
    case 'gameFinished':
      return {
        icon: event.won ? 'trophy' : 'skull',
        fact: say(
          event.won ? 'session.event.won' : event.settled ? 'session.event.lostGame' : 'session.event.gaveUp',
        ),
        note: say('session.event.survivors', { count: event.survivors }),
      };
  }
}

/** "Survivors +3, Combat cards +1": what an outcome did, figure by figure. */
function whatCame(changes: readonly Change[]): Phrase {
  const parts = changes.flatMap((change): readonly Phrase[] => {
    if (change.what === 'resource') return [signed(say(`resource.${change.resource}`), change.by)];
    if (change.what === 'cards')
      return [signed(say('session.event.cards', { deck: say(`skill.${change.deck}`) }), change.by)];
    if (change.what !== 'hordes') return [];
    const { encounter, ring } = change.to;
    return [say('session.event.hordesNow', { hordes: amount('hordes', encounter + ring.length) })];
  });
  return parts.length === 0
    ? say('session.event.nothing')
    : say('session.event.list', { list: listed(parts) });
}

function signed(what: Phrase, by: number): Phrase {
  return say(by < 0 ? 'session.event.minus' : 'session.event.plus', { what, count: Math.abs(by) });
}
