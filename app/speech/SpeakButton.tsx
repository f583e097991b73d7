import { IconButton } from '@/ui';
import { useSpeaker } from './useSpeaker';

/** Reads aloud what is beside it; hidden while reading aloud is off. */
export function SpeakButton({ words }: { readonly words: string }) {
  const speaker = useSpeaker(words);
  return speaker && <IconButton {...speaker} />;
}
