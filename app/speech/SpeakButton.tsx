import { IconButton } from '@/ui';
import { useSpeaker } from './useSpeaker';

/** Reads what stands beside it; nothing while reading aloud is off. */
export function SpeakButton({ words }: { readonly words: string }) {
  const speaker = useSpeaker(words);
  return speaker && <IconButton {...speaker} />;
}
