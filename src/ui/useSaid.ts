import { useEffect } from 'react';
import { AccessibilityInfo, Platform } from 'react-native';

/** For VoiceOver, which hears no live region of ours. TalkBack and browsers read those by themselves. */
export function useSaid(words: string | undefined): void {
  useEffect(() => {
    if (words !== undefined && words !== '' && Platform.OS === 'ios')
      AccessibilityInfo.announceForAccessibility(words);
  }, [words]);
}
