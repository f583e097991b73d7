import type { Ask, Count, Phrase } from '@/engine';
import { nameOf } from '../../names';
import { say } from '../../say';
import { sayCounted, sayFigure, type CountedFigure } from '../tracking/level';

/** How many of a thing a player has left at the end. */
export interface Left {
  readonly player: string;
  readonly thing: string;
  readonly label: Phrase;
  /** As it is followed, or was counted last. */
  readonly value: number;
  readonly most: number;
  /** Of a thing that nobody follows: when it was counted last; null: never. */
  readonly last?: CountedFigure | null;
}

/** Where the table counts it. */
export function leftFigure({ player, thing, label, value, most, last }: Left): Count {
  return {
    id: `${player}:${thing}`,
    group: say('session.event.owner', { player: nameOf(player) }),
    label,
    value,
    ...(last === null && { unknown: true }),
    track: { min: 0, max: most },
  };
}

/** Whether anybody has counted it, now or before: not what the table only went past. */
export function isCounted(ask: Ask, page: string, left: Left): boolean {
  return left.last !== null || ask.given(page, leftFigure(left)) !== null;
}

/** On its page, with what it gives, and with when it was counted unless that was just now. */
export function figureWith(ask: Ask, page: string, left: Left, gives: Phrase | null): Count {
  const figure = leftFigure(left);
  const { last } = left;
  if (last === undefined || ask.given(page, figure) !== null)
    return gives ? { ...figure, note: gives } : figure;
  return { ...figure, note: gives ? sayFigure(gives, last) : sayCounted(last) };
}
