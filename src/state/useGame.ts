import { useEffect, useState } from 'react';
import type { AnyGame } from '@/engine';
import { useLanguage } from '@/i18n';
import { loadGame } from './loadGame';

/** A game with its words, where no session is needed; null for one that cannot be played here. */
export function useGame(id: string): AnyGame | null | 'loading' | 'failed' {
  const language = useLanguage();
  const [found, setFound] = useState<{ readonly id: string; readonly game: AnyGame | null | 'failed' }>();
  useEffect(() => {
    let wanted = true;
    const keep = (game: AnyGame | null | 'failed') => wanted && setFound({ id, game });
    loadGame(id).then(keep, () => keep('failed'));
    return () => {
      wanted = false;
    };
  }, [id, language]);
  return found?.id === id ? found.game : 'loading';
}
