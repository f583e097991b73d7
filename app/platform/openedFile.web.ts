import type { PickedFile } from './pickFile';

/** Nothing opens a file with a page. */
export function openedFile(uri: string): Promise<PickedFile> {
  return Promise.reject(new Error(uri));
}
