import { noteAction, type Action, type IconName, type TableAction, type TableView } from '@/engine';
import { say } from '../../say';
import { aboutOf, actionText } from '../actionText';
import type { Command } from '../command';
import { isPlanFresh, type State } from '../state';
import type { Names, WizardId } from '../names';

/** The one thing that the round waits for. */
export function primary(state: State): TableView<Command, Names>['primary'] {
  const { stage, plan } = state;
  const open = (name: WizardId): Action<Command, Names> => ({ kind: 'wizard', wizard: name });
  switch (stage) {
    case 'setup':
      return { label: say('session.action.setupChecklist'), does: open('setupChecklist') };
    case 'event':
      return { label: say('phase.event'), does: open('event') };
    case 'morale':
      return { label: say('phase.morale'), does: open('morale') };
    case 'production':
      return { label: say('phase.production'), does: open('production') };
    case 'action': {
      const next = plan?.[0];
      if (next)
        return {
          label: say('session.action.resolve', { action: actionText(next.action, aboutOf(state, next)) }),
          note: say('session.action.actionsLeft', { count: plan.length }),
          does: open('resolve'),
        };
      return plan
        ? { label: say('session.action.endActions'), does: open('endActions') }
        : { label: say('session.action.plan'), does: open('plan') };
    }
    case 'weather':
      return { label: say('phase.weather'), does: open('weather') };
    case 'night':
      return { label: say('phase.night'), does: open('night') };
    case 'finished':
      return undefined;
  }
}

export function actions({ stage }: State): readonly TableAction<Command, Names>[] {
  if (stage === 'finished') return [note(), reopen()];
  return [
    wizard('wounds', 'skull'),
    wizard('demand', 'warning'),
    {
      id: 'means',
      label: say('session.action.means'),
      icon: 'leader',
      does: { kind: 'screen', screen: 'means' },
    },
  ];
}

export function more(state: State): readonly TableAction<Command, Names>[] {
  const { stage, plan } = state;
  if (stage === 'finished') return [];
  const playing = stage !== 'setup';
  return [
    SCENARIO,
    wizard('fight', 'combat'),
    wizard('tokens', 'edit'),
    wizard('board', 'production'),
    wizard('discovery', 'resolve'),
    wizard('terrains', 'influence'),
    wizard('tiles', 'production'),
    wizard('inventions', 'learn'),
    wizard('first', 'player'),
    ...(isPlanFresh(state) ? [REPLAN] : []),
    ...(plan && plan.length > 0 ? [command('dropAction', 'close', { type: 'dropAction' })] : []),
    // A night that nobody counted would only turn the page.
    ...(stage === 'night' ? [wizard('skipNight', 'next')] : []),
    ...(playing && stage !== 'night' ? [command('skipPhase', 'next', { type: 'skipPhase' })] : []),
    command('won', 'trophy', { type: 'finish', won: true }),
    command('gaveUp', 'finish', { type: 'finish', won: false }),
    note(),
  ];
}

/** Goal, special rules, weather dice and inventions of the Scenario card: read and put down there. */
const SCENARIO: TableAction<Command, Names> = {
  id: 'scenario',
  label: say('session.action.scenario'),
  icon: 'story',
  does: { kind: 'screen', screen: 'scenario' },
};

/** One pawn elsewhere: everything else is answered as it was saved. */
const REPLAN: TableAction<Command, Names> = {
  id: 'replan',
  label: say('session.action.replan'),
  icon: 'followers',
  does: { kind: 'wizard', wizard: 'plan' },
};

type TableWizard =
  | 'wounds'
  | 'fight'
  | 'demand'
  | 'tokens'
  | 'board'
  | 'discovery'
  | 'terrains'
  | 'tiles'
  | 'inventions'
  | 'first'
  | 'skipNight';

function wizard(id: TableWizard, icon: IconName) {
  return {
    id,
    label: say(`session.action.${id}`),
    icon,
    does: { kind: 'wizard', wizard: id },
  } as const;
}

function command(
  id: 'dropAction' | 'skipPhase' | 'won' | 'gaveUp',
  icon: IconName,
  order: Command,
): TableAction<Command, Names> {
  return { id, label: say(`session.action.${id}`), icon, does: { kind: 'command', command: order } };
}

function reopen(): TableAction<Command, Names> {
  return {
    id: 'reopen',
    label: say('session.action.reopen'),
    icon: 'redo',
    does: { kind: 'command', command: { type: 'reopen' } },
  };
}

function note(): TableAction<Command, Names> {
  return noteAction<Command>(
    { label: say('session.action.note'), title: say('session.action.noteTitle') },
    (text) => ({ type: 'note', text }),
  );
}
