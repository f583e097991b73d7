import { noteAction, type IconName, type TableAction, type TableView } from '@/engine';
import { say } from '../../say';
import type { Command } from '../command';
import { emptyResources, tilesKnown, type State } from '../state';
import type { Names } from '../names';

type Action = TableAction<Command, Names>;

type TableWizard =
  | 'setupChecklist'
  | 'travel'
  | 'challenges'
  | 'encounter'
  | 'settle'
  | 'leader'
  | 'faces'
  | 'tiles'
  | 'recount';

/** What the rules say about it. */
const REFERENCES: Readonly<Record<TableWizard, Names['reference']>> = {
  setupChecklist: 'setup',
  travel: 'travel',
  challenges: 'counting-challenges',
  encounter: 'encounter',
  settle: 'settling',
  leader: 'caravan-leader',
  faces: 'chances',
  tiles: 'dice-pool',
  recount: 'counting-challenges',
};

/** The turn goes one way, so there is always one thing to do next. */
export function primary(state: State): TableView<Command, Names>['primary'] {
  const wizard = nextWizard(state);
  if (wizard === null) return undefined;
  const empty = emptyResources(state).filter((resource) => resource !== 'fuel');
  return {
    label:
      wizard === 'travel' && state.turn > 0
        ? say('session.action.travelOn')
        : say(`session.action.${wizard}`),
    ...(wizard === 'travel' && { note: say('session.action.travelNote') }),
    does: { kind: 'wizard', wizard },
    ...(state.phase === 'decide' &&
      empty.length > 0 && {
        reminders: empty.map((resource) => ({
          id: resource,
          text: say('session.reminder.empty', { resource: say(`resource.${resource}`) }),
        })),
      }),
  };
}

function nextWizard(state: State): TableWizard | null {
  const { phase, caravan } = state;
  switch (phase) {
    case 'setup':
      return 'setupChecklist';
    case 'travel':
    case 'decide':
      return caravan.fuel > 0 ? 'travel' : phase === 'decide' ? 'settle' : null;
    case 'challenges':
      return 'challenges';
    case 'encounter':
      // The dice are on the tiles: before the first roll they are asked for, once.
      return state.turn <= 1 && !tilesKnown(state) ? 'tiles' : 'encounter';
    case 'finished':
      return null;
  }
}

export function barActions(state: State): readonly Action[] {
  if (state.phase === 'finished') return [board(), note(), reopen()];
  // Without Fuel it is the primary action.
  if (nextWizard(state) === 'settle') return [board(), note()];
  const later = state.phase !== 'decide' && { reason: say('session.refusal.settleLater') };
  return [board(), { ...wizardAction('settle', 'settlement'), ...later }, note()];
}

export function moreActions({ phase, config }: State): readonly Action[] {
  if (phase === 'finished') return [];
  const open = phase === 'challenges' || phase === 'encounter';
  return [
    ...(config.seats.length > 1 ? [wizardAction('leader', 'leader')] : []),
    ...(phase === 'encounter' ? [wizardAction('recount', 'retry')] : []),
    wizardAction('tiles', 'group'),
    wizardAction('faces', 'die'),
    ...(open ? [command('skipEncounter', 'next', { type: 'skipEncounter' })] : []),
    { ...command('giveUp', 'finish', { type: 'giveUp' }), group: 'game' },
  ];
}

function wizardAction(wizard: TableWizard, icon: IconName): Action {
  return {
    id: wizard,
    label: say(`session.action.${wizard}`),
    icon,
    does: { kind: 'wizard', wizard },
    reference: REFERENCES[wizard],
  };
}

function command(id: 'skipEncounter' | 'giveUp', icon: IconName, wish: Command): Action {
  return {
    id,
    label: say(`session.action.${id}`),
    note: say(`session.actionNote.${id}`),
    icon,
    does: { kind: 'command', command: wish },
  };
}

function board(): Action {
  return {
    id: 'board',
    label: say('session.action.board'),
    icon: 'board',
    does: { kind: 'screen', screen: 'board' },
    reference: 'board',
  };
}

function note(): Action {
  return noteAction<Command>(
    { label: say('session.action.note'), title: say('session.action.noteTitle') },
    (text) => ({ type: 'note', text }),
  );
}

function reopen(): Action {
  return {
    id: 'reopen',
    label: say('session.action.reopen'),
    icon: 'redo',
    does: { kind: 'command', command: { type: 'reopen' } },
  };
}
