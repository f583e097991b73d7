/** A tap as its event reports it. */
interface Tap {
  /** When the finger was there, in milliseconds; null where it is not known. */
  readonly at: number | null;
  /** Which click of a double click it is, where a mouse counts them. */
  readonly count: number | null;
}

/** Nobody has read what a button says by then. */
const TOO_SOON = 400;

export function tapOf(event: unknown): Tap {
  const { detail, pointerType, timeStamp, timestamp } = nativeOf(event);
  const at = [timeStamp, timestamp].find((time) => typeof time === 'number');
  return {
    at: typeof at === 'number' ? at : null,
    count: pointerType === 'mouse' && typeof detail === 'number' ? detail : null,
  };
}

/** A mouse counts its double clicks; for a finger only the time can tell. */
export function isSecondOf(before: number | null, { at, count }: Tap): boolean {
  if (count !== null) return count > 1;
  return before !== null && at !== null && at - before < TOO_SOON;
}

function nativeOf(event: unknown): Readonly<Record<string, unknown>> {
  const native =
    typeof event === 'object' && event !== null && 'nativeEvent' in event ? event.nativeEvent : null;
  // Members of a browser's event are inherited: it must not be copied.
  return typeof native === 'object' && native !== null ? (native as Readonly<Record<string, unknown>>) : {};
}
