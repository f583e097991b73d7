import { getAvailableVoicesAsync } from 'expo-speech';

/** Whether this device has a voice for the language. Some engines list their voices only after the first word. */
export async function hasVoice(language: string): Promise<boolean> {
  const voices = await getAvailableVoicesAsync().catch(() => []);
  return voices.length === 0 || voices.some((voice) => voice.language.startsWith(language));
}
