import type { Game, GuideCard, StringTree } from '@/engine';
import { renderPhrase } from '@/i18n';
import { first } from './playing';
import { leaves } from './words';

/** As many letters as a phone shows under a title and over two or three buttons. */
const FITS = 330;

/** Every way that a card shows leads to a walk that is there, or to a command that is taken. */
export function expectWaysOpen<Config, State, Command, Event>(
  game: Game<Config, State, Command, Event>,
  states: readonly State[],
): void {
  const { guide } = game;
  if (!guide) throw new Error(`${game.id} has no guide`);
  const wizards = game.wizards.map(({ id }) => id);
  for (const state of states)
    for (const { ways = [] } of guide.chapter(state)?.cards ?? [])
      for (const { does } of ways) {
        if (does.kind === 'wizard') expect(wizards).toContain(does.wizard);
        if (does.kind === 'command') expect(game.decide(state, does.command, first).ok).toBe(true);
      }
}

/** Each card stands on a phone without scrolling, in the words of one language. */
export function expectCardsFit<Command>(told: readonly GuideCard<Command>[], strings: StringTree): void {
  const words = new Map(leaves(strings));
  const say = (key: string, params: Record<string, string | number>) =>
    Object.entries(params).reduce(
      (text, [name, value]) => text.replaceAll(`{{${name}}}`, String(value)),
      words.get(key) ?? `no ${key}`,
    );
  for (const { id, text } of told) {
    const length = text
      .map((paragraph) => renderPhrase(say, paragraph, null, (player) => player))
      .join(' ').length;
    expect([id, length < FITS, length]).toEqual([id, true, length]);
  }
}
