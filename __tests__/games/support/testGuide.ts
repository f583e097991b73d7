import type { Game, GuideCard, StringTree } from '@/engine';
import { renderPhrase } from '@/i18n';
import { first } from './playing';
import { expectWithinFrame } from './testSketch';
import { leaves } from './words';

/** As many letters as a strip shows on four lines of a small phone, beside its drawing. */
const FITS = 135;

/** Every way that a card shows leads to a wizard that is there, or to a command that is taken. */
export function expectWaysOpen<Config, State, Command, Event>(
  game: Game<Config, State, Command, Event>,
  states: readonly State[],
): void {
  const { guide } = game;
  if (!guide) throw new Error(`${game.id} has no guide`);
  const wizards = game.wizards.map(({ id }) => id);
  for (const state of states)
    for (const { way } of guide.chapter(state)?.cards ?? []) {
      if (way?.does.kind === 'wizard') expect(wizards).toContain(way.does.wizard);
      if (way?.does.kind === 'command') expect(game.decide(state, way.does.command, first).ok).toBe(true);
    }
}

/** Each card fits its strip, in the words of one language. */
export function expectCardsFit<Command>(told: readonly GuideCard<Command>[], strings: StringTree): void {
  const words = new Map(leaves(strings));
  const say = (key: string, params: Record<string, string | number>) =>
    Object.entries(params).reduce(
      (text, [name, value]) => text.replaceAll(`{{${name}}}`, String(value)),
      words.get(key) ?? `no ${key}`,
    );
  for (const { id, line } of told) {
    const { length } = renderPhrase(say, line, null, (player) => player);
    const most = id.startsWith('intro:') ? FITS * 1.4 : FITS;
    expect([id, length <= most, length]).toEqual([id, true, length]);
  }
}

/** A moment of an evening: the table as it is, and the wizard that is opened then. */
export interface Moment<State> {
  readonly state: State;
  readonly opens?: string;
}

/**
 * The cards that a table sees in such an evening, each tapped away as soon as it was read: on the table everything that
 * is new there, then what the wizard adds.
 */
export function cardsSeen<Config, State, Command, Event>(
  { guide }: Game<Config, State, Command, Event>,
  evening: readonly Moment<State>[],
): readonly GuideCard<Command>[] {
  const seen: GuideCard<Command>[] = [];
  const read = (cards: readonly GuideCard<Command>[] = []) => {
    for (const card of cards) if (!seen.some(({ id }) => id === card.id)) seen.push(card);
  };
  for (const { state, opens } of evening) {
    read(guide?.chapter(state)?.cards);
    if (opens !== undefined) read(guide?.beforeWizard(state, opens)?.cards);
  }
  return seen;
}

/** Every sketch that a card names is there, has something on it, and stays within its frame. */
export function expectSketches<Config, State, Command, Event>(
  { guide }: Game<Config, State, Command, Event>,
  states: readonly State[],
): void {
  for (const state of states)
    for (const { id, sketch } of guide?.chapter(state)?.cards ?? []) {
      if (sketch === undefined) continue;
      const drawn = guide?.sketch(sketch, state);
      if (!drawn) throw new Error(`${id} has no sketch`);
      expectWithinFrame(id, drawn);
    }
}
