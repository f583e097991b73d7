import { entries, fail, field, flag, isAbsent, optional, phrase, whole, type At } from '@/engine';

/** An optional number: absent counts as `absent`, 0 unless said otherwise. */
export function readCount(at: At, key: string, max?: number, absent = 0): number {
  return optional(field(at, key), (value) => whole(value, max === undefined ? {} : { max }), absent);
}

export function readFlag(at: At, key: string): boolean {
  return optional(field(at, key), flag, false);
}

/** Refuses keys that a map does not have; `null` counts as absent. */
export function refuseOtherKeys(at: At, keys: readonly string[]): void {
  for (const [key, value] of entries(at)) {
    if (!keys.includes(key) && !isAbsent(value))
      fail(value.path, 'invalid-input', phrase('refusal.unknownKey', { key }));
  }
}
