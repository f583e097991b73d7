import { noteAction, type IconName, type NameAfter, type TableAction } from '@/engine';
import { assemblyDue, playersOf } from '../../../perseverance/session/table';
import {
  finishAction,
  levelAction,
  nextTurnAction,
  noteWords,
  reopenAction,
  turnAction,
  type DueNow,
} from '../../../perseverance/session/tableView';
import { diceLeftReminders } from '../../../perseverance/session/turnReminders';
import { say, type Key } from '../../say';
import type { AdventureOption } from '../../terms';
import type { Command } from '../command';
import { freeCamps, openRally } from '../../moments/adventure/rally';
import { areaOf, seatOf } from '../records';
import { isFull, type State } from '../state';
import { dueTargets } from '../../moments/dinoAttack/attackTarget';
import { areaName } from '../../moments/zoneEffects/askArea';
import { attackOpen, endReminders, turnEnd, turnLacks } from './reminders';
import type { Names, ScreenName, WizardId } from '../names';

type Action = TableAction<Command, Names>;

/**
 * What comes before play goes on: attacks on what was used, stages of Adventures, a Breach, the Assembly. While a turn is
 * under way it waits for what the turn still lacks.
 */
export function dueNow(state: State): DueNow<Names> | undefined {
  if (state.phase === 'end' || state.phase === 'finished') return undefined;
  const begun = state.course.done.length > 0;
  if (begun && turnLacks(state).length > 0) return undefined;
  const first = turnEnd(state).find(({ id }) => begun || id === 'lateStage');
  switch (first?.id) {
    case undefined:
      return assemblyDue(state) ? dueWizard('assembly') : undefined;
    case 'attack':
      return { ...dueWizard('dinoAttack'), ...attackLabel(state) };
    case 'breach':
      return dueWizard('breachTurn');
    default:
      return dueWizard('adventureStage');
  }
}

function dueWizard(name: WizardName): DueNow<Names> {
  return { id: name, label: say(`session.action.${name}`), does: { kind: 'wizard', wizard: name } };
}

/** In Essentials nobody knows what was used. */
function attackLabel(state: State): Pick<DueNow<Names>, 'label'> | undefined {
  const [target] = dueTargets(state);
  const area = target && areaOf(state, target.area);
  return area && { label: say('session.action.attackOn', { area: areaName(area) }) };
}

/** The bar holds three: what a turn holds is on its page, so that only its end is here. */
export function barActions(state: State): readonly Action[] {
  if (state.phase === 'finished') return [note(), reopenAction<Command>({ type: 'reopen' })];
  const next = nextTurnAction<Command, Names>({ type: 'nextTurn', from: state.turn }, endReminders(state));
  // What is due has the filled button: the page of the turn is beside it.
  if (dueNow(state)) return [turnAction(state), next, screen('officers', 'officers')];
  return assemblyDue(state)
    ? [assembly(state), next, screen('officers', 'officers')]
    : [next, wizard('influence', 'influence'), screen('officers', 'officers')];
}

