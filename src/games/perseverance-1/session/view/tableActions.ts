import { noteAction, type Hint, type IconName, type Reminder, type TableAction } from '@/engine';
import {
  finishAction,
  levelAction,
  nextTurnAction,
  noteWords,
  reopenAction,
  turnAction,
  type DueNow,
} from '../../../perseverance/session/tableView';
import { diceLeftReminders, turnReminders } from '../../../perseverance/session/turnReminders';
import { dinosNamed, nameOf, say } from '../../say';
import type { Command } from '../command';
import {
  almostFullArea,
  assemblyDue,
  fullArea,
  fullAreas,
  patrolDue,
  postponedStage,
  secondaryOwed,
} from '../due';
import { isFull, type State } from '../state';
import type { Names, ScreenName } from '../names';

type Action = TableAction<Command, Names>;

/** In the order of a turn: what it lacks, the Patrol stage, a Dino Attack, the Assembly. */
export function reminders(state: State): readonly Reminder<Command, Names>[] {
  const patrol = patrolDue(state);
  const late = postponedStage(state);
  return [
    ...turnReminders<Command, Names>(state, {
      owed: secondaryOwed(state),
      // One free cube is always a Secondary Action.
      does: { kind: 'wizard', wizard: 'influence' },
    }),
    ...(late !== undefined
      ? [
          {
            id: 'postponed',
            text: say('session.reminder.postponed', { player: nameOf(late) }),
            does: { kind: 'wizard', wizard: 'patrolStage' },
          } as const,
        ]
      : []),
    ...(patrol
      ? [
          {
            id: 'patrol',
            text: say('session.reminder.patrol', { player: nameOf(state.turn), stage: patrol.stage }),
            does: { kind: 'wizard', wizard: 'patrolStage' },
          } as const,
        ]
      : []),
    ...attackReminders(state),
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

/** A die fills one Zone only: a second attack in the same turn means that some Dino lies wrong (001:1947). */
function attackReminders(state: State): readonly Reminder<Command, Names>[] {
  const full = fullAreas(state);
  const [zone] = full;
  if (zone === undefined) return [];
  const second = full.length > 1 || state.course.done.includes('attack');
  return [
    {
      id: 'attack',
      text: say('session.reminder.attack', { zone: say(`zone.${zone}`) }),
      does: { kind: 'wizard', wizard: 'dinoAttack' },
    },
    ...(second
      ? [
          {
            id: 'secondAttack',
            text: say('session.reminder.secondAttack'),
            does: { kind: 'screen', screen: 'defense' },
          } as const,
        ]
      : []),
  ];
}

/**
 * What comes before play goes on: a stage that was put off, an attack, the Assembly (001:746). While a turn is under way
 * it waits for what the turn still lacks; the stage of the player's own Patrol comes at the end of it.
 */
export function dueNow(state: State): DueNow<Names> | undefined {
  const { phase, course } = state;
  if (phase === 'end' || phase === 'finished' || lacksSomething(state)) return undefined;
  const begun = course.done.length > 0;
  const zone = fullArea(state);
  if (postponedStage(state) !== undefined || (begun && patrolDue(state))) return dueAction(patrolStage());
  if (zone !== undefined)
    return {
      ...dueAction(dinoAttack()),
      label: say('session.action.attackOn', { zone: say(`zone.${zone}`) }),
    };
  return assemblyDue(state) ? dueAction(assembly()) : undefined;
}

/** A die was placed, and its Effect or an action that the rules want is still open. */
function lacksSomething(state: State): boolean {
  const { done } = state.course;
  if (done.length === 0) return false;
  return reminders(state).some(({ id }) => id === 'die' || id === 'secondary') || lacksEffect(state);
}

/** In Essentials many an Effect is resolved without the app. */
function lacksEffect(state: State): boolean {
  const { done } = state.course;
  return isFull(state) && done.includes('die') && !done.includes('effect');
}

function dueAction({ id, label, does }: Action): DueNow<Names> {
  return { id, label, does: does as DueNow<Names>['does'] };
}

/** One Dino before an attack the forecast of the Defense areas is worth a look; once it is due nobody needs it. */
export function hint(state: State): Hint<Names> | undefined {
  const zone = state.phase === 'play' ? almostFullArea(state) : undefined;
  return (
    zone && {
      icon: 'raptor',
      text: say('session.reminder.oneAway', { zone: say(`zone.${zone}`) }),
      does: { kind: 'screen', screen: 'defense' },
    }
  );
}

export function barActions(state: State): readonly Action[] {
  if (state.phase === 'finished') return [note(), reopenAction<Command>({ type: 'reopen' })];
  const next = nextTurnAction<Command, Names>({ type: 'nextTurn', from: state.turn }, reminders(state));
  // What is due has the filled button: the page of the turn is beside it.
  if (dueNow(state)) return [turnAction(state), next, screen('officers', 'officers')];
  // The bar holds three: what a turn holds is on its page, so that only its end is here.
  return assemblyDue(state)
    ? [{ ...assembly(), due: true }, next, screen('officers', 'officers')]
    : [next, wizard('influence', 'influence'), screen('officers', 'officers')];
}

export function moreActions(state: State): readonly Action[] {
  if (state.phase === 'finished') return [];
  const patrol = state.players[state.turn]?.patrol;
  const late = postponedStage(state) !== undefined;
  const full = isFull(state);
  const due = dueNow(state);
  const isAssemblyDue = assemblyDue(state);
  return [
    // Closed by mistake, or wanted again: until it is done the set-up stays at hand.
    ...(state.phase === 'setup' ? [{ ...wizard('setupChecklist', 'check'), due: true }] : []),
    wizard('takeDie', 'die'),
    ...(isAssemblyDue || due ? [wizard('influence', 'influence')] : []),
    wizard('challengeCard', 'story'),
    ...(patrol || late ? [{ ...patrolStage(), ...((late || patrolDue(state)) && { due: true }) }] : []),
    ...(patrol
      ? [
          {
            id: 'patrolEnd',
            label: say('session.action.patrolEnd'),
            icon: 'patrol',
            does: { kind: 'command', command: { type: 'patrolEnd', player: state.turn } },
            reference: 'resolve-patrol',
          } as const,
        ]
      : [wizard('patrolBegin', 'patrol')]),
    wizard('threat', 'skull'),
    { ...dinoAttack(), ...(fullArea(state) && { due: true }) },
    wizard('effect', 'effect'),
    wizard('secondary', 'leader'),
    ...(state.phase === 'end' || (isAssemblyDue && (!due || due.id === 'assembly'))
      ? []
      : [{ ...assembly(), ...(isAssemblyDue ? { due: true } : { reminders: diceLeftReminders(state) }) }]),
    ...(state.config.seats.length === 2 ? [wizard('dissenters', 'votes')] : []),
    ...(state.config.deterministic.dinoPlacement ? [dinoDice(state)] : []),
    { ...screen('zones', 'zones'), group: 'board' },
    ...(full ? [{ ...screen('defense', 'safeguard'), group: 'board' } as const] : []),
    levelAction(state),
    note(),
    finishAction<Command>({ type: 'finish' }),
  ];
}

type WizardName =
  | 'influence'
  | 'takeDie'
  | 'challengeCard'
  | 'patrolBegin'
  | 'patrolStage'
  | 'threat'
  | 'effect'
  | 'secondary'
  | 'dissenters'
  | 'dinoDice'
  | 'setupChecklist';

/** What the rules say about it. */
const REFERENCES: Readonly<Record<WizardName, Names['reference']>> = {
  influence: 'influence-officer',
  takeDie: 'place-die',
  challengeCard: 'challenge-card',
  patrolBegin: 'patrol',
  patrolStage: 'resolve-patrol',
  threat: 'threat',
  effect: 'resolve-effect',
  secondary: 'secondary-action',
  dissenters: 'dissenters',
  dinoDice: 'det-dinos',
  setupChecklist: 'setup',
};

function wizard(name: WizardName, icon: IconName): Action {
  return {
    id: name,
    label: say(`session.action.${name}`),
    icon,
    does: { kind: 'wizard', wizard: name },
    reference: REFERENCES[name],
  };
}

/** With the faces that lie open. */
function dinoDice({ dinoDice: open }: State): Action {
  return {
    ...wizard('dinoDice', 'raptor'),
    ...(open && {
      note: say('session.table.openDice', {
        white: dinosNamed(open.normal),
        yellow: dinosNamed(open.dangerous),
      }),
    }),
  };
}

function patrolStage(): Action {
  return wizard('patrolStage', 'patrol');
}

function assembly(): Action {
  return {
    id: 'assembly',
    label: say('session.counter.assembly'),
    icon: 'votes',
    does: { kind: 'wizard', wizard: 'assembly' },
    reference: 'assembly',
  };
}

function dinoAttack(): Action {
  return {
    id: 'dinoAttack',
    label: say('session.attack.title'),
    icon: 'raptor',
    does: { kind: 'wizard', wizard: 'dinoAttack' },
    reference: 'dino-attack',
  };
}

function screen(name: PageName, icon: IconName): Action {
  return {
    id: name,
    label: say(`session.action.${name}`),
    icon,
    does: { kind: 'screen', screen: name },
    reference: ({ officers: 'officer', zones: 'zone', defense: 'defense-area' } as const)[name],
  };
}

/** A page of its own: what is only a part of the table is not opened. */
type PageName = Exclude<ScreenName, 'glance'>;

function note(): Action {
  return noteAction<Command>(noteWords(), (text) => ({ type: 'note', text }));
}
