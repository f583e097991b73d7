import type { Phrase, TimelineLine } from '@/engine';
import { DISSENTERS } from '../../../perseverance/dissenters';
import { amount, nameOf, namesOf, say } from '../../say';
import { rulesOf, type EditionRules } from '../../editions';
import type { Config } from '../config';
import { counterName } from '../counterName';
import { dieOwnerName } from '../decide/turn';
import type { Event, EventOf } from '../event';
import { describeBoard } from './describeBoard';
import { describePatrol } from './describePatrol';
import { gainNote, gainsNote, listed } from './gains';
import { iconOf } from './figures';

/** One line of the timeline for each event, in plain words. */
export function describe(event: Event, config: Config): TimelineLine {
  const line = lineOf(event, rulesOf(config.edition));
  return event.why && event.why.length > 0 ? { ...line, why: event.why } : line;
}

function lineOf(event: Event, rules: EditionRules): TimelineLine {
  switch (event.type) {
    case 'playBegan':
      return { icon: 'check', fact: say('session.event.playBegan') };
    case 'counted':
      return describeCounted(event, rules);
    case 'corrected':
      return describeCorrected(event, rules);
    case 'turnPassed':
      return {
        player: event.to,
        icon: 'next',
        fact: say('session.event.turn', { player: nameOf(event.to) }),
      };
    case 'dieTaken':
      return describeDie(event);
    case 'trackingSet':
      return {
        icon: 'settings',
        fact: say('session.event.tracking', { level: say(`session.tracking.${event.to}`) }),
      };
    case 'noteWritten':
      // What people wrote is shown as they wrote it; it is no string of ours.
      return {
        icon: 'note',
        fact: say('session.event.note'),
        note: say('session.event.noteText', { words: event.text }),
        remark: event.text,
      };
    case 'influencePlaced':
      return describeInfluence(event);
    case 'cardGained':
    case 'patrolBegun':
    case 'patrolEnded':
    case 'threatChecked':
    case 'stageResolved':
      return describePatrol(event, rules);
    case 'actionTaken':
      return {
        player: event.player,
        icon: 'die',
        fact: say('session.event.action', {
          player: nameOf(event.player),
          action: say(`session.move.${event.action}`),
        }),
        ...gainNote(event.player, event.changes, rules),
      };
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
    case 'assemblyHeld':
      return {
        icon: 'assembly',
        fact: say('session.event.assembly', { number: event.assembly }),
        ...gainsNote(event.followers),
        milestone: true,
      };
    case 'officersScored':
      return {
        icon: 'officers',
        fact: say('session.event.officers', { number: event.assembly }),
        ...gainsNote(event.followers),
      };
    case 'roundEnded':
      return {
        icon: 'rounds',
        fact: say('session.event.roundEnded', { number: event.assembly }),
        ...(event.pool > 0 && { note: say('session.table.diceLeft', { count: event.pool }) }),
      };
    case 'finalScored':
      return { icon: 'trophy', fact: say('session.event.finalScored'), ...gainsNote(event.followers) };
    case 'gameFinished':
      return {
        icon: 'finish',
        fact: say('session.event.finished'),
        note: describeEnd(event),
        milestone: true,
      };
    case 'gameReopened':
      return { icon: 'redo', fact: say('session.event.reopened') };
    case 'officerCorrected':
    case 'leaderMoved':
    case 'defenseEdited':
    case 'dinosPlaced':
    case 'settlementSet':
    case 'zoneDiceSet':
    case 'dangerousSet':
    case 'breachTokensSet':
    case 'dinoDiceSet':
    case 'areaCleared':
      return describeBoard(event);
  }
}

function describeCounted(
  { player, counter, by, lost }: EventOf<'counted'>,
  rules: EditionRules,
): TimelineLine {
  return {
    ...(player !== DISSENTERS && { player }),
    icon: iconOf(counter),
    fact: say('session.event.counted', { player: nameOf(player), what: counterName(rules, counter) }),
    figure: by,
    ...(lost > 0 && { note: say('session.event.lost', { count: lost }) }),
  };
}

function describeCorrected(
  { owner, counter, from, to }: EventOf<'corrected'>,
  rules: EditionRules,
): TimelineLine {
  const what = counterName(rules, counter);
  const ofTable = counter === 'assembly';
  return {
    ...(!ofTable && owner !== DISSENTERS && owner !== 'neutral' && { player: owner }),
    icon: 'edit',
    fact: ofTable
      ? say('session.event.tableSet', { what, to })
      : say('session.event.set', { player: dieOwnerName(owner), what, to }),
    note: say('session.event.setNote', { from }),
    figure: to - from,
    correction: true,
  };
}

function describeDie({ player, owner, zone, changes }: EventOf<'dieTaken'>): TimelineLine {
  const paid = changes.find((change) => change.what === 'count' && change.counter === 'followers');
  return {
    player,
    icon: 'die',
    fact:
      owner === player
        ? say('session.event.ownDie', { player: nameOf(player) })
        : say('session.event.die', { player: nameOf(player), owner: dieOwnerName(owner) }),
    ...(zone && { note: say(`zone.${zone}`) }),
    ...(paid?.what === 'count' && { figure: paid.by }),
  };
}

function describeInfluence(event: EventOf<'influencePlaced'>): TimelineLine {
  const { player, officer, count, winners } = event;
  // What the tile pays is in the explanation only; a table that does not follow Food has to be told.
  const paid = (event.why ?? [])
    .filter(({ rule }) => rule.key === 'influence.bonus')
    .map(({ rule }) => say('session.event.bonusOf', rule.params));
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

function describeEnd({ places }: EventOf<'gameFinished'>): Phrase {
  const winners = places.filter(({ rank }) => rank === 1);
  return say('session.event.finishedNote', {
    winners: namesOf(winners.map(({ player }) => player)),
    followers: amount('followers', winners[0]?.followers ?? 0),
  });
}
