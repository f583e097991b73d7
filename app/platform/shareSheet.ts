import { shareAsync } from 'expo-sharing';
import { Platform, Share } from 'react-native';
import { whenNoSheet } from '@/ui';
import type { Delivered } from './delivered';

/** Through the system's sheet, once ours are gone. */
export async function shareFile(uri: string, mimeType: string): Promise<Delivered> {
  await whenNoSheet();
  if (Platform.OS === 'ios') return ended(await Share.share({ url: uri }));
  // Android hands a file on and never hears what became of it.
  await shareAsync(uri, { mimeType });
  return 'unknown';
}

export async function shareWords(message: string): Promise<Delivered> {
  await whenNoSheet();
  return ended(await Share.share({ message }));
}

function ended({ action }: { readonly action: string }): Delivered {
  if (action === Share.dismissedAction) return 'no';
  return Platform.OS === 'ios' ? 'yes' : 'unknown';
}
