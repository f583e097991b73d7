import type { AnyGame } from '@/engine';
import type { SayText } from '@/i18n';
import { writeNumber } from '@/ui';
import type { GameText } from '../text/useGameText';
import { writeMinutes } from '../text/writeMinutes';
import type { ResultView } from './useResult';

/** "Emmy wins", "Shared victory: Emmy and Ola". */
export function winnersText({ winners, cooperative }: ResultView, say: SayText): string {
  if (cooperative) return say(winners.length > 0 ? 'result.won' : 'result.lost');
  const [first, ...rest] = winners.map(({ name }) => name);
  if (first === undefined) return say('result.title');
  if (rest.length === 0) return say('result.wins', { player: first });
  return say('result.shared', { players: joined([first, ...rest], say) });
}

/** Edition or scenario, and how long it took. */
export function factsText(view: ResultView, game: AnyGame, text: GameText, say: SayText): string {
  const { edition, scenario, minutes } = view;
  return [
    edition === null ? null : text(game.term('edition', edition)),
    scenario === null ? null : text(game.term('scenario', scenario)),
    minutes > 0 ? writeMinutes(minutes, say) : null,
  ]
    .filter((word) => word !== null)
    .join(' · ');
}

/** The evening in a few lines, for a chat. */
export function shareWords(
  view: ResultView,
  game: AnyGame,
  text: GameText,
  say: SayText,
  head: { readonly title: string; readonly date: string },
): string {
  const lines = (view.places ?? []).map(({ seat, rank, score, role }) => {
    const figures = { rank, player: seat.name, score: writeNumber(score) };
    return role === null
      ? say('result.shareLine', figures)
      : say('result.shareLineRole', { ...figures, role: text(game.term('role', role)) });
  });
  const facts = [head.date, factsText(view, game, text, say)].filter((words) => words !== '').join(' · ');
  return [head.title, facts, ...lines, ...view.notes, say('result.shareFoot')].join('\n');
}

function joined(names: readonly string[], say: SayText): string {
  const [first = '', ...rest] = names;
  return rest.length === 0 ? first : say('result.and', { first, rest: joined(rest, say) });
}
