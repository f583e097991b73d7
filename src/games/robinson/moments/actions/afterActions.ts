import type { Delta, Explanation } from '@/engine';
import { effectOf, type DiscoveryToken } from '../../discoveries';
import { counted } from '../../say';
import type { Goods } from '../../terms';
import { camp, openBooks, type CampAsset } from '../../rules/books';

export interface AfterActionsInput {
  readonly future: Goods & { readonly nonPerishable: number };
  /** Discovery tokens that exploring brought this round. */
  readonly drawn: readonly DiscoveryToken[];
}

export interface AfterActionsResult {
  /** What becomes available. */
  readonly ready: Goods & { readonly nonPerishable: number };
  /** What the resource tokens became. */
  readonly fromTokens: Goods;
  /** Kept until they are used. */
  readonly kept: readonly DiscoveryToken[];
}

/** When all actions are done future resources become available and resource tokens become cubes. */
export function afterActions({ future, drawn }: AfterActionsInput): {
  readonly figures: AfterActionsResult;
  readonly explanation: Explanation;
} {
  const books = openBooks();
  const { wood, fur, food, nonPerishable } = future;
  books.tell(
    'planning',
    'after.ready',
    { goods: counted(['wood', wood], ['fur', fur], ['food', food], ['nonPerishable', nonPerishable]) },
    [
      ...moved('wood', 'futureWood', wood),
      ...moved('fur', 'futureFur', fur),
      ...moved('food', 'futureFood', food),
      ...moved('nonPerishable', 'futureNonPerishable', nonPerishable),
    ],
  );
  const cubes = drawn.filter(isResource).map((token) => effectOf(token).gains ?? {});
  const sum = (good: keyof Goods) => cubes.reduce((all, gains) => all + (gains[good] ?? 0), 0);
  const fromTokens = { wood: sum('wood'), fur: sum('fur'), food: sum('food') };
  if (cubes.length > 0)
    books.tell(
      'discovery',
      'after.tokens',
      { goods: counted(['wood', fromTokens.wood], ['fur', fromTokens.fur], ['food', fromTokens.food]) },
      [camp('wood', fromTokens.wood), camp('fur', fromTokens.fur), camp('food', fromTokens.food)],
    );
  return {
    figures: { ready: future, fromTokens, kept: drawn.filter((token) => !isResource(token)) },
    explanation: books.steps,
  };
}

/** From the future space to where it can be used. */
function moved(asset: CampAsset, from: string, by: number): readonly Delta[] {
  return [camp(asset, by), { ...camp(asset, -by), asset: from }];
}

/** A token that shows cubes and asks for nothing. */
function isResource(token: DiscoveryToken): boolean {
  const { gains, needs } = effectOf(token);
  return gains !== undefined && needs === undefined;
}
