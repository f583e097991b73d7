import type { SayText } from '@/i18n';
import type { ListedSession } from '@/state/listedSession';
import type { HistoryItem } from '@/data/sessionRecord';

/** "Emmy won", "Lost together", "Running": a game's outcome so far, in a line. */
export function outcomeText(
  game: Pick<ListedSession, 'finishedAt' | 'summary'> & { readonly outcome?: HistoryItem['outcome'] },
  say: SayText,
): string {
  if (game.finishedAt === null) return say('history.running');
  if (game.outcome?.cooperative) return say(game.outcome.won ? 'history.together' : 'history.lostTogether');
  const winners = game.summary?.players.filter(({ winner }) => winner).map(({ name }) => name) ?? [];
  return winners.length > 0 ? say('history.wonBy', { names: winners.join(', ') }) : say('history.finished');
}
