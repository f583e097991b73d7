import type { Phrase, StringTree } from '@/engine';
import { leaves, unfold } from './words';

/** Finds phrases anywhere in a piece of data that have no text, or whose text has a gap that nothing fills. */
export function faultFinder(en: StringTree): (data: unknown) => readonly string[] {
  const texts = new Map<string, string[]>();
  for (const [key, text] of leaves(en)) {
    const stem = key.replace(/_(one|other)$/, '');
    texts.set(stem, [...(texts.get(stem) ?? []), text]);
  }
  return (data) => {
    const faults = new Set<string>();
    for (const { key, params = {} } of phrasesOf(data)) {
      const found = texts.get(key);
      // Faults of the form itself are worded by the app.
      if (!found && !key.startsWith('input.')) faults.add(`${key} is missing`);
      for (const [, gap] of (found ?? []).flatMap((text) => [...text.matchAll(/{{(\w+)}}/g)]))
        if (gap !== undefined && !Object.hasOwn(params, gap)) faults.add(`${key} lacks ${gap}`);
    }
    return [...faults];
  };
}

function* phrasesOf(data: unknown): Generator<Phrase> {
  if (typeof data !== 'object' || data === null) return;
  if ('key' in data && typeof data.key === 'string') return yield* unfold(data as Phrase);
  for (const value of Object.values(data)) yield* phrasesOf(value);
}
