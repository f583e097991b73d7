import { useState, type ReactElement } from 'react';
import type { Action, TableAction } from '@/engine';
import type { GameText } from '../text/useGameText';
import { ReminderSheet, useLoud, type Reminded } from './ReminderSheet';

interface Reminding {
  /** What is worth a look comes first, for those who want to be reminded. */
  heed(
    action: Pick<TableAction<unknown>, 'label' | 'does' | 'reminders'>,
    heading: Reminded['heading'],
  ): void;
  readonly sheet: ReactElement;
}

/** An action with what the rules want checked before it. */
export function useReminded(game: string, text: GameText, act: (does: Action<unknown>) => void): Reminding {
  const isLoud = useLoud(game);
  const [visible, setVisible] = useState(false);
  const [reminded, setReminded] = useState<Reminded | null>(null);
  return {
    heed({ label, does, reminders = [] }, heading) {
      if (!isLoud(reminders)) return act(does);
      setReminded({ reminders, heading, title: text(label), does });
      setVisible(true);
    },
    sheet: (
      <ReminderSheet
        visible={visible}
        reminded={reminded}
        game={game}
        text={text}
        runAction={act}
        onClose={() => setVisible(false)}
      />
    ),
  };
}
