import { blobSource } from '@/data/backup/source';
import type { PickedFile } from './pickFile';

/** The browser's own file dialog. Null: nothing was chosen. */
export function pickFile(): Promise<PickedFile | null> {
  // Any kind of file: some phones grey out endings that they do not know, like ours.
  const input = document.createElement('input');
  input.type = 'file';
  return new Promise((resolve) => {
    input.addEventListener('cancel', () => resolve(null));
    input.addEventListener('change', () => {
      const file = input.files?.[0];
      resolve(file ? { name: file.name, source: blobSource(file) } : null);
    });
    input.click();
  });
}
