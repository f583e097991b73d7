import { useIsFocused } from '@react-navigation/native';
import { View } from 'react-native';
import { useSay } from '@/i18n';
import { useSession } from '@/state/useStores';
import { Button, Sheet, SPACE, Txt } from '@/ui';

/** Before the first new act after going back: how much it leaves behind, and that none of it is lost. */
export function KeepLater() {
  const say = useSay();
  const leaves = useSession((state) => state.leaves);
  // The screens underneath are still there: only the one in front asks.
  const focused = useIsFocused();
  const close = () => leaves?.cancel();
  return (
    <Sheet
      visible={leaves !== null && focused}
      title={say('putRight.leaves', { count: leaves?.count ?? 0 })}
      onClose={close}
      reading
      foot={
        <>
          <Button title={say('putRight.cancel')} onPress={close} style={{ minHeight: 56 }} />
          <Button
            kind="primary"
            title={say('putRight.keepLater')}
            onPress={() => leaves?.keep()}
            style={{ flex: 1 }}
          />
        </>
      }
    >
      <View style={{ paddingHorizontal: 20, paddingVertical: SPACE.s3 }}>
        <Txt>{say('putRight.leavesText')}</Txt>
      </View>
    </Sheet>
  );
}
