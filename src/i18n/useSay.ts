import { useCallback, useSyncExternalStore } from 'react';
import type { PhraseParam } from '@/engine';
import { currentLanguage, onLanguage, translate, type AppKey } from './i18n';
import { renderPhrase } from './render';

export type SayText = (key: AppKey, params?: Readonly<Record<string, PhraseParam>>) => string;

/** The app's own strings in the current language; the component renders again when it changes. */
export function useSay(): SayText {
  const language = useLanguage();
  // A new function per language, so that memoised children notice the switch.
  return useCallback<SayText>(
    (key, params) => renderPhrase(translate, params ? { key, params } : { key }, null, (player) => player),
    // eslint-disable-next-line react-hooks/exhaustive-deps
    [language],
  );
}

export function useLanguage() {
  return useSyncExternalStore(onLanguage, currentLanguage, currentLanguage);
}
