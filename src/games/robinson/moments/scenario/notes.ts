import type { InventionCard } from '../plan/planned';
import type { DiceByRound } from '../../session/config';
import type { State } from '../../session/state';

/** Of the goal, and of the special rules. */
export const SCENARIO_WORDS = 160;
/** Of the name of an invention. */
export const NAME_LENGTH = 40;
/** More inventions than any Scenario card shows. */
export const MOST_ITEMS = 12;
/** The price of an invention in one kind of goods. */
export const PRICE = { min: 0, max: 9 } as const;

export interface ScenarioItem {
  readonly name: string;
  /** What it asks for; null where nobody has said it yet. */
  readonly card: InventionCard | null;
  readonly built: boolean;
}

/** What the table wrote down from the Scenario card. */
export interface ScenarioNotes {
  readonly goal: string;
  readonly rules: string;
  readonly weather: DiceByRound;
  readonly items: readonly ScenarioItem[];
}

const NO_DICE: DiceByRound = { rain: [], winter: [], animals: [] };

export function scenarioNotes({ config, cards, scenarioItems, comingScenario }: State): ScenarioNotes {
  return {
    goal: config.goal ?? '',
    rules: config.rules ?? '',
    weather: config.weather ?? NO_DICE,
    items: (config.scenarioItems ?? []).map((name) => ({
      name,
      card: (Object.hasOwn(cards, name) ? cards[name] : undefined) ?? null,
      built: [...scenarioItems, ...comingScenario].includes(name),
    })),
  };
}

/** "4–6", "8": rounds that follow each other, in one. */
export function spansOf(rounds: readonly number[]): readonly string[] {
  const spans: (readonly [number, number])[] = [];
  for (const round of rounds) {
    const last = spans.at(-1);
    if (last?.[1] === round - 1) spans[spans.length - 1] = [last[0], round];
    else spans.push([round, round]);
  }
  return spans.map(([from, to]) => (from === to ? `${from}` : `${from}–${to}`));
}
