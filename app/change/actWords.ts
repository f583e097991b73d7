import type { ActFacts } from '@/engine';
import type { OpenSession } from '@/state/openSession';
import { writeChange } from '@/ui';
import type { GameText } from '../text/useGameText';

type Told = Pick<OpenSession, 'game' | 'config'>;

/** What an act did, as the timeline says it: its first fact. */
export function factOf({ game, config }: Told, events: readonly unknown[], text: GameText): string {
  const [event] = events;
  return event === undefined ? '' : text(game.describe(event, config).fact);
}

/** Every line of an act, with its figure and its note. */
export function linesOf({ game, config }: Told, did: ActFacts<unknown> | null, text: GameText) {
  return (did?.events ?? []).map((event) => {
    const { fact, figure, note } = game.describe(event, config);
    const words = figure === undefined ? text(fact) : `${text(fact)} ${writeChange(figure)}`;
    return note ? `${words}: ${text(note)}` : words;
  });
}

export interface OtherWords {
  /** What the act says now and did not say before; all of it where only its reasons differ. */
  readonly now: readonly string[];
  readonly was: readonly string[];
}

export function otherWords(
  open: Told,
  was: ActFacts<unknown> | null,
  did: ActFacts<unknown> | null,
  text: GameText,
): OtherWords {
  const [before, after] = [linesOf(open, was, text), linesOf(open, did, text)];
  const now = after.filter((line) => !before.includes(line));
  return { now: now.length > 0 ? now : after, was: before.filter((line) => !after.includes(line)) };
}
