import {
  added,
  among,
  listOf,
  maybe,
  mendShape,
  moment,
  placeInLog,
  readStored,
  shape,
  text,
  type Mend,
} from '@/engine';

const changeShape = shape({
  version: among([1]),
  begunAt: moment,
  mends: listOf(mendShape),
  looking: maybe(shape({ at: placeInLog, how: among(['instead', 'before']), wizard: added(text) })),
});

/** The table as it was, right before this act. */
export interface Looking {
  readonly at: number;
  readonly how: 'instead' | 'before';
  /** The wizard that is open there. */
  readonly wizard?: string | undefined;
}

/** What somebody is changing about the past, as it is kept until it counts. */
export interface ChangeDraft {
  readonly begunAt: number;
  readonly mends: readonly Mend[];
  readonly looking: Looking | null;
}

export function readChange(body: unknown): ChangeDraft | null {
  const read = readStored(body, changeShape);
  return read.ok ? read.value : null;
}

export function writeChange({ begunAt, mends, looking }: ChangeDraft): unknown {
  return { version: 1, begunAt, mends, looking };
}
