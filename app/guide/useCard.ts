import { useState } from 'react';
import type { GuideCard, GuideChapter } from '@/engine';
import { progressOf } from '@/state/guideStore';
import { useGuide } from '@/state/useStores';

interface ShownCard {
  readonly chapter: GuideChapter<unknown>;
  readonly card: GuideCard<unknown>;
  /** Put aside for now: only the strip is shown. */
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
  /** It waits in its strip until somebody asks for it. */
  waits = false,
): ShownCard | null {
  const { saw, turnOff, guided } = useGuide((state) => state);
  const [asked, setAsked] = useState<{ readonly card: string; readonly aside: boolean } | null>(null);
  const { on, seen } = progressOf({ guided }, session);
  const chapter = on ? chapterOf() : null;
  const card = chapter?.cards.find(({ id }) => !seen.includes(id));
  if (!chapter || !card) return null;
  return {
    chapter,
    card,
    aside: asked?.card === card.id ? asked.aside : waits,
    saw: () => void saw(session, card.id),
    hide: () => setAsked({ card: card.id, aside: true }),
    show: () => setAsked({ card: card.id, aside: false }),
    end: () => void turnOff(session),
  };
}
