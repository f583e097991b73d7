import { createElement, type ComponentType } from 'react';
import type { GameWidgetProps } from '@/engine';
import { findGame } from '@/games';
import { useGamePart } from '../table/useGamePart';
import type { StepProps } from './StepBody';

type Widget = ComponentType<GameWidgetProps>;

/** A step that only this game has, drawn by its own widget, loaded when it is first asked for. */
export function StepCustom({ step, open, text, draft, onWrite }: StepProps<'custom'>) {
  const widget = useGamePart<Widget>(findGame(open.game.id)?.widgets, step.widget);
  if (widget === 'loading' || widget === 'missing') return null;
  return createElement(widget, { state: open.session.state, seats: open.seats, text, draft, onWrite });
}
