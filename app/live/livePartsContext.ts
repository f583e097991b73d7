import { createContext, type ComponentType } from 'react';
import type { OpenSession } from '@/state/openSession';
import type { GameText } from '../text/useGameText';

type Part = ComponentType<{ readonly open: OpenSession }>;

/** What a shared table adds to screens of the first load. It comes with the second one, so nothing here imports it. */
export interface LiveParts {
  readonly LiveStrip: Part;
  readonly PenStrip: ComponentType<{ readonly open: OpenSession; readonly text: GameText }>;
  readonly TakeBack: Part;
}

export const LivePartsContext = createContext<LiveParts | null>(null);
