import { among, flag, ok, procedure, shape, type Outcome, type Read } from '@/engine';
import { effectOf, ITEM_NAMES } from '../../items';
import { DETERMINATION } from '../../pieces';
import { amount, listed, say } from '../../say';
import { take } from '../../stock';
import type { Action } from '../../terms';
import { body, camp, openBooks, type Books } from '../../rules/books';
import { levels, optionalFlag, type Levels } from '../../rules/fields';

const itemInput = shape({
  item: among(ITEM_NAMES),
  change: among(['build', 'lose']),
  levels,
  /** Built or found, where the camp is. */
  hasShelter: flag,
  /** A character's own invention, built for the first time. */
  firstCharacterInvention: optionalFlag,
});
type ItemInput = Read<typeof itemInput>;

export interface ItemResult {
  readonly levels: Levels;
  readonly palisadeIgnored: boolean;
  readonly determination: 0 | 2;
  readonly nonPerishable: 0 | 2;
  readonly pawnActions: readonly Action[];
  /** To place when it is built, to take away when it is lost. */
  readonly tokens: readonly ('plus-food' | 'shortcut')[];
}

/** The one who built it. */
export const BUILDER = 'builder';

/** What happens the moment an invention becomes an item, or an item is turned back. */
export const item = procedure({
  input: itemInput,
  resolve: (input) => ok(resolveItem(input)),
  formFirst: true,
});

export function resolveItem(input: ItemInput): Outcome<ItemResult> {
  const books = openBooks();
  books.tell('items', `item.${input.change}`, { item: say(`item.name.${input.item}`) });
  const figures = input.change === 'build' ? build(books, input) : lose(books, input);
  return { figures, explanation: books.steps };
}

function build({ tell }: Books, input: ItemInput): ItemResult {
  const { weapon = 0, palisade = 0, nonPerishable = 0, pawn = [], token } = effectOf(input.item);
  // The palisade track only begins with a shelter (ruling 8).
  const palisadeIgnored = palisade > 0 && !input.hasShelter;
  const wall = palisadeIgnored ? 0 : palisade;
  if (weapon > 0) tell('items', 'item.weapon', { count: weapon }, [camp('weapon', weapon)]);
  if (wall > 0) tell('items', 'item.palisade', { count: wall }, [camp('palisade', wall)]);
  if (palisadeIgnored) tell('building', 'item.palisadeIgnored');
  if (nonPerishable > 0)
    tell('items', 'item.food', { food: amount('nonPerishable', nonPerishable) }, [
      camp('nonPerishable', nonPerishable),
    ]);
  if (pawn.length > 0)
    tell('items', 'item.pawn', { actions: listed(pawn.map((action) => say(`action.${action}`))) });
  if (token) tell('items', `item.place.${token}`);
  const determination = input.firstCharacterInvention ? DETERMINATION : 0;
  if (determination > 0)
    tell(
      'building',
      'item.firstOwn',
      { tokens: amount('determination', determination) },
      [body(BUILDER, 'determination', determination)],
      { id: { part: 'first-invention' } },
    );
  return {
    levels: { weapon: input.levels.weapon + weapon, palisade: input.levels.palisade + wall },
    palisadeIgnored,
    determination,
    nonPerishable,
    pawnActions: [...pawn],
    tokens: token ? [token] : [],
  };
}

/** The effect goes as far as it is still there, and nobody is hurt for the rest (ruling 10). */
function lose({ tell }: Books, input: ItemInput): ItemResult {
  const { weapon = 0, palisade = 0, token } = effectOf(input.item);
  const arms = take(input.levels.weapon, weapon);
  const wall = take(input.levels.palisade, palisade);
  if (weapon > 0) tell('items', 'item.weaponLost', { count: arms.taken }, [camp('weapon', -arms.taken)]);
  if (palisade > 0)
    tell('items', 'item.palisadeLost', { count: wall.taken }, [camp('palisade', -wall.taken)]);
  if (arms.missing + wall.missing > 0) tell('items', 'item.spent', { count: arms.missing + wall.missing });
  if (token) tell('items', `item.remove.${token}`);
  return {
    levels: { weapon: arms.left, palisade: wall.left },
    palisadeIgnored: false,
    determination: 0,
    nonPerishable: 0,
    pawnActions: [],
    tokens: token ? [token] : [],
  };
}
