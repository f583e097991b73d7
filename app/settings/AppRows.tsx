import { View } from 'react-native';
import { useStore } from 'zustand';
import { useSay } from '@/i18n';
import { ListRow, SPACE, Txt } from '@/ui';
import { UpdateRow } from '../home/UpdateRow';
import { offers } from '../platform/offers';

/** What the browser offers; nothing at all where it offers nothing, and on a device. */
export function AppRows() {
  const say = useSay();
  const { offline, install, update } = useStore(offers);
  if (!offline && !install && !update) return null;
  return (
    <View style={{ gap: SPACE.s2 }}>
      <View style={{ paddingHorizontal: SPACE.s4 }}>
        <Txt role="title" heading={2}>
          {say('settings.app')}
        </Txt>
      </View>
      <View>
        <UpdateRow />
        {install && (
          <ListRow
            icon="plus"
            title={say('settings.install')}
            subtitle={say('settings.installNote')}
            onPress={install}
          />
        )}
        {offline && (
          <ListRow icon="check" title={say('settings.offline')} subtitle={say('settings.offlineNote')} />
        )}
      </View>
    </View>
  );
}
