import { stepsOf, type TimelineLine } from '@/engine';
import { DISSENTERS } from '../../../perseverance/dissenters';
import { describeDie, describeTable, TABLE_EVENTS } from '../../../perseverance/session/describeTable';
import { amount, assetName, nameOf, namesOf, say } from '../../say';
import { rulesOf, type EditionRules } from '../../editions';
import type { Part } from '../../rules/parts';
import { ASSETS } from '../../terms';
import type { Config } from '../config';
import { counterName, COUNTER_TABLE } from '../counters';
import type { Event, EventNamed } from '../event';
import { describeBoard } from './describeBoard';
import { describePatrol } from './describePatrol';
import { gainNote, gainsNote, listed } from './gains';
import type { Counter } from '../state';

type TableEvent = Extract<Event, { type: (typeof TABLE_EVENTS)[number] }>;
type OwnEvent = Exclude<Event, TableEvent>;

/** One line of the timeline for each event, in plain words. */
export function describe(event: Event, config: Config): TimelineLine {
  const rules = rulesOf(config.edition);
  const line = isOfTable(event)
    ? describeTable<Counter>(event, {
        iconOf: (counter) => COUNTER_TABLE[counter].icon,
        nameOf: (counter) => counterName(rules, counter),
      })
    : lineOf(event, rules);
  return event.why && event.why.length > 0 ? { ...line, why: event.why } : line;
}

function lineOf(event: OwnEvent, rules: EditionRules): TimelineLine {
  switch (event.type) {
    case 'dieTaken':
      return describeTaken(event, rules);
    case 'influencePlaced':
      return describeInfluence(event, rules);
    case 'cardGained':
    case 'patrolBegun':
    case 'patrolEnded':
    case 'threatChecked':
    case 'stageResolved':
      return describePatrol(event, rules);
    case 'actionTaken':
      return describeAction(event, rules);
    case 'attackResolved':
      return {
        icon: 'raptor',
        fact: say('session.event.attack', { zone: say(`zone.${event.zone}`) }),
        note: say('session.event.attackNote', {
          killed: amount('dinos', event.killed),
          through: amount('dinos', event.through),
        }),
        milestone: true,
      };
    case 'rewardsTaken':
      return { icon: 'trophy', fact: say('session.event.rewards'), ...gainsNote(event.followers) };
    case 'leaderMoved':
    case 'patrolSet':
    case 'defenseEdited':
    case 'dinosPlaced':
    case 'settlementSet':
    case 'dangerousSet':
    case 'breachTokensSet':
    case 'dinoDiceSet':
    case 'areaCleared':
      return describeBoard(event);
  }
}

/** What it gave and cost, and where its pieces went. */
function describeAction(event: EventNamed<'actionTaken'>, rules: EditionRules): TimelineLine {
  const { note, ...gains } = gainNote(event.player, event.changes, rules);
  const places = (event.places ?? []).map(({ piece, zone, at }) =>
    piece === 'settlement'
      ? say('session.event.settledAt', { zone: say(`zone.${zone}`), space: at })
      : say('session.event.putAt', {
          piece:
            piece === 'wall' || piece === 'trap' ? say(`session.piece.${piece}`) : say(`figure.${piece}`),
          zone: say(`zone.${zone}`),
          column: at,
        }),
  );
  const lines = listed([...(note ? [note] : []), ...places]);
  return {
    player: event.player,
    icon: 'die',
    fact: say('session.event.action', {
      player: nameOf(event.player),
      action: say(`session.move.${event.action}`),
    }),
    ...gains,
    ...(lines && { note: lines }),
  };
}

/** Where it went, and that its face was changed. */
function describeTaken(event: EventNamed<'dieTaken'>, rules: EditionRules): TimelineLine {
  const { note, ...line } = describeDie(event, gainNote(event.player, event.changes, rules).figure);
  const lines = listed([...(note ? [note] : []), ...(event.turned ? [say('session.event.turned')] : [])]);
  return { ...line, ...(lines && { note: lines }) };
}

function describeInfluence(event: EventNamed<'influencePlaced'>, rules: EditionRules): TimelineLine {
  const { player, officer, count, winners } = event;
  // What the tile pays is in the explanation only; a table that does not follow Food has to see it.
  const paid = stepsOf<Part>(event.why ?? [], { part: 'influence-bonus' }).flatMap(({ id }) => {
    const asset = ASSETS.find((one) => one === id?.at?.asset);
    if (id?.of === undefined || !asset) return [];
    const amount = id.at?.amount ?? 0;
    return [say('session.event.bonusOf', { player: nameOf(id.of), amount, asset: assetName(rules, asset) })];
  });
  return {
    ...(player !== DISSENTERS && { player }),
    icon: 'influence',
    fact: say('session.event.influence', {
      player: nameOf(player),
      cubes: amount('cubes', count),
      officer: say(`officer.${officer}`),
    }),
    ...(winners && { note: say('session.event.bonus', { winners: listed(paid) ?? namesOf(winners) }) }),
  };
}

function isOfTable(event: Event): event is TableEvent {
  return (TABLE_EVENTS as readonly string[]).includes(event.type);
}
