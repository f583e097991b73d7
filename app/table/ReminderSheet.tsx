import { View } from 'react-native';
import type { Action, Reminder } from '@/engine';
import { useSay } from '@/i18n';
import { useSettings } from '@/state/useStores';
import { Button, IconButton, ListRow, Sheet, ToggleRow } from '@/ui';
import type { GameText } from '../text/useGameText';

/** What waits behind the reminders. */
export interface Reminded {
  readonly reminders: readonly Reminder<unknown>[];
  readonly heading: 'table.before' | 'table.beforeAction';
  readonly title: string;
  readonly does: Action<unknown>;
}

interface Props {
  readonly visible: boolean;
  /** Stays while the sheet slides away. */
  readonly reminded: Reminded | null;
  readonly game: string;
  readonly text: GameText;
  /** A reminder offers to do the thing at once, and also to go on without it: it never stops anybody. */
  readonly runAction: (does: Action<unknown>) => void;
  readonly onClose: () => void;
}

/** The reminders that are still on for this device. */
export function useLoud(game: string): (reminders: readonly Reminder<unknown>[]) => boolean {
  const on = useSettings((settings) => settings.reminders);
  const quiet = useSettings((settings) => settings.quiet);
  return (reminders) => on && reminders.some(({ id }) => !quiet.includes(`${game}/${id}`));
}

/** What the rules want checked before the turn ends, or before a step that may be too early. */
export function ReminderSheet({ visible, reminded, game, text, runAction, onClose }: Props) {
  const say = useSay();
  const { reminders: on, quiet, change, hush } = useSettings((settings) => settings);
  return (
    <Sheet
      visible={visible}
      title={say(reminded?.heading ?? 'table.before')}
      onClose={onClose}
      foot={
        reminded && (
          <Button
            kind="primary"
            title={reminded.title}
            style={{ flex: 1 }}
            onPress={() => {
              onClose();
              runAction(reminded.does);
            }}
          />
        )
      }
    >
      {reminded?.reminders.map(({ id, text: words, does }) => {
        const name = `${game}/${id}`;
        const off = quiet.includes(name);
        const what = text(words);
        return (
          <View key={id} style={{ flexDirection: 'row', alignItems: 'center' }}>
            <View style={{ flex: 1, minWidth: 0 }}>
              <ListRow
                icon="warning"
                title={what}
                {...(off && { subtitle: say('table.hushed') })}
                {...(does && {
                  onPress: () => {
                    onClose();
                    runAction(does);
                  },
                })}
              />
            </View>
            <IconButton
              icon={off ? 'undo' : 'close'}
              label={say(off ? 'table.speakUp' : 'table.hush', { what })}
              onPress={() => void hush(name, !off)}
            />
          </View>
        );
      })}
      <ToggleRow
        title={say('settings.reminders')}
        note={say('settings.remindersNote')}
        value={on}
        onChange={(value) => void change({ reminders: value })}
      />
    </Sheet>
  );
}
