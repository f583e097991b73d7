import type { Delta, ExplainStep, Explanation, Say, StepId } from '@/engine';
import { say, type Key } from '../say';
import { CAMP, type Good } from '../terms';
import type { Part } from './parts';

/** The chapters of the rules summary, by the names it gives them. */
const CHAPTERS = {
  setup: 'Setup',
  event: 'Event Phase',
  morale: 'Morale Phase',
  production: 'Production Phase',
  tokens: 'Check Tokens',
  planning: 'Planning Actions',
  dice: 'Rolling Action Dice',
  hunting: 'Hunting',
  building: 'Building',
  gathering: 'Gathering Resources',
  items: 'Invention/Item Cards',
  skills: 'Character Skills',
  arranging: 'Arranging the Camp',
  rest: 'Rest',
  discovery: 'Discovery Tokens',
  weather: 'Weather Phase',
  night: 'Night Phase',
  moving: 'Moving the Camp',
  outside: 'Spending the Night Phase Outside the Camp',
  characters: 'Characters',
  demand: 'Unfulfilled Demand',
  friday: 'Friday',
  ending: 'End of the Game',
} as const;
type Chapter = keyof typeof CHAPTERS;

/** The explanation of one procedure as it is written. */
export interface Books {
  readonly steps: Explanation;
  /** One line, with what it changes. */
  tell(
    chapter: Chapter,
    key: Key,
    params?: Parameters<Say<Key>>[1],
    deltas?: readonly Delta[],
    more?: { readonly figure?: string; readonly id?: StepId<Part> },
  ): void;
}

export function openBooks(): Books {
  const steps: ExplainStep[] = [];
  return {
    steps,
    tell: (chapter, key, params, deltas = [], more = {}) => {
      const real = deltas.filter(({ by }) => by !== 0);
      steps.push({
        rule: say(key, params),
        source: `§ ${CHAPTERS[chapter]}`,
        ...(real.length > 0 && { deltas: real }),
        ...more,
      });
    },
  };
}

export type CampAsset =
  Good | 'nonPerishable' | 'weapon' | 'roof' | 'palisade' | 'shelter' | 'morale' | 'huntingDeck';

export function camp(asset: CampAsset, by: number): Delta {
  return { owner: CAMP, asset, by };
}

export type BodyAsset = 'wounds' | 'determination' | 'food' | 'pawns';

export function body(id: string, asset: BodyAsset, by: number): Delta {
  return { owner: id, asset, by };
}
