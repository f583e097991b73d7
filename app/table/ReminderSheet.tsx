import type { Does, Reminder } from '@/engine';
import { useSay } from '@/i18n';
import { useSettings } from '@/state/useStores';
import { Button, ListRow, Sheet, ToggleRow } from '@/ui';
import type { GameText } from '../text/useGameText';

interface Props {
  readonly visible: boolean;
  readonly reminders: readonly Reminder<unknown>[];
  readonly text: GameText;
  readonly carryOut: (does: Does<unknown>) => void;
  /** The turn ends all the same: a reminder never stops anybody. */
  readonly goOn: { readonly title: string; readonly onPress: () => void };
  readonly onClose: () => void;
}

/** What the rules want looked at before the turn ends. */
export function ReminderSheet({ visible, reminders, text, carryOut, goOn, onClose }: Props) {
  const say = useSay();
  const { reminders: on, change } = useSettings((settings) => settings);
  return (
    <Sheet
      visible={visible}
      title={say('table.before')}
      onClose={onClose}
      foot={
        <Button
          kind="primary"
          title={goOn.title}
          style={{ flex: 1 }}
          onPress={() => {
            onClose();
            goOn.onPress();
          }}
        />
      }
    >
      {reminders.map(({ id, text: words, does }) => (
        <ListRow
          key={id}
          icon="warning"
          title={text(words)}
          {...(does && {
            onPress: () => {
              onClose();
              carryOut(does);
            },
          })}
        />
      ))}
      <ToggleRow
        title={say('settings.reminders')}
        note={say('settings.remindersNote')}
        value={on}
        onChange={(value) => void change({ reminders: value })}
      />
    </Sheet>
  );
}
