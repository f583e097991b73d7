import { useEffect, useState } from 'react';
import { pageOf, readHub } from '@/live/invite';
import type { Refusal, Result } from '@/engine';
import { lastHub } from '@/state/live/hubAddress';
import { useStores } from '@/state/useStores';

export interface HubWish {
  /** Whether a person has to name it. */
  readonly asked: boolean;
  readonly typed: string;
  type(text: string): void;
  read(): Result<string, Refusal>;
}

/** The hub of the page; in an app the one that was typed last, or another. */
export function useHub(): HubWish {
  const { services } = useStores();
  const own = services.live.hub;
  const [typed, setTyped] = useState('');
  useEffect(() => {
    if (own !== null) return;
    void lastHub(services).then((hub) => hub !== null && setTyped((now) => now || shown(hub)));
  }, [services, own]);
  return {
    asked: own === null,
    typed,
    type: setTyped,
    read: () => (own === null ? readHub(typed) : { ok: true, value: own }),
  };
}

/** As the terminal writes it; only a safe one needs its beginning. */
function shown(hub: string): string {
  return pageOf(hub).replace(/^http:\/\//, '');
}
