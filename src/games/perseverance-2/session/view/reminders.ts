import type { Reminder } from '@/engine';
import { assemblyDue, playersOf } from '../../../perseverance/session/table';
import { turnReminders } from '../../../perseverance/session/turnReminders';
import { nameOf, say } from '../../say';
import type { Command } from '../command';
import { areaOf, seatOf } from '../records';
import { isFull, type State } from '../state';
import { dueTargets, ownerOf } from '../../moments/dinoAttack/attackTarget';
import { areaName } from '../../moments/zoneEffects/askArea';
import type { Names } from '../names';

type Reminders = readonly Reminder<Command, Names>[];

/** Before the turn ends: what it lacks, then what its end holds, then the Assembly. */
export function endReminders(state: State): Reminders {
  return [
    ...turnLacks(state),
    ...turnEnd(state),
    ...(assemblyDue(state)
      ? [
          {
            id: 'assembly',
            text: say('session.reminder.assembly', { number: state.assembly }),
            does: { kind: 'wizard', wizard: 'assembly' },
          } as const,
        ]
      : []),
  ];
}

/** The die, a Secondary Action, the Effect. */
export function turnLacks(state: State): Reminders {
  return [
    ...turnReminders<Command, Names>(state, {
      // Explore is always possible.
      owed: true,
      does: { kind: 'wizard', wizard: 'explore' },
    }),
    ...effectReminder(state),
  ];
}

/** A die was placed, and its Effect is still to be resolved. */
function effectReminder(state: State): Reminders {
  const { phase, course, turn } = state;
  // In Essentials many an Effect is resolved without the app.
  if (!isFull(state)) return [];
  const lacks = phase === 'play' && course.done.includes('die') && !course.done.includes('effect');
  if (!lacks) return [];
  const text = say('session.reminder.effect', { player: nameOf(turn) });
  return [{ id: 'effect', text, does: { kind: 'wizard', wizard: 'effect' } }];
}

/** Dino Attacks on what was used, each of them; stages of Adventures; the Breach. */
export function turnEnd(state: State): Reminders {
  const { breach } = seatOf(state, state.turn);
  return [
    ...attackReminders(state),
    ...playersOf(state).flatMap((id) => stageReminder(state, id)),
    ...(breach && !breach.paid
      ? [
          {
            id: 'breach',
            text: say('session.reminder.breach', { player: nameOf(state.turn) }),
            does: { kind: 'wizard', wizard: 'breachTurn' },
          } as const,
        ]
      : []),
  ];
}

/** In Essentials nobody knows whose piece it was: the attack itself is reminded of. */
export function attackOpen({ course, tracking }: State): boolean {
  return !isFull({ tracking }) && course.done.includes('outside') && !course.done.includes('attack');
}

function attackReminders(state: State): Reminders {
  if (attackOpen(state))
    return [
      {
        id: 'attack',
        text: say('session.unseen.attack'),
        does: { kind: 'wizard', wizard: 'dinoAttack' },
      },
    ];
  return dueTargets(state).flatMap(({ area, at }, i) => {
    const place = areaOf(state, area);
    const owner = place && ownerOf(place, at);
    if (!place || !owner) return [];
    return [
      {
        id: i === 0 ? 'attack' : 'secondAttack',
        text: say('session.reminder.attack', { area: areaName(place), player: nameOf(owner) }),
        does: { kind: 'wizard', wizard: 'dinoAttack' },
      } as const,
    ];
  });
}

/** Of the player on turn, and one that was left open when the turn was passed on. */
function stageReminder(state: State, id: string): Reminders {
  const { adventure } = seatOf(state, id);
  if (!adventure || (id === state.turn ? adventure.waits : !adventure.late)) return [];
  return [
    {
      id: id === state.turn ? 'adventure' : 'lateStage',
      text: say(id === state.turn ? 'session.reminder.adventure' : 'session.reminder.lateStage', {
        player: nameOf(id),
        stage: adventure.stage,
      }),
      does: { kind: 'wizard', wizard: 'adventureStage' },
    },
  ];
}