export function moreActions(state: State): readonly Action[] {
  if (state.phase === 'finished') return [];
  const { adventure } = seatOf(state, state.turn);
  const late = playersOf(state).some((id) => seatOf(state, id).adventure?.late);
  const stageDue = late || (adventure !== null && !adventure.waits);
  const breaches = playersOf(state).flatMap((id) => {
    const { breach } = seatOf(state, id);
    return breach ? [{ id, breach }] : [];
  });
  const due = dueNow(state);
  const isAssemblyDue = assemblyDue(state);
  const settles = breaches.filter(({ id, breach }) => id === state.turn || breach.owed);
  return [
    // Closed by mistake, or wanted again: until it is done the set-up stays at hand.
    ...(state.phase === 'setup' ? [{ ...wizard('setupChecklist', 'check'), due: true }] : []),
    wizard('takeDie', 'die'),
    wizard('effect', 'effect'),
    ...(isAssemblyDue || due ? [wizard('influence', 'influence')] : []),
    wizard('explore', 'search'),
    wizard('leader', 'leader'),
    wizard('perk', 'perk'),
    option(state, 'combat', wizard('combat', 'combat')),
    option(state, 'camp', wizard('camp', 'camp')),
    ...(adventure ? [] : [option(state, 'clear', wizard('adventureBegin', 'patrol'))]),
    ...(adventure || late ? [{ ...wizard('adventureStage', 'patrol'), ...(stageDue && { due: true }) }] : []),
    ...(adventure
      ? [
          {
            id: 'adventureEnd',
            label: say('session.action.adventureEnd'),
            icon: 'patrol',
            does: {
              kind: 'command',
              command: { type: 'endAdventure', player: state.turn, savant: null },
            },
            reference: 'resolve-adventure',
          } as const,
        ]
      : []),
    wizard('outpost', 'outpost'),
    {
      ...wizard('dinoAttack', 'raptor'),
      ...((dueTargets(state).length > 0 || attackOpen(state)) && { due: true }),
    },
    ...(settles.length > 0
      ? [
          {
            ...wizard('breachTurn', 'skull'),
            ...(settles.some(({ breach }) => !breach.paid) && { due: true }),
          },
        ]
      : []),
    ...(breaches.length > 0 ? [wizard('counterattack', 'counter')] : []),
    ...(state.phase === 'end' || (isAssemblyDue && (!due || due.id === 'assembly'))
      ? []
      : isAssemblyDue
        ? [assembly(state)]
        : [{ ...wizard('assembly', 'assembly'), reminders: diceLeftReminders(state) }]),
    onBoard('perks', 'perk'),
    ...(isFull(state)
      ? [onBoard('zones', 'zones'), onBoard('areas', 'areas'), onBoard('enclosure', 'trampler')]
      : []),
    levelAction(state),
    note(),
    finishAction<Command>({ type: 'finish' }),
  ];
}

/** With the pool empty it comes at the end of this turn: first what the turn still holds. */
function assembly(state: State): Action {
  const before = turnEnd(state);
  return {
    ...wizard('assembly', 'assembly'),
    ...(before.length === 0 ? { due: true } : { reminders: before }),
  };
}

/** An option of the Adventure that is under way says so; without a free Camp there is none. */
function option(state: State, name: AdventureOption, action: Action): Action {
  const open = openRally(state, state.turn, name);
  const area = open && areaOf(state, open.area);
  if (!isFull(state)) return action;
  if (area) return { ...action, note: say('session.rally.at', { area: areaName(area) }), due: true };
  return freeCamps(state).length === 0 ? { ...action, reason: say('session.refusal.noFreeCamp') } : action;
}

/** Those that the table opens by a button of their own. */
type WizardName = Extract<WizardId, NameAfter<'session.action.', Key>>;

/** The entry of the rules reference behind each wizard. */
const REFERENCES: Readonly<Record<WizardName, Names['reference']>> = {
  takeDie: 'place-die',
  effect: 'resolve-effect',
  influence: 'influence-officer',
  explore: 'explore',
  leader: 'move-leader',
  perk: 'perk',
  camp: 'camp',
  adventureBegin: 'clear-area',
  adventureStage: 'resolve-adventure',
  outpost: 'outpost-effect',
  combat: 'combat',
  dinoAttack: 'dino-attack',
  breachTurn: 'breach-turn',
  counterattack: 'counterattack',
  assembly: 'assembly',
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

/** Open as long as the game is: what lies on the table can always be looked at and set right. */
function screen(name: PageName, icon: IconName): Action {
  return {
    id: name,
    label: say(`screens.${name}.title`),
    icon,
    does: { kind: 'screen', screen: name },
    reference: (
      {
        perks: 'perk',
        officers: 'officer',
        zones: 'zone',
        areas: 'cleared-area',
        enclosure: 'enclosure',
      } as const
    )[name],
  };
}

function onBoard(name: PageName, icon: IconName): Action {
  return { ...screen(name, icon), group: 'board' };
}

/** A page of its own: what is only a part of the table is not opened. */
type PageName = Exclude<ScreenName, 'glance'>;

function note(): Action {
  return noteAction<Command>(noteWords(), (text) => ({ type: 'note', text }));
}
