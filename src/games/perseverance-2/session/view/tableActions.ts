import { noteAction, type Reminder, type TableAction, type TableView } from '@/engine';
import { assemblyDue, playersOf } from '../../../perseverance/session/table';
import { finishAction, noteWords, primaryOf, reopenAction } from '../../../perseverance/session/tableView';
import { nameOf, say } from '../../say';
import type { Command } from '../command';
import { seatOf } from '../records';
import type { State } from '../state';

type Action = TableAction<Command>;

export function primary(state: State): TableView<Command>['primary'] {
  return primaryOf<Command>(state, { type: 'nextTurn', from: state.turn }, reminders(state));
}

/** In the order of a turn and its end: the attack on what was used outside, the Adventure, the Breach, the Assembly. */
function reminders(state: State): readonly Reminder<Command>[] {
  const { adventure, breach } = seatOf(state, state.turn);
  const player = nameOf(state.turn);
  const { done } = state.course;
  return [
    ...(done.includes('outside') && !done.includes('attack')
      ? [
          {
            id: 'attack',
            text: say('session.reminder.attack'),
            does: { kind: 'wizard', wizard: 'dinoAttack' },
          } as const,
        ]
      : []),
    ...(adventure && !adventure.waits
      ? [
          {
            id: 'adventure',
            text: say('session.reminder.adventure', { player, stage: adventure.stage }),
            does: { kind: 'wizard', wizard: 'adventureStage' },
          } as const,
        ]
      : []),
    ...(breach && !breach.paid
      ? [
          {
            id: 'breach',
            text: say('session.reminder.breach', { player }),
            does: { kind: 'wizard', wizard: 'breachTurn' },
          } as const,
        ]
      : []),
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

/** The bar holds three, in the order of a turn; without a die to take the Assembly stands in its place. */
export function barActions(state: State): readonly Action[] {
  if (state.phase === 'finished') return [note(), reopenAction<Command>({ type: 'reopen' })];
  return [
    assemblyDue(state) ? { ...wizard('assembly', 'assembly'), due: true } : wizard('takeDie', 'die'),
    wizard('effect', 'settlement'),
    wizard('influence', 'influence'),
  ];
}

export function moreActions(state: State): readonly Action[] {
  if (state.phase === 'finished') return [];
  const { adventure, breach } = seatOf(state, state.turn);
  const breached = playersOf(state).some((id) => seatOf(state, id).breach);
  return [
    // Closed by mistake, or wanted again: until it is done the set-up stays at hand.
    ...(state.phase === 'setup' ? [{ ...wizard('setupChecklist', 'check'), due: true }] : []),
    wizard('explore', 'search'),
    wizard('leader', 'leader'),
    wizard('perk', 'influence'),
    wizard('combat', 'combat'),
    wizard('camp', 'settlement'),
    ...(adventure
      ? [{ ...wizard('adventureStage', 'patrol'), ...(!adventure.waits && { due: true }) }]
      : [wizard('adventureBegin', 'patrol')]),
    wizard('outpost', 'wall'),
    wizard('dinoAttack', 'raptor'),
    ...(breach ? [{ ...wizard('breachTurn', 'skull'), ...(!breach.paid && { due: true }) }] : []),
    ...(breached ? [wizard('counterattack', 'combat')] : []),
    ...(assemblyDue(state) ? [wizard('takeDie', 'die')] : []),
    ...(state.phase === 'end' || assemblyDue(state) ? [] : [wizard('assembly', 'assembly')]),
    screen('perks', 'influence'),
    screen('officers', 'officers'),
    screen('zones', 'game'),
    screen('areas', 'settlement'),
    screen('enclosure', 'trampler'),
    note(),
    finishAction<Command>({ type: 'finish' }),
  ];
}

type WizardName = Parameters<typeof say>[0] extends infer Key
  ? Key extends `session.action.${infer Name}`
    ? Name
    : never
  : never;

/** The entry of the rules reference behind each walk. */
const REFERENCES: Readonly<Record<WizardName, string>> = {
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

function wizard(name: WizardName, icon: string): Action {
  return {
    id: name,
    label: say(`session.action.${name}`),
    icon,
    does: { kind: 'wizard', wizard: name },
    reference: REFERENCES[name],
  };
}

/** Open as long as the game is: what lies on the table can always be looked at and set right. */
function screen(name: 'perks' | 'officers' | 'zones' | 'areas' | 'enclosure', icon: string): Action {
  return {
    id: name,
    label: say(`screens.${name}.title`),
    icon,
    does: { kind: 'screen', screen: name },
    reference: {
      perks: 'perk',
      officers: 'officer',
      zones: 'zone',
      areas: 'cleared-area',
      enclosure: 'enclosure',
    }[name],
  };
}

function note(): Action {
  return noteAction<Command>(noteWords(), (text) => ({ type: 'note', text }));
}
