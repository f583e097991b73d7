import { useState, type ReactNode } from 'react';
import { translate, renderPhrase, useSay } from '@/i18n';
import { exportBackup } from '@/state/backup';
import { markExported } from '@/state/lastExport';
import { useStores } from '@/state/useStores';
import { useSnackbar } from '@/ui';
import { useArrived } from '../confirm/useArrived';
import { saveFile } from '../platform/saveFile';

/** Writes the backup and hands it over; says where it went, or why it did not. */
export function useExport(onExported: () => void): {
  readonly busy: boolean;
  /** Asks whether it arrived, where the system does not say. */
  readonly question: ReactNode;
  readonly exportIt: () => Promise<void>;
} {
  const say = useSay();
  const snackbar = useSnackbar();
  const { services } = useStores();
  const { arrived, question } = useArrived();
  const [busy, setBusy] = useState(false);

  async function write(): Promise<string> {
    const files = await exportBackup(services);
    if (!files.ok) return renderPhrase(translate, files.error.message, null, (player) => player);
    for (const { name, pieces } of files.value)
      if (!(await arrived(await saveFile(name, pieces)))) return say('backup.notExported');
    await markExported(services);
    onExported();
    const count = files.value.length;
    return count > 1
      ? say('backup.exportedParts', { count })
      : say('backup.exported', { file: files.value[0]?.name ?? '' });
  }

  const exportIt = async () => {
    setBusy(true);
    try {
      snackbar.say(await write());
    } catch (thrown) {
      const reason = thrown instanceof Error ? thrown.message : String(thrown);
      snackbar.say(say('backup.exportFailed', { reason }));
    } finally {
      setBusy(false);
    }
  };
  return { busy, exportIt, question };
}
