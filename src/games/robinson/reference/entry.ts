import type { ReferenceText } from '@/engine';

/** A title, other words to find it by (apart by commas, or none), and short paragraphs. */
export function entry(title: string, also: string, ...text: readonly string[]): ReferenceText {
  return { title, text, ...(also !== '' && { also: also.split(', ') }) };
}
