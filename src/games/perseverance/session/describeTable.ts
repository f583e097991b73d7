import type { EventOf, IconName, Phrase, TimelineLine } from '@/engine';
import { DISSENTERS } from '../dissenters';
import { nameOf, namesOf } from '../names';
import { dieOwnerName, listed, say, signed } from '../say';
import { NEUTRAL, type Counts } from './table';
import type { TableFacts } from './tableEvent';

/** What an episode says about its numbers in the timeline. */
export interface Telling<C extends string> {
  nameOf(counter: C | 'dice' | 'poolDice' | 'assembly'): Phrase;
  iconOf(counter: C): IconName;
}

export const TABLE_EVENTS = [
  'playBegan',
  'counted',
  'corrected',
  'officerCorrected',
  'turnPassed',
  'noteWritten',
  'zoneDiceSet',
  'assemblyHeld',
  'officersScored',
  'roundEnded',
  'finalScored',
  'gameFinished',
  'gameReopened',
  'playerLeft',
  'playerBack',
  'officerMoved',
  'trackingSet',
] as const satisfies readonly (keyof TableFacts)[];

/** One line of the timeline for each event that both episodes have, in plain words. */
export function describeTable<C extends string>(
  event: EventOf<TableFacts<C>, unknown>,
  telling: Telling<C>,
): TimelineLine {
  switch (event.type) {
    case 'playBegan':
      return { icon: 'check', fact: say('session.event.playBegan') };
    case 'counted':
      return {
        ...(event.player !== DISSENTERS && { player: event.player }),
        icon: telling.iconOf(event.counter),
        fact: say('session.event.counted', {
          player: nameOf(event.player),
          what: telling.nameOf(event.counter),
        }),
        figure: event.by,
        ...(event.lost > 0 && { note: say('session.event.lost', { count: event.lost }) }),
      };
    case 'corrected':
      return describeCorrected(event, telling);
    case 'officerCorrected':
      return {
        icon: 'edit',
        fact: say('session.event.officerSet', { officer: say(`officer.${event.officer}`) }),
        correction: true,
      };
    case 'turnPassed':
      return {
        player: event.to,
        icon: 'next',
        fact: say('session.event.turn', { player: nameOf(event.to) }),
        ...(event.byHand && { correction: true }),
      };
    case 'noteWritten':
      // What people wrote is shown as they wrote it; it is no string of ours.
      return {
        icon: 'note',
        fact: say('session.event.note'),
        note: say('session.event.noteText', { words: event.text }),
        remark: event.text,
      };
    case 'zoneDiceSet':
      return {
        icon: 'die',
        fact: say('session.event.zoneDice', {
          zone: say(`zone.${event.zone}`),
          owner: dieOwnerName(event.owner),
          dice: say('amount.dice', { count: event.count }),
        }),
        correction: true,
      };
    case 'assemblyHeld':
      return {
        icon: 'assembly',
        fact: say('session.event.assembly', { number: event.assembly }),
        ...followersNote(event.followers),
        milestone: true,
      };
    case 'officersScored':
      return {
        icon: 'officers',
        fact: say('session.event.officers', { number: event.assembly }),
        ...followersNote(event.followers),
      };
    case 'roundEnded':
      return {
        icon: 'rounds',
        fact: say('session.event.roundEnded', { number: event.assembly }),
        ...(event.pool > 0 && { note: say('session.table.diceLeft', { count: event.pool }) }),
      };
    case 'finalScored':
      return { icon: 'trophy', fact: say('session.event.finalScored'), ...followersNote(event.followers) };
    case 'gameFinished': {
      const winners = event.places.filter(({ rank }) => rank === 1);
      return {
        icon: 'finish',
        fact: say('session.event.finished'),
        note: say('session.event.finishedNote', {
          winners: namesOf(winners.map(({ player }) => player)),
          followers: say('amount.followers', { count: winners[0]?.followers ?? 0 }),
        }),
        milestone: true,
      };
    }
    case 'gameReopened':
      return { icon: 'redo', fact: say('session.event.reopened') };
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
    case 'officerMoved':
      return {
        icon: 'officers',
        fact: say('session.putRight.officerMoved', {
          officer: say(`officer.${event.officer}`),
          zone: say(`zone.${event.zone}`),
        }),
        correction: true,
      };
    case 'trackingSet':
      return {
        icon: 'settings',
        fact: say('session.level.set', { level: say(`session.level.${event.to}`) }),
        note: say(event.to === 'full' ? 'session.level.stockTaken' : 'session.level.lastKnown'),
      };
  }
}

function describeCorrected<C extends string>(
  { owner, counter, from, to }: TableFacts<C>['corrected'],
  telling: Telling<C>,
): TimelineLine {
  const what = telling.nameOf(counter);
  const ofTable = counter === 'assembly';
  return {
    ...(!ofTable && owner !== DISSENTERS && owner !== NEUTRAL && { player: owner }),
    icon: 'edit',
    fact: ofTable
      ? say('session.event.tableSet', { what, to })
      : say('session.event.set', { player: dieOwnerName(owner), what, to }),
    note: say('session.event.setNote', { from }),
    figure: to - from,
    correction: true,
  };
}

/** Whose die it was, and where it went. */
export function describeDie(
  { player, owner, zone }: { readonly player: string; readonly owner: string; readonly zone: string | null },
  paid: number | undefined,
): TimelineLine {
  return {
    player,
    icon: 'die',
    leads: true,
    fact:
      owner === player
        ? say('session.event.ownDie', { player: nameOf(player) })
        : say('session.event.die', { player: nameOf(player), owner: dieOwnerName(owner) }),
    ...(zone && { note: say(`zone.${zone}`) }),
    ...(paid !== undefined && { figure: paid }),
  };
}

/** Everybody's Followers of one moment. */
export function followersNote(followers: Counts): { readonly note?: Phrase } {
  const note = listed(
    Object.entries(followers).map(([player, by]) =>
      say('session.event.playerGain', { player: nameOf(player), by: signed(by) }),
    ),
  );
  return note ? { note } : {};
}

/** What one player gained or paid: "Food +2, Valor +1"; `nameOf` leaves out what is no asset. */
export function gainsOf(
  player: string,
  changes: readonly { readonly what: string }[],
  nameOfAsset: (counter: string) => Phrase | null,
): { readonly note?: Phrase; readonly figure?: number } {
  const mine = changes.flatMap((change) => {
    const { what, owner, counter, by } = change as Readonly<Record<string, unknown>>;
    return what === 'count' &&
      owner === player &&
      typeof counter === 'string' &&
      typeof by === 'number' &&
      by !== 0
      ? [{ counter, by }]
      : [];
  });
  const note = listed(
    mine.flatMap(({ counter, by }) => {
      const name = nameOfAsset(counter);
      return name ? [say('session.event.gain', { what: name, by: signed(by) })] : [];
    }),
  );
  const followers = mine.find(({ counter }) => counter === 'followers');
  return { ...(note && { note }), ...(followers && { figure: followers.by }) };
}
