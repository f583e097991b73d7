import { createElement, useEffect, useState, type ComponentType } from 'react';
import type { GameWidgetProps } from '@/engine';
import { findGame } from '@/games';
import type { StepProps } from './StepBody';

type Widget = ComponentType<GameWidgetProps>;

/** A step that only this game has, drawn by its own widget, loaded when it is first asked for. */
export function StepCustom({ step, open, text, draft, onWrite }: StepProps<'custom'>) {
  const widget = useWidget(open.game.id, step.widget);
  if (!widget) return null;
  return createElement(widget, { state: open.session.state, seats: open.seats, text, draft, onWrite });
}

function useWidget(gameId: string, name: string): Widget | null {
  const [found, setFound] = useState<{ readonly name: string; readonly widget: Widget } | null>(null);
  useEffect(() => {
    let wanted = true;
    void findGame(gameId)
      ?.widgets?.()
      .then((widgets: Readonly<Record<string, unknown>>) => {
        if (wanted && Object.hasOwn(widgets, name)) setFound({ name, widget: widgets[name] as Widget });
      });
    return () => {
      wanted = false;
    };
  }, [gameId, name]);
  return found?.name === name ? found.widget : null;
}
