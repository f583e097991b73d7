import { blobSource } from '@/data/backup/source';
import type { PickedFile } from './pickFile';

let asking: HTMLInputElement | null = null;

/** The browser's own file dialog. Null: nothing was chosen. */
export function pickFile(): Promise<PickedFile | null> {
  // Not every browser says that its dialog was cancelled.
  asking?.remove();
  // Any kind of file: some phones grey out endings that they do not know, like ours.
  const input = document.createElement('input');
  input.type = 'file';
  input.hidden = true;
  // Outside the page nothing holds it, and a browser that tidies up forgets who asked.
  asking = input;
  document.body.append(input);
  return new Promise<PickedFile | null>((resolve) => {
    input.addEventListener('cancel', () => resolve(null));
    input.addEventListener('change', () => {
      const file = input.files?.[0];
      resolve(file ? { name: file.name, source: blobSource(file) } : null);
    });
    input.click();
  }).finally(() => input.remove());
}
