import { useNavigation, type NavigationProp } from '@react-navigation/native';
import { useState } from 'react';
import { canRedo, canUndo, type Action, type TableView } from '@/engine';
import { useSay } from '@/i18n';
import type { OpenSession } from '@/state/openSession';
import type { BarItemProps } from '@/ui';
import { usePast } from '../change/past';
import type { Routes } from '../navigation';
import { useShortcuts } from '../platform/useShortcuts';
import type { GameText } from '../text/useGameText';
import { ActionSheet, toSheetAction, type SheetAction } from './ActionSheet';
import { runAction, type ActionHost } from './runAction';
import { SteadyBar } from './SteadyBar';
import { TextSheet, type TextQuestion } from './TextSheet';
import { useReminded } from './useReminded';
import { useWaiting } from './useWaiting';
import type { Actions } from './useActions';

interface Props {
  readonly view: TableView<unknown>;
  readonly open: OpenSession;
  readonly text: GameText;
  readonly actions: Actions;
  readonly host: ActionHost;
  readonly onHandOver: () => void;
  readonly onShare: () => void;
  readonly onPutRight: () => void;
  /** What the app itself offers behind “more”, after what the game does. */
  readonly help: readonly SheetAction[];
}

/** What the game offers now, and undo, where the thumb is. */
export function ActionBar({ view, open, text, actions, host, onHandOver, onShare, onPutRight, help }: Props) {
  const say = useSay();
  const navigation = useNavigation<NavigationProp<Routes>>();
  const [question, setQuestion] = useState<TextQuestion | null>(null);
  const [showsMore, setShowsMore] = useState(false);
  const { primary, more = [] } = view;
  const player = open.seats.find(({ id }) => id === primary?.player);
  const waiting = useWaiting(open);
  const past = usePast();

  function act(does: Action<unknown>): void {
    if (does.kind !== 'text') return runAction(does, host);
    setQuestion({
      title: text(does.title),
      maxLength: does.maxLength,
      command: (line) => does.command(line),
    });
  }

  const { heed, sheet: reminders } = useReminded(open.game.id, text, act);
  const goOn = () => {
    if (primary) heed(primary, 'table.before');
  };
  useShortcuts({
    undo: actions.undo,
    redo: actions.redo,
    ...(primary && { next: goOn }),
    help: () => navigation.navigate('Keys'),
  });

  const redo = {
    title: say('table.redo'),
    reason: canRedo(open.session) ? undefined : say('table.nothingToRedo'),
  };
  // A game with little to offer has room for redo in the bar; the others keep it behind "more".
  const lastItem: BarItemProps =
    more.length === 0
      ? { icon: 'redo', label: redo.title, reason: redo.reason, onPress: actions.redo }
      : { icon: 'more', label: say('table.more'), onPress: () => setShowsMore(true) };
  /** Everything else, put together only while the sheet is there. */
  const behindMore = (): readonly SheetAction[] => {
    // A wizard that was begun can be resumed, even where a new one cannot begin now.
    const offered = [...(primary ? [primary] : []), ...view.actions, ...more].map(({ does }) => does);
    const elsewhere = waiting.besides(offered).flatMap(({ wizard, begun }): readonly SheetAction[] => {
      const found = open.game.wizards.find(({ id }) => id === wizard);
      if (!found) return [];
      const title = text(found.title(open.session.state));
      return [{ id: `begun ${wizard}`, icon: 'edit', title, begun, onPress: () => host.onWizard(wizard) }];
    });
    return [
      ...more.map((action) =>
        withBegun(
          toSheetAction(action, text, () => heed(action, 'table.beforeAction')),
          waiting.at(action.does)?.begun,
        ),
      ),
      ...elsewhere,
      {
        id: 'putRight',
        icon: 'edit',
        title: say('putRight.more'),
        note: say('putRight.moreNote'),
        onPress: onPutRight,
      },
      ...(past
        ? []
        : ([
            { id: 'redo', icon: 'redo', ...redo, onPress: actions.redo },
            {
              id: 'share',
              icon: 'followers',
              title: say('live.share.title'),
              note: say('live.share.note'),
              onPress: onShare,
            },
            { id: 'handOver', icon: 'share', title: say('handOver.open'), onPress: onHandOver },
            ...help,
          ] as const)),
    ];
  };
  return (
    <>
      <SteadyBar
        label={say('table.actions')}
        items={[
          ...view.actions.map((action) => ({
            icon: action.icon,
            label: text(action.label),
            due: action.due,
            single: action.endsTurn,
            waits: waiting.at(action.does) !== undefined,
            reason: waiting.at(action.does) ? undefined : action.reason && text(action.reason),
            onPress: () => heed(action, action.endsTurn ? 'table.before' : 'table.beforeAction'),
          })),
          {
            icon: 'undo',
            label: say('table.undo'),
            reason: canUndo(open.session) ? undefined : say('table.nothingToUndo'),
            onPress: actions.undo,
          },
          lastItem,
        ]}
        {...(primary && {
          primary: {
            title: text(primary.label),
            note: waiting.at(primary.does)?.begun ?? (primary.note ? text(primary.note) : player?.name),
            colour: player?.colour,
            onPress: goOn,
          },
        })}
      />
      <ActionSheet visible={showsMore} actions={behindMore} onClose={() => setShowsMore(false)} />
      {reminders}
      <TextSheet question={question} onClose={() => setQuestion(null)} dispatch={actions.dispatch} />
    </>
  );
}

function withBegun(action: SheetAction, begun: string | undefined): SheetAction {
  return begun === undefined ? action : { ...action, begun, reason: undefined };
}
