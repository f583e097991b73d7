import { useEffect, useRef, useState } from 'react';
import type { GuideCard, GuideChapter } from '@/engine';
import { progressOf } from '@/state/guideStore';
import { useGuide } from '@/state/useStores';

export interface ShownCard {
  readonly card: GuideCard<unknown>;
  /** Put aside for now: only its name is shown. */
  readonly aside: boolean;
  saw(): void;
  hide(): void;
  show(): void;
  end(): void;
}

/** The first card of the chapter that this table has not seen; null when there is none, or the guide is off. */
export function useCard(
  session: string,
  chapterOf: () => GuideChapter<unknown> | null,
  /** Whether somebody can read it now. */
  looked: boolean,
): ShownCard | null {
  const { saw, turnOff, guided } = useGuide((state) => state);
  const [aside, setAside] = useState<string | null>(null);
  const { on, seen } = progressOf({ guided }, session);
  const chapter = on ? chapterOf() : null;
  const card = chapter?.cards.find(({ id }) => !seen.includes(id));
  const isAside = card?.id === aside;
  const readable = card && !isAside ? card.id : null;
  const last = useRef<string | null>(null);
  // What it was about was done before anybody tapped the card away: that, too, is no longer new.
  useEffect(() => {
    if (!looked || !on) return;
    const before = last.current;
    last.current = readable;
    if (before !== null && !chapter?.cards.some(({ id }) => id === before)) void saw(session, before);
  });
  if (!card) return null;
  return {
    card,
    aside: isAside,
    saw: () => void saw(session, card.id),
    hide: () => setAside(card.id),
    show: () => setAside(null),
    end: () => void turnOff(session),
  };
}
