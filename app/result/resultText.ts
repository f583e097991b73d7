import type { GameResult } from '@/data/gameResult';
import type { SayText } from '@/i18n';
import { writeNumber } from '@/ui';
import { writeMinutes } from '../text/writeMinutes';
import { placesOf, type ResultView, type TermText } from './resultView';

/** "Emmy wins", "Shared victory: Emmy and Ola". */
export function winnersText({ players, cooperative }: GameResult, say: SayText): string {
  const [first, ...rest] = players.filter(({ winner }) => winner).map(({ name }) => name);
  if (cooperative) return say(first === undefined ? 'result.lost' : 'result.won');
  if (first === undefined) return say('result.title');
  if (rest.length === 0) return say('result.wins', { player: first });
  return say('result.shared', { players: joined([first, ...rest], say) });
}

/** "12 ahead of Tomek"; null where nobody is ahead of anybody by points. */
export function marginText({ players, cooperative }: GameResult, say: SayText): string | null {
  const [winner, ...shared] = players.filter((one) => one.winner);
  const others = players.filter((one) => !one.winner);
  const nearest = Math.min(...others.map(({ rank }) => rank));
  const second = others.filter(({ rank }) => rank === nearest);
  const score = second[0]?.score ?? null;
  if (cooperative || shared.length > 0 || !winner || winner.score === null || score === null) return null;
  const by = Math.abs(winner.score - score);
  const words = {
    player: joined(
      second.map(({ name }) => name),
      say,
    ),
  };
  return by === 0 ? say('result.tieBreak', words) : say('result.margin', { ...words, by: writeNumber(by) });
}

/** Edition or scenario, and how long it took. */
export function factsText({ edition, scenario, minutes }: GameResult, term: TermText, say: SayText): string {
  return [
    edition === null ? null : term('edition', edition),
    scenario === null ? null : term('scenario', scenario),
    minutes === null || minutes === 0 ? null : writeMinutes(minutes, say),
  ]
    .filter((word) => word !== null)
    .join(' · ');
}

/** The evening in a few lines, for a chat. */
export function shareWords(
  view: ResultView & { readonly result: GameResult },
  term: TermText,
  say: SayText,
  head: { readonly title: string; readonly date: string },
): string {
  const { result, notes } = view;
  const facts = [head.date, factsText(result, term, say)].filter((words) => words !== '').join(' · ');
  const places = placeLines(result, term, say);
  return [head.title, facts, winnersText(result, say), ...places, ...notes, say('result.shareFoot')].join(
    '\n',
  );
}

/** Who won and who came in where, as it is read aloud. */
export function spokenResult(
  { result }: { readonly result: GameResult },
  term: TermText,
  say: SayText,
): string {
  return [winnersText(result, say), ...placeLines(result, term, say)].join('. ');
}

function placeLines(result: GameResult, term: TermText, say: SayText): readonly string[] {
  return placesOf(result).map(({ name, rank, score, role }) => {
    const words = { rank, player: name, ...(role !== null && { role: term('role', role) }) };
    // A table that plays together has no places, and some games have no points.
    if (score === null || result.cooperative)
      return say(role === null ? 'result.shareName' : 'result.shareNameRole', words);
    const figures = { ...words, score: writeNumber(score) };
    return say(role === null ? 'result.shareLine' : 'result.shareLineRole', figures);
  });
}

function joined(names: readonly string[], say: SayText): string {
  const [first = '', ...rest] = names;
  return rest.length === 0 ? first : say('result.and', { first, rest: joined(rest, say) });
}
