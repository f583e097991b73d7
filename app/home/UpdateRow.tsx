import { View } from 'react-native';
import { useStore } from 'zustand';
import { useSay } from '@/i18n';
import { useSaving, useStores } from '@/state/useStores';
import { ListRow } from '@/ui';
import { offers } from '../platform/offers';

/** A newer version is waiting. Only where no table is open: the app never changes under a running game. */
export function UpdateRow() {
  const say = useSay();
  const { writer } = useStores().services;
  const { failed } = useSaving();
  const update = useStore(offers, (state) => state.update);
  return (
    <View aria-live="polite">
      {update && (
        <ListRow
          icon="retry"
          title={say('home.updateReady')}
          subtitle={say('home.updateNote')}
          reason={failed ? say('backup.notSaved') : undefined}
          onPress={() => void writer.flush().then((saved) => saved && update())}
        />
      )}
    </View>
  );
}
