import { createElement, type ComponentType } from 'react';
import type { GameWidgetProps, Stage } from '@/engine';
import { findGame } from '@/games';
import type { OpenSession } from '@/state/openSession';
import { useGamePart } from '../table/useGamePart';
import type { GameText } from '../text/useGameText';

interface Props {
  readonly stage: Stage;
  /** The id of the step. */
  readonly step: string;
  readonly open: OpenSession;
  readonly text: GameText;
  /** How many scenes were seen. */
  readonly seen: number;
  readonly onSeen: (seen: number) => void;
}

/** Scenes as only this game draws them. */
export function SceneStage({ stage, step, open, text, seen, onSeen }: Props) {
  const widget = useGamePart<ComponentType<GameWidgetProps>>(findGame(open.game.id)?.widgets, stage.widget);
  if (widget === 'loading' || widget === 'missing') return null;
  return createElement(widget, {
    state: open.session.state,
    seats: open.seats,
    text,
    draft: seen,
    given: stage.given,
    step,
    onWrite: (value: unknown) => typeof value === 'number' && onSeen(value),
    onAnswered: () => undefined,
  });
}
