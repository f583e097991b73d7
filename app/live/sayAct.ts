import type { OpenSession } from '@/state/openSession';
import { writeChange } from '@/ui';
import type { GameText } from '../text/useGameText';

/** What an act did, in one line with its figure, as the snackbar says it. */
export function sayAct(
  { game, config }: Pick<OpenSession, 'game' | 'config'>,
  events: readonly unknown[],
  text: GameText,
): string {
  const lines = events.map((event) => game.describe(event, config));
  const line = lines.find(({ leads }) => !leads) ?? lines.at(-1);
  if (!line) return '';
  return line.figure === undefined ? text(line.fact) : `${text(line.fact)} ${writeChange(line.figure)}`;
}
