import { createElement, type ComponentType } from 'react';
import { answerTo, type GameWidgetProps } from '@/engine';
import { findGame } from '@/games';
import { useGamePart } from '../table/useGamePart';
import type { StepProps } from './StepBody';

type Widget = ComponentType<GameWidgetProps>;

/** A step that only this game has, drawn by its own widget, loaded when it is first asked for. */
export function StepCustom({ step, open, text, onAnswer, onAnswered }: StepProps<'custom'>) {
  const widget = useGamePart<Widget>(findGame(open.game.id)?.widgets, step.widget);
  if (widget === 'loading' || widget === 'missing') return null;
  const { session, seats } = open;
  return createElement(widget, {
    state: session.state,
    seats,
    text,
    draft: step.value,
    given: step.given,
    step: step.id,
    onWrite: (value: unknown) => onAnswer(answerTo.custom(step, value)),
    onAnswered,
  });
}
