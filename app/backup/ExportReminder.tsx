import { useFocusEffect } from '@react-navigation/native';
import { useCallback, useState } from 'react';
import { useSay } from '@/i18n';
import { exportDue, lastExport } from '@/state/lastExport';
import { useStores } from '@/state/useStores';
import { ListRow } from '@/ui';

/** A row like the others, only when it is time: new games, and no export for a month. */
export function ExportReminder({ onPress }: { readonly onPress: () => void }) {
  const say = useSay();
  const { services } = useStores();
  const [due, setDue] = useState<'not' | 'again' | 'first'>('not');
  useFocusEffect(
    useCallback(() => {
      let gone = false;
      const ask = async () => {
        if (!(await exportDue(services))) return 'not';
        return (await lastExport(services)) === null ? 'first' : 'again';
      };
      void ask()
        // A storage that does not answer has other troubles, which are shown elsewhere.
        .catch(() => 'not' as const)
        .then((answer) => !gone && setDue(answer));
      return () => {
        gone = true;
      };
    }, [services]),
  );
  if (due === 'not') return null;
  return (
    <ListRow
      icon="save"
      title={say('backup.reminder')}
      subtitle={say(due === 'first' ? 'backup.reminderNever' : 'backup.reminderNote')}
      onPress={onPress}
    />
  );
}
