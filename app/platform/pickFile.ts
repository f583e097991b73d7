import { getDocumentAsync } from 'expo-document-picker';
import { File } from 'expo-file-system';
import { fileSource } from '@/data/backup/fileSource';
import type { BackupSource } from '@/data/backup/source';
import { whenNoSheet } from '@/ui';

export interface PickedFile {
  readonly name: string;
  readonly source: BackupSource;
}

/**
 * The system's own file dialog. Null: nothing was chosen. What was chosen is copied first: Android takes back the right
 * to read it, and what it is called there is a number.
 */
export async function pickFile(): Promise<PickedFile | null> {
  await whenNoSheet();
  const picked = await getDocumentAsync({ copyToCacheDirectory: true });
  const [chosen] = picked.assets ?? [];
  return chosen ? { name: chosen.name, source: fileSource(new File(chosen.uri)) } : null;
}
