import type { Mend, Wish } from './changePast';
import { placeInLog } from './entry';
import { added, kinds, listOf, number, shape, shapeOf, text, type Shape } from './shape';
import { draftShape } from './wizard/draft';

/** A stored wish: what a command must look like is known by its game, which reads it when it is decided. */
const wish: Shape<Wish, unknown> = shape({
  command: shapeOf((at): unknown => at.value),
  wizard: added(text),
  draft: added(draftShape),
  picks: added(listOf(number())),
});

const at = { at: placeInLog };
export const mendShape: Shape<Mend, unknown> = kinds('how', {
  instead: shape({ ...at, wish }),
  before: shape({ ...at, wish }),
  out: shape(at),
  keep: shape(at),
});
