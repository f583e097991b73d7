import { createContext, type ComponentType } from 'react';
import type { ImmediateAction } from '@/engine';
import type { OpenSession } from '@/state/openSession';
import type { GameText } from '../text/useGameText';

type Part = ComponentType<{ readonly open: OpenSession }>;

/**
 * What a shared table, and the guide of a first game, add to screens of the first load. It comes with the second one, so
 * nothing here imports it.
 */
export interface LiveParts {
  readonly TableGuide: ComponentType<{
    readonly open: OpenSession;
    readonly text: GameText;
    readonly runAction: (does: ImmediateAction<unknown>) => void;
  }>;
  readonly LiveStrip: Part;
  readonly PenStrip: ComponentType<{ readonly open: OpenSession; readonly text: GameText }>;
  readonly TakeBack: Part;
}

export const LivePartsContext = createContext<LiveParts | null>(null);
