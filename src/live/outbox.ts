import {
  added,
  draftShape,
  flag,
  kinds,
  listOf,
  maybe,
  mendShape,
  moment,
  number,
  readStored,
  refusalShape,
  shape,
  shapeOf,
  text,
} from '@/engine';
import type { Unconfirmed } from './copyParts';

/** What a phone has done that is not in the table's log yet, as its disk has it. */
const written = { id: text, at: moment };
const seen = shape({ act: text, isChange: flag });
const anything = shapeOf((at): unknown => at.value);
const tap = kinds('kind', {
  act: shape({
    ...written,
    command: anything,
    wizard: added(text),
    draft: added(draftShape),
    picks: added(listOf(number())),
    reviewed: added(text),
  }),
  undo: shape({ ...written, of: seen }),
  redo: shape({ ...written, of: seen }),
  jump: shape({ ...written, to: maybe(seen) }),
  change: shape({ ...written, mends: listOf(mendShape) }),
});

const outbox = shape({
  waiting: listOf(shape({ tap })),
  notTaken: listOf(shape({ tap, why: refusalShape, events: added(listOf(anything)) })),
});

/** Null where it cannot be read. */
export function readOutbox(body: unknown): Unconfirmed | null {
  const read = readStored(body, outbox);
  return read.ok
    ? { waiting: read.value.waiting.map((one) => one.tap), notTaken: read.value.notTaken }
    : null;
}
