/** A random UUID. The browser's own `randomUUID` is missing over plain http; this works everywhere. */
export function randomId(fill: (bytes: Uint8Array<ArrayBuffer>) => Uint8Array): string {
  const bytes = fill(new Uint8Array(16));
  const digits = Array.from(bytes, (byte, i) => {
    // The version, 4, and the variant are where every reader of a UUID looks for them.
    const fixed = i === 6 ? (byte & 0x0f) | 0x40 : i === 8 ? (byte & 0x3f) | 0x80 : byte;
    return fixed.toString(16).padStart(2, '0');
  }).join('');
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
