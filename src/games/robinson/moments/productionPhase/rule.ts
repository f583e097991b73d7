import { among, each, ifGiven, listOf, ok, procedure, shape, type Read, type Ruling } from '@/engine';
import { counted, say } from '../../say';
import { CUBES, PIT_FACES, type Cube } from '../../terms';
import { camp, openBooks, type Books } from '../../rules/books';
import { count, cube, optionalFlag } from '../../rules/fields';

const source = shape({ type: cube, exhausted: optionalFlag });
export type Source = Read<typeof source>;

const stock = each(CUBES, count);
type Pair = Read<typeof stock>;

const productionInput = shape({
  /** On the camp tile. */
  sources: listOf(source, { max: 6 }),
  /** +1 tokens on the camp tile. */
  plusFood: optionalFlag,
  plusWood: optionalFlag,
  /** The source chosen on the Shortcut tile. */
  shortcut: ifGiven(source, null),
  /** The brown wound die, when the Pit is built. */
  pit: ifGiven(among(PIT_FACES), null),
  available: stock,
});
type ProductionInput = Read<typeof productionInput>;

export interface ProductionResult {
  readonly gained: Pair;
  readonly fromSources: Pair;
  readonly fromTokens: Pair;
  readonly fromShortcut: Pair;
  readonly fromPit: Pair;
  readonly available: Pair;
}

/** What the Pit catches. */
const CATCH = 2;

/** What the camp tile gives by itself, straight into available resources. */
export const production = procedure({ input: productionInput, resolve: resolveProduction, formFirst: true });

function resolveProduction(input: ProductionInput): Ruling<ProductionResult> {
  const { available } = input;
  const fromSources = pair((cube) => live(input.sources, cube));
  const fromTokens = { food: Number(input.plusFood), wood: Number(input.plusWood) };
  const fromShortcut = pair((cube) => live(input.shortcut ? [input.shortcut] : [], cube));
  const fromPit = { food: input.pit === 'wound' ? CATCH : 0, wood: 0 };
  const ways = [fromSources, fromTokens, fromShortcut, fromPit];
  const gained = pair((cube) => ways.reduce((sum, way) => sum + way[cube], 0));

  const books = openBooks();
  explain(books, 'production.sources', fromSources);
  for (const { type, exhausted } of input.sources)
    if (exhausted) books.tell('production', 'production.exhausted', { good: say(`good.${type}`) });
  if (input.plusFood || input.plusWood) explain(books, 'production.tokens', fromTokens);
  if (input.shortcut) explain(books, 'production.shortcut', fromShortcut);
  if (input.pit) explain(books, input.pit === 'wound' ? 'production.pit' : 'production.pitEmpty', fromPit);
  return ok({
    figures: {
      gained,
      fromSources,
      fromTokens,
      fromShortcut,
      fromPit,
      available: pair((cube) => available[cube] + gained[cube]),
    },
    explanation: books.steps,
  });
}

function pair(value: (cube: Cube) => number): Pair {
  return { food: value('food'), wood: value('wood') };
}

/** An exhausted source gives nothing. */
function live(sources: readonly Source[], cube: Cube): number {
  return sources.filter(({ type, exhausted }) => type === cube && !exhausted).length;
}

type Way = 'sources' | 'tokens' | 'shortcut' | 'pit' | 'pitEmpty';

function explain({ tell }: Books, key: `production.${Way}`, { food, wood }: Pair): void {
  tell('production', key, { goods: counted(['food', food], ['wood', wood]) }, [
    camp('food', food),
    camp('wood', wood),
  ]);
}
