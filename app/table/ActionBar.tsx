import { useNavigation, type NavigationProp } from '@react-navigation/native';
import { useState } from 'react';
import { canRedo, canUndo, type Action, type TableView } from '@/engine';
import { useSay } from '@/i18n';
import type { OpenSession } from '@/state/openSession';
import { useSettings } from '@/state/useStores';
import { useLayout, type BarItemProps } from '@/ui';
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
  readonly onPresent: () => void;
  readonly onPutRight: () => void;
  /** What the app itself offers behind “more”, after what the game does. */
  readonly help: readonly SheetAction[];
}

/** What the game offers now, and undo, where the thumb is. */
export function ActionBar({
  view,
  open,
  text,
  actions,
  host,
  onHandOver,
  onShare,
  onPresent,
  onPutRight,
  help,
}: Props) {
  const say = useSay();
  const navigation = useNavigation<NavigationProp<Routes>>();
  const [question, setQuestion] = useState<TextQuestion | null>(null);
  const [showsMore, setShowsMore] = useState(false);
  const { primary, more = [] } = view;
  const player = open.seats.find(({ id }) => id === primary?.player);
  const waiting = useWaiting(open);
  const past = usePast();
  const tablet = useLayout() === 'tablet';
  const { facing, change } = useSettings((settings) => settings);

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
    if (primary) heed(primary, primary.due ? 'table.beforeAction' : 'table.before');
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
      : {
          icon: 'more',
          label: say('table.more'),
          due: more.some(({ due }) => due),
          onPress: () => setShowsMore(true),
        };
  /** Everything else, put together only while the sheet is there. */
  const behindMore = (): readonly SheetAction[] => {
    // A wizard that was begun can be resumed, even where a new one cannot begin now.
    const offered = [...(primary ? [primary] : []), ...view.actions, ...more].map(({ does }) => does);
    const elsewhere = waiting.besides(offered).flatMap(({ wizard, begun }): readonly SheetAction[] => {
      const found = open.game.wizards.find(({ id }) => id === wizard);
      if (!found) return [];
      const title = text(found.title(open.session.state));
      const onPress = () => host.onWizard(wizard);
      return [{ id: `begun ${wizard}`, group: 'play', icon: 'edit', title, begun, onPress }];
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
        group: 'game',
        icon: 'edit',
        title: say('putRight.more'),
        hint: say('putRight.moreNote'),
        onPress: onPutRight,
      },
      ...(past
        ? []
        : ([
            { id: 'redo', group: 'game', icon: 'redo', ...redo, onPress: actions.redo },
            {
              id: 'share',
              group: 'phones',
              icon: 'followers',
              title: say('live.share.title'),
              hint: say('live.share.note'),
              onPress: onShare,
            },
            {
              id: 'handOver',
              group: 'phones',
              icon: 'share',
              title: say('handOver.open'),
              onPress: onHandOver,
            },
            {
              id: 'present',
              group: 'phones',
              icon: 'present',
              title: say('table.present'),
              hint: say('table.presentNote'),
              onPress: onPresent,
            },
            ...(tablet && view.rows.length > 2
              ? [
                  {
                    id: 'facing',
                    group: 'phones' as const,
                    icon: 'facing' as const,
                    title: say(facing ? 'table.oneWay' : 'table.facing'),
                    onPress: () => void change({ facing: !facing }),
                  },
                ]
              : []),
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
            due: primary.due,
            note:
              waiting.at(primary.does)?.begun ??
              (primary.note ? text(primary.note) : primary.due ? say('table.dueNow') : player?.name),
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
