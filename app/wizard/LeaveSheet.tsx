import { View } from 'react-native';
import { useSay } from '@/i18n';
import { Button, Sheet, SPACE, Txt } from '@/ui';

interface Props {
  readonly visible: boolean;
  /** What is left. */
  readonly what: string;
  readonly onStay: () => void;
  readonly onKeep: () => void;
  readonly onThrow: () => void;
}

/** Asks what to do with the answers; closing it goes on with them. */
export function LeaveSheet({ visible, what, onStay, onKeep, onThrow }: Props) {
  const say = useSay();
  return (
    <Sheet
      visible={visible}
      title={say('wizard.leaveTitle', { what })}
      onClose={onStay}
      reading
      foot={
        <>
          <Button
            kind="primary"
            title={say('wizard.keepForLater')}
            onPress={onKeep}
            style={{ flexGrow: 1 }}
          />
          <Button
            kind="danger"
            icon="trash"
            title={say('wizard.throwAway')}
            onPress={onThrow}
            style={{ flexGrow: 1 }}
          />
        </>
      }
    >
      <View style={{ paddingHorizontal: 20, paddingVertical: SPACE.s3 }}>
        <Txt>{say('wizard.leaveText')}</Txt>
      </View>
    </Sheet>
  );
}
