import { useCallback, useEffect, useState } from 'react';
import type { ReferenceEntry, ReferenceText, Sketch } from '@/engine';
import { findGame } from '@/games';
import { useLanguage, type Language } from '@/i18n';

/** A game's reference in one language. */
export interface OpenReference {
  readonly game: string;
  readonly language: Language;
  readonly entries: readonly ReferenceEntry[];
  readonly texts: Readonly<Record<string, ReferenceText>>;
  readonly sketches: Readonly<Record<string, Sketch>>;
}

export type ReferenceStatus =
  | { readonly kind: 'loading' }
  /** There is no such game, or it brings no reference. */
  | { readonly kind: 'none' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'ready'; readonly reference: OpenReference };

/** Kept once read: an entry opens from the list without an empty frame in between. */
const kept = new Map<string, OpenReference>();

/** The reference in the current language; while another language loads, the old one stays. */
export function useReference(game: string): { readonly status: ReferenceStatus; readonly retry: () => void } {
  const language = useLanguage();
  const [loaded, setLoaded] = useState<ReferenceStatus>({ kind: 'loading' });
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    let wanted = true;
    void load(game, language).then((status) => {
      if (wanted) setLoaded(status);
    });
    return () => {
      wanted = false;
    };
  }, [game, language, attempt]);

  const ready = kept.get(keyOf(game, language));
  const retry = useCallback(() => setAttempt((last) => last + 1), []);
  return { status: ready ? { kind: 'ready', reference: ready } : loaded, retry };
}

async function load(game: string, language: Language): Promise<ReferenceStatus> {
  const entry = findGame(game);
  if (!entry?.reference) return { kind: 'none' };
  try {
    const { entries, texts, sketches = {} } = await entry.reference();
    const words = await texts[language]?.();
    if (!words) return { kind: 'none' };
    const reference = { game, language, entries, texts: words, sketches };
    kept.set(keyOf(game, language), reference);
    return { kind: 'ready', reference };
  } catch {
    // Part of the app could not be fetched; the screen offers to try again.
    return { kind: 'failed' };
  }
}

function keyOf(game: string, language: Language): string {
  return `${language}/${game}`;
}
