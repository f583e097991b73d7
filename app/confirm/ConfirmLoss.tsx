import { View } from 'react-native';
import { Button, Sheet, SPACE, Txt } from '@/ui';

interface Props {
  readonly visible: boolean;
  readonly title: string;
  /** What is lost and what stays. */
  readonly text: string;
  readonly keep: string;
  readonly lose: string;
  readonly onClose: () => void;
  readonly onLose: () => Promise<void>;
}

/** Says what is lost, before it is. */
export function ConfirmLoss({ visible, title, text, keep, lose, onClose, onLose }: Props) {
  const go = async () => {
    onClose();
    await onLose();
  };
  return (
    <Sheet
      visible={visible}
      title={title}
      onClose={onClose}
      reading
      foot={
        <>
          <Button title={keep} onPress={onClose} style={{ minHeight: 56 }} />
          <Button kind="danger" icon="trash" title={lose} onPress={() => void go()} style={{ flex: 1 }} />
        </>
      }
    >
      <View style={{ paddingHorizontal: 20, paddingVertical: SPACE.s3 }}>
        <Txt>{text}</Txt>
      </View>
    </Sheet>
  );
}
