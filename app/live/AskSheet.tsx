import type { ReactNode } from 'react';
import { View } from 'react-native';
import { Button, Sheet, SPACE } from '@/ui';

interface Props {
  readonly visible: boolean;
  readonly title: string;
  readonly children: ReactNode;
  readonly no: string;
  readonly yes: string;
  readonly onNo: () => void;
  readonly onYes: () => void;
}

/** Asks once, before something that others would notice. */
export function AskSheet({ visible, title, children, no, yes, onNo, onYes }: Props) {
  return (
    <Sheet
      visible={visible}
      title={title}
      onClose={onNo}
      reading
      foot={
        <>
          <Button title={no} onPress={onNo} style={{ minHeight: 56 }} />
          <Button kind="primary" title={yes} onPress={onYes} style={{ flex: 1 }} />
        </>
      }
    >
      <View style={{ paddingHorizontal: 20, paddingVertical: SPACE.s3, gap: SPACE.s2 }}>{children}</View>
    </Sheet>
  );
}
