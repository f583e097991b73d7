import { File, Paths } from 'expo-file-system';
import { fileSource } from '@/data/backup/fileSource';
import type { PickedFile } from './pickFile';

/** A file that was opened with this app from Mail or Files; copied first, as the right to read it does not last. */
export async function openedFile(uri: string): Promise<PickedFile> {
  const given = new File(uri);
  const name = decodeURIComponent(uri).split(/[/:]/).at(-1) ?? '';
  const copy = new File(Paths.cache, 'opened.foothold');
  await given.copy(copy, { overwrite: true });
  return { name, source: fileSource(copy) };
}
