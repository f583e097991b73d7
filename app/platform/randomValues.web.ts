/** Every browser has it, also over plain http; the library around it would only make the first load longer. */
export function getRandomValues<T extends Uint8Array<ArrayBuffer> | Uint32Array<ArrayBuffer>>(values: T): T {
  return crypto.getRandomValues(values);
}
