import type { Delivered } from './delivered';
import { shareWords } from './shareSheet';

/** Hands words to another app through the share sheet. `copied`: they were put on the clipboard instead. */
export function shareText(words: string): Promise<Delivered | 'copied'> {
  return shareWords(words);
}
