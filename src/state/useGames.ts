import { useEffect, useState } from 'react';
import type { AnyGame } from '@/engine';
import { gotOver } from '@/data/diagnostics';
import { loadGame } from './loadGame';

type Games = ReadonlyMap<string, AnyGame>;

const NONE: Games = new Map();

/** The games of these ids with their words, each once it is loaded; one that cannot be played never is. */
export function useGames(ids: readonly string[]): Games {
  const [games, setGames] = useState(NONE);
  // A string, because the list is a new one at every render.
  const wanted = [...new Set(ids)].sort().join('\n');
  useEffect(() => {
    let shown = true;
    const bring = async (id: string) => {
      const game = await loadGame(id);
      if (game && shown) setGames((known) => (known.has(id) ? known : new Map([...known, [id, game]])));
    };
    // Without its words a list says less; it does not fail.
    for (const id of wanted.split('\n')) void bring(id).catch(gotOver('game', undefined));
    return () => {
      shown = false;
    };
  }, [wanted]);
  return games;
}
