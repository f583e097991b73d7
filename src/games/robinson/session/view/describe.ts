import type { TimelineLine } from '@/engine';
import {
  amount,
  cardName,
  counterName,
  counted,
  listed,
  nameAlone,
  nameOf,
  say,
  startingName,
} from '../../say';
import { actionText } from '../actionText';
import type { Event } from '../event';
import { FRIDAY } from '../../terms';
import { describeRight } from './describeRight';

export function describe(event: Event): TimelineLine {
  const line = fact(event);
  return event.why ? { ...line, why: event.why } : line;
}

function fact(event: Event): TimelineLine {
  switch (event.type) {
    case 'playBegan':
      return { icon: 'check', fact: say('session.event.playBegan', { player: nameOf(event.first) }) };
    case 'counted':
      return {
        ...whose(event.owner),
        fact: counterName(event.owner, event.counter),
        figure: event.by,
        ...(event.lost > 0 && { note: say('session.event.limit', { count: event.lost }) }),
      };
    case 'corrected':
      return {
        ...whose(event.owner),
        fact: say('session.event.corrected', { what: counterName(event.owner, event.counter), to: event.to }),
        note: say('session.event.correctedNote', { from: event.from }),
        figure: event.to - event.from,
        correction: true,
      };
    case 'wounded':
      return {
        ...whose(event.owner),
        icon: 'skull',
        fact: say('session.event.wounded', {
          owner: nameOf(event.owner),
          wounds: amount('wounds', event.wounds),
        }),
        note:
          event.morale > 0
            ? say('session.event.causeMorale', {
                cause: say(`session.source.${event.cause}`),
                count: event.morale,
              })
            : say('session.event.cause', { cause: say(`session.source.${event.cause}`) }),
        figure: event.wounds,
      };
    case 'fridayDied':
      return { icon: 'skull', fact: say('session.event.fridayDied'), milestone: true };
    case 'eventDrawn':
      return {
        icon: 'story',
        fact: cardName(`event-${event.round}`),
        ...(event.pushed !== null && {
          note: say('session.event.pushed', { card: cardName(event.pushed) }),
        }),
      };
    case 'shuffledDrawn':
      return { icon: 'story', fact: say('session.event.shuffled') };
    case 'moraleTaken':
      return {
        player: event.player,
        fact: say('session.event.morale', { player: nameOf(event.player) }),
        ...(event.change !== 0 && { figure: event.change }),
      };
    case 'produced':
      return {
        icon: 'production',
        fact: say('phase.production'),
        note: say('session.event.gains', { goods: counted(['food', event.food], ['wood', event.wood]) }),
      };
    case 'planned':
      return {
        icon: 'followers',
        fact: say('session.event.planned', { count: event.actions }),
        ...(event.list && {
          note: say('session.own', {
            text: listed(
              event.list.map(({ action, lead, ...about }) =>
                say('session.event.plannedOne', { owner: nameOf(lead), action: actionText(action, about) }),
              ),
            ),
          }),
        }),
      };
    case 'actionTaken':
      return {
        ...whose(event.lead),
        fact: say('session.event.action', {
          action: actionText(event.action, event.about),
          owner: nameOf(event.lead),
        }),
        note: say(event.success ? 'session.event.success' : 'session.event.failure'),
      };
    case 'fought':
      return {
        player: event.player,
        icon: 'combat',
        fact: say('session.event.fought', { player: nameOf(event.player), strength: event.strength }),
      };
    case 'actionDropped':
      return {
        ...whose(event.lead),
        fact: say('session.event.dropped', {
          action: actionText(event.action, event.about),
          owner: nameOf(event.lead),
        }),
      };
    case 'actionsEnded':
      return { icon: 'check', fact: say('session.event.actionsEnded') };
    case 'weathered':
      return {
        icon: 'drop',
        fact: say('phase.weather'),
        note: say('session.event.weather', { rain: event.rain, winter: event.winter, roof: event.roof }),
      };
    case 'campMoved':
      return {
        icon: 'arrow',
        fact: say('session.event.campMoved'),
        note: say('session.event.campMovedNote', { roof: event.roof, palisade: event.palisade }),
      };
    case 'slept':
      return {
        icon: 'moon',
        fact: say('session.event.slept', { round: event.round }),
        ...(event.hungry > 0 && { note: say('session.event.hungry', { count: event.hungry }) }),
      };
    case 'healed':
      return {
        ...whose(event.owner),
        icon: 'herb',
        fact: say('session.event.healed', { source: say(`heal.source.${event.source}`) }),
        note: say('session.own', {
          text: listed(
            [event.owner, ...(event.other === undefined ? [] : [event.other])].map((id) => nameAlone(id)),
          ),
        }),
        figure: -event.by,
      };
    case 'skillUsed':
      return {
        player: event.player,
        fact: say('session.event.skill', {
          player: nameOf(event.player),
          skill: say(`skill.name.${event.skill}`),
        }),
      };
    case 'itemBuilt':
      return { icon: 'plus', fact: say('item.build', { item: say(`item.name.${event.item}`) }) };
    case 'itemLost':
      return { icon: 'minus', fact: say('item.lose', { item: say(`item.name.${event.item}`) }) };
    case 'scenarioItemBuilt':
      return { icon: 'plus', fact: say('session.event.scenarioItem', { name: event.name }) };
    case 'discoveryTaken':
      return {
        icon: 'plus',
        fact: say('session.event.tokenTaken', { token: say(`discovery.name.${event.token}`) }),
      };
    case 'startingUsed':
      return {
        icon: 'check',
        fact: say('session.event.starting', { item: startingName(event.item, event.name) }),
        note: say('session.event.startingLeft', { count: event.left }),
      };
    case 'terrainsSet':
      return {
        icon: 'edit',
        fact: say('session.event.terrains', { count: event.count }),
        correction: true,
      };
    case 'rolledAgain':
      return {
        ...whose(event.by),
        icon: 'die',
        fact: say('session.event.rolledAgain', {
          owner: nameOf(event.by),
          die: say(`session.walk.${event.die}Die`),
        }),
        figure: -event.price,
      };
    case 'discoveryUsed':
      return {
        icon: 'discovery',
        fact: say('discovery.used', { token: say(`discovery.name.${event.token}`) }),
      };
    case 'demandMet':
      return { icon: 'warning', fact: say('session.event.demand', { count: event.missing }) };
    case 'tokensSet':
      return { icon: 'edit', fact: say('session.event.tokens', { count: event.count }), correction: true };
    case 'firstGiven':
      return { player: event.to, fact: say('setup.first', { player: nameOf(event.to) }), correction: true };
    case 'roundSet':
      return {
        icon: 'rounds',
        fact: say('session.event.round', { round: event.to }),
        ...(event.byHand ? { correction: true } : { milestone: true }),
      };
    case 'tileSet':
    case 'inventionsSet':
    case 'boardCounted':
    case 'trackingSet':
    case 'scenarioSet':
    case 'setRight':
    case 'playerLeft':
    case 'playerBack':
    case 'playerJoined':
      return describeRight(event);
    case 'phaseSkipped':
      return {
        icon: 'next',
        fact: say('session.event.skipped', { phase: say(`phase.${event.phase}`) }),
      };
    case 'gameFinished':
      return {
        icon: 'finish',
        fact: say(event.won ? 'session.event.won' : 'session.event.lost', { round: event.round }),
        note: say(`session.cause.${event.cause}`, { player: nameOf(event.player ?? FRIDAY) }),
        milestone: true,
      };
    case 'gameReopened':
      return { icon: 'redo', fact: say('session.event.reopened') };
    case 'noteWritten':
      return {
        icon: 'note',
        fact: say('session.event.note'),
        note: say('session.own', { text: event.text }),
        remark: event.text,
      };
  }
}

/** Friday and the camp have no seat. */
function whose(owner: string): { readonly player?: string } {
  return owner === FRIDAY || owner.includes(' ') ? {} : { player: owner };
}
