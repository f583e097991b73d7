import { speak, stop } from 'expo-speech';
import { useCallback, useEffect, useState } from 'react';
import { useLanguage, useSay } from '@/i18n';
import { useSettings } from '@/state/useStores';
import { useSnackbar, type IconButtonProps } from '@/ui';
import { hasVoice } from './hasVoice';

/** Platforms refuse longer texts; nobody listens that long either. */
const LONGEST = 3_500;

/** The button that reads these words aloud, in the language of the app; null while the setting is off. */
export function useSpeaker(words: string): IconButtonProps | null {
  const say = useSay();
  const language = useLanguage();
  const snackbar = useSnackbar();
  const on = useSettings((settings) => settings.readAloud);
  const [speaking, setSpeaking] = useState(false);

  const hush = useCallback(() => {
    setSpeaking(false);
    void stop();
  }, []);
  // Another card, another step, another screen: what was being read is no longer what is shown.
  useEffect(() => (speaking ? hush : undefined), [speaking, hush, words]);

  const read = async () => {
    if (!(await hasVoice(language))) return snackbar.say(say('guide.noVoice'));
    setSpeaking(true);
    const ended = () => setSpeaking(false);
    speak(words.slice(0, LONGEST), { language, onDone: ended, onStopped: ended, onError: ended });
  };
  if (!on) return null;
  return {
    icon: 'speaker',
    label: speaking ? say('guide.stopReading') : say('guide.read'),
    selected: speaking,
    onPress: speaking ? hush : () => void read(),
  };
}
