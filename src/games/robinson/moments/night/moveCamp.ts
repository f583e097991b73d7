import {
  distinct,
  err,
  flag,
  ifGiven,
  listOf,
  ok,
  procedure,
  shape,
  type Read,
  type Refusal,
  type Ruling,
} from '@/engine';
import { listed, say } from '../../say';
import { CUBES, type Cube } from '../../terms';
import { camp, openBooks, type Books } from '../../rules/books';
import { count, cube, optionalFlag, optionalList } from '../../rules/fields';
import { refuse } from '../../rules/refuse';

/** One token of a kind lies on a tile. */
const tokens = optionalList(distinct(listOf(cube, { max: 2 })));

const moveCampInput = shape({
  /** By the players; a shelter found on the tile is left behind. */
  shelterBuilt: flag,
  roof: count,
  palisade: count,
  adjacent: flag,
  /** Explored and face up. */
  accessible: ifGiven(flag, true),
  /** +1 tokens of built items: on the old tile, those to take along, those already on the new tile. */
  plusTokens: tokens,
  carry: tokens,
  destinationTokens: tokens,
  /** A Shortcut token is on the island. */
  shortcut: optionalFlag,
});
type MoveCampInput = Read<typeof moveCampInput>;

export interface MoveCampResult {
  readonly roof: number;
  readonly palisade: number;
  readonly lost: { readonly roof: number; readonly palisade: number };
  readonly tokensLeft: readonly Cube[];
  readonly tokensAtCamp: readonly Cube[];
  readonly shortcutLost: boolean;
}

/** The camp goes to the next tile, and half of its roof and palisade stays behind. */
export const moveCamp = procedure({ input: moveCampInput, resolve: resolveMoveCamp, formFirst: true });

function resolveMoveCamp(input: MoveCampInput): Ruling<MoveCampResult> {
  const fault = checkMove(input);
  if (fault) return err(fault);

  const { shelterBuilt, roof, palisade, plusTokens, carry, destinationTokens, shortcut } = input;
  const books = openBooks();
  const lossOf = (level: number) => (shelterBuilt ? Math.floor(level / 2) : level);
  const lost = { roof: lossOf(roof), palisade: lossOf(palisade) };
  explainLoss(books, input, lost);
  const tokensLeft = CUBES.filter((cube) => plusTokens.includes(cube) && !carry.includes(cube));
  const tokensAtCamp = CUBES.filter((cube) => destinationTokens.includes(cube) || carry.includes(cube));
  if (carry.length > 0)
    books.tell('moving', 'moveCamp.carried', {
      tokens: listed(CUBES.filter((cube) => carry.includes(cube)).map((cube) => say(`good.${cube}`))),
    });
  if (shortcut) books.tell('moving', 'moveCamp.shortcut');
  return ok({
    figures: {
      roof: roof - lost.roof,
      palisade: palisade - lost.palisade,
      lost,
      tokensLeft,
      tokensAtCamp,
      shortcutLost: shortcut,
    },
    explanation: books.steps,
  });
}

function checkMove(input: MoveCampInput): Refusal | null {
  if (!input.adjacent) return refuse('limit-exceeded', 'adjacent', 'refusal.notAdjacent');
  if (!input.accessible) return refuse('limit-exceeded', 'accessible', 'refusal.notAccessible');
  for (const [i, cube] of input.carry.entries()) {
    const token = say(`good.${cube}`);
    if (!input.plusTokens.includes(cube))
      return refuse('limit-exceeded', `carry[${i}]`, 'refusal.noToken', { token });
    if (input.destinationTokens.includes(cube))
      return refuse('limit-exceeded', `carry[${i}]`, 'refusal.tokenThere', { token });
  }
  return null;
}

function explainLoss({ tell }: Books, input: MoveCampInput, lost: MoveCampResult['lost']): void {
  if (input.roof + input.palisade === 0) return tell('moving', 'moveCamp.free');
  tell('moving', input.shelterBuilt ? 'moveCamp.half' : 'moveCamp.all', { ...lost }, [
    camp('roof', -lost.roof),
    camp('palisade', -lost.palisade),
  ]);
}
