import { File } from 'expo-file-system';
import { fileSource } from '@/data/backup/fileSource';
import type { BackupSource } from '@/data/backup/source';

export interface PickedFile {
  readonly name: string;
  readonly source: BackupSource;
}

/** The system's own file dialog. Null: nothing was chosen. */
export async function pickFile(): Promise<PickedFile | null> {
  const picked = await File.pickFileAsync();
  return picked.canceled ? null : { name: picked.result.name, source: fileSource(picked.result) };
}
