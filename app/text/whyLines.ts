import type { Explanation } from '@/engine';
import { writeChange } from '@/ui';
import type { GameText } from './useGameText';

export interface WhyLine {
  readonly what: string;
  readonly reason?: string;
  readonly figure?: string;
}

/** An explanation as the Why sheet prints it: the arithmetic where there is one, else what the step changed. */
export function whyLines(explanation: Explanation, text: GameText): readonly WhyLine[] {
  return explanation.map(({ rule, note, figure, deltas = [] }) => {
    const changed = deltas.length === 1 && deltas[0] ? writeChange(deltas[0].by) : undefined;
    const shown = figure ?? changed;
    return {
      what: text(rule),
      ...(note && { reason: text(note) }),
      ...(shown !== undefined && { figure: shown }),
    };
  });
}
