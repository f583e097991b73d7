import { useNavigation, type NavigationProp } from '@react-navigation/native';
import { View } from 'react-native';
import { useSay } from '@/i18n';
import { useStores } from '@/state/useStores';
import { ListRow, Sheet, SPACE, Txt, useSnackbar } from '@/ui';
import type { Routes } from '../navigation';
import { shareText } from '../platform/shareText';

interface Props {
  readonly visible: boolean;
  readonly version: string;
  readonly onClose: () => void;
}

/**
 * The questions of the form for a wrong count, to be answered wherever the table writes to us, and the game itself: with
 * it the count can be made again. The app knows no address, and sends nothing by itself.
 */
export function ReportSheet({ visible, version, onClose }: Props) {
  const say = useSay();
  const snackbar = useSnackbar();
  const { data } = useStores().services;
  const navigation = useNavigation<NavigationProp<Routes>>();
  const share = async () => {
    const delivered = await shareText(say('settings.reportForm', { version }));
    if (delivered === 'copied') snackbar.say(say('settings.reportCopied'));
  };
  const handOver = async () => {
    const { sessions } = await data.sessions.page({ limit: 1 });
    const [newest] = sessions;
    if (newest) navigation.navigate('HandOver', { id: newest.id });
    else snackbar.say(say('settings.reportNoGame'));
  };
  return (
    <Sheet visible={visible} title={say('settings.report')} onClose={onClose}>
      <View style={{ paddingHorizontal: 20, paddingBottom: SPACE.s2 }}>
        <Txt tone="ink2">{say('settings.reportHelp')}</Txt>
      </View>
      <ListRow
        icon="text"
        title={say('settings.reportWords')}
        subtitle={say('settings.reportWordsNote')}
        onPress={() => {
          onClose();
          void share();
        }}
      />
      <ListRow
        icon="share"
        title={say('settings.reportGame')}
        subtitle={say('settings.reportGameNote')}
        onPress={() => {
          onClose();
          void handOver();
        }}
      />
    </Sheet>
  );
}
