import {
  noteAction,
  type Action,
  type IconName,
  type Phrase,
  type TableAction,
  type TableView,
} from '@/engine';
import { listed, say } from '../../say';
import { aboutOf, actionText } from '../actionText';
import type { Command } from '../command';
import { isFull } from '../../moments/tracking/level';
import { isPlanFresh, type State } from '../state';
import { tokenName } from '../wizards/tokenName';
import { quietPhase } from './quiet';
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
    case 'production':
    case 'weather':
      return inOneTap(state, stage) ?? { label: say(`phase.${stage}`), does: open(stage) };
    case 'action': {
      const next = plan?.[0];
      if (next)
        return {
          label: say('session.action.resolve', { action: actionText(next.action, aboutOf(state, next)) }),
          note: say('session.action.actionsLeft', { count: plan.length }),
          does: open('resolve'),
        };
      if (plan === null && !isFull(state))
        return { label: say('session.board.title'), does: open('boardActions') };
      return plan
        ? {
            label: say('session.action.endActions'),
            note: afterwards(state),
            does: asksAtTheEnd(state) ? open('endActions') : END_ACTIONS,
          }
        : { label: say('session.action.plan'), ...tokensFirst(state), does: open('plan') };
    }
    case 'night':
      return { label: say('phase.night'), does: open('night') };
    case 'finished':
      return undefined;
  }
}

/** Tokens are looked at before anybody plans (line 127); each is named at its row of the plan. */
function tokensFirst({ tokens }: State): { readonly note?: Phrase } {
  const [token] = tokens;
  if (!token) return {};
  return {
    note: tokens.length === 1 ? tokenName(token) : say('session.action.tokensLie', { count: tokens.length }),
  };
}

/** What the hands do meanwhile (lines 309 to 313). */
function afterwards({ coming }: State): Phrase {
  return coming.length === 0
    ? say('session.action.pawnsBack')
    : say('session.action.itemsUp', { items: listed(coming.map((item) => say(`item.name.${item}`))) });
}

type QuietStage = 'morale' | 'production' | 'weather';

/** A phase that leaves nothing to say; the button tells what comes of it. */
function inOneTap(state: State, stage: QuietStage): TableView<Command, Names>['primary'] {
  const quiet = quietPhase(state);
  if (!quiet) return undefined;
  const { command, note } = quiet;
  return { label: say(`phase.${stage}`), note, does: { kind: 'command', command } };
}

/** The same phase page by page, for what only this table knows. */
function inDetail(state: State): readonly TableAction<Command, Names>[] {
  const stage = (['morale', 'production', 'weather'] as const).find((one) => one === state.stage);
  if (!stage || !quietPhase(state)) return [];
  return [
    {
      id: `${stage}Detail`,
      label: say('session.action.inDetail', { phase: say(`phase.${stage}`) }),
      icon: 'edit',
      does: { kind: 'wizard', wizard: stage },
    },
  ];
}

const END_ACTIONS: Action<Command, Names> = { kind: 'command', command: { type: 'endActions' } };

/** Something is laid on the island or on the Scenario card now: the page says what. */
function asksAtTheEnd({ coming, comingScenario }: State): boolean {
  return comingScenario.length > 0 || coming.includes('corral') || coming.includes('shortcut');
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
  const full = isFull(state);
  return [
    ...inDetail(state),
    ...(isPlanFresh(state) ? [REPLAN] : []),
    ...(full ? [wizard('fight', 'combat')] : []),
    wizard('discovery', 'discovery'),
    wizard('first', 'player'),
    ...(plan && plan.length > 0 ? [command('dropAction', 'close', { type: 'dropAction' })] : []),
    // A night that nobody counted would only turn the page.
    ...(stage === 'night' ? [wizard('skipNight', 'next')] : []),
    ...(playing && stage !== 'night' ? [command('skipPhase', 'next', { type: 'skipPhase' })] : []),
    SCENARIO,
    ...(full ? [onBoard('tokens', 'edit')] : []),
    onBoard('tiles', 'tile'),
    onBoard('terrains', 'terrain'),
    onBoard('inventions', 'invention'),
    onBoard('board', 'board'),
    { ...wizard(full ? 'lessTracking' : 'moreTracking', 'settings'), group: 'game' },
    { ...command('won', 'trophy', { type: 'finish', won: true }), group: 'game' },
    { ...command('gaveUp', 'finish', { type: 'finish', won: false }), group: 'game' },
    note(),
  ];
}

/** Goal, special rules, weather dice and inventions of the Scenario card: read and put down there. */
const SCENARIO: TableAction<Command, Names> = {
  id: 'scenario',
  group: 'board',
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
  | 'lessTracking'
  | 'moreTracking'
  | 'skipNight';

function wizard(id: TableWizard, icon: IconName) {
  return {
    id,
    label: say(`session.action.${id}`),
    icon,
    does: { kind: 'wizard', wizard: id },
  } as const;
}

function onBoard(id: TableWizard, icon: IconName) {
  return { ...wizard(id, icon), group: 'board' } as const;
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
