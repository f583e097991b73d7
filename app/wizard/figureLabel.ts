import type { AskedFigure, Seat } from '@/engine';
import type { useSay } from '@/i18n';
import type { GameText } from '../text/useGameText';

/** What a number is called where it is read out alone: its heading, whose it is, and what. */
export function figureLabel(
  { group, player, label }: Pick<AskedFigure, 'group' | 'player' | 'label'>,
  seats: readonly Seat[],
  text: GameText,
  say: ReturnType<typeof useSay>,
): string {
  const seat = seats.find(({ id }) => id === player);
  const what = text(label);
  const name = seat ? say('table.figureOf', { player: seat.name, figure: what }) : what;
  // The same number is asked in every group.
  return group ? say('table.figureOf', { player: text(group), figure: name }) : name;
}

/** A number that nobody knew begins at its floor. */
export function adjusted({ value, unknown, track: { min } }: AskedFigure, by: number): number {
  return unknown ? Math.max(min, min + by) : value + by;
}
