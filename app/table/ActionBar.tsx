import { useState } from 'react';
import { canRedo, canUndo, type Does, type TableView } from '@/engine';
import { useSay } from '@/i18n';
import type { OpenSession } from '@/state/openSession';
import { BottomBar, isIconName } from '@/ui';
import type { GameText } from '../text/useGameText';
import { TextSheet, type TextQuestion } from './TextSheet';
import type { Actions } from './useActions';

interface Props {
  readonly view: TableView<unknown>;
  readonly open: OpenSession;
  readonly text: GameText;
  readonly actions: Actions;
  readonly onWizard: (wizard: string) => void;
}

/** What the game offers now, and undo and redo, where the thumb is. */
export function ActionBar({ view, open, text, actions, onWizard }: Props) {
  const say = useSay();
  const [question, setQuestion] = useState<TextQuestion | null>(null);
  const { primary } = view;
  const player = open.seats.find(({ id }) => id === primary?.player);

  function carryOut(does: Does<unknown>): void {
    switch (does.kind) {
      case 'command':
        actions.dispatch(does.command);
        return;
      case 'wizard':
        return onWizard(does.wizard);
      case 'text':
        return setQuestion({
          title: text(does.title),
          maxLength: does.maxLength,
          command: (line) => does.command(line),
        });
    }
  }

  return (
    <>
      <BottomBar
        label={say('table.more')}
        items={[
          ...view.actions.map((action) => ({
            icon: isIconName(action.icon) ? action.icon : ('game' as const),
            label: text(action.label),
            due: action.due,
            onPress: () => carryOut(action.does),
          })),
          {
            icon: 'undo',
            label: say('table.undo'),
            reason: canUndo(open.session) ? undefined : say('table.nothingToUndo'),
            onPress: actions.undo,
          },
          {
            icon: 'redo',
            label: say('table.redo'),
            reason: canRedo(open.session) ? undefined : say('table.nothingToRedo'),
            onPress: actions.redo,
          },
        ]}
        {...(primary && {
          primary: {
            title: text(primary.label),
            note: player?.name ?? (primary.note && text(primary.note)),
            colour: player?.colour,
            onPress: () => carryOut(primary.does),
          },
        })}
      />
      <TextSheet question={question} onClose={() => setQuestion(null)} dispatch={actions.dispatch} />
    </>
  );
}
