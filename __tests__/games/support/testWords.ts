import * as fc from 'fast-check';
import type { Phrase, StringTree } from '@/engine';
import type { RulesUnderTest } from './rulesUnderTest';
import { keysOf, leaves, phrasesIn, unfold } from './words';

export type Positions = Readonly<Record<string, fc.Arbitrary<unknown>>>;

/** The strings of a game in both languages, and that its procedures say nothing else. */
export function testWords(
  english: StringTree,
  polish: StringTree,
  { resolve }: Pick<RulesUnderTest, 'resolve'>,
  positions: Positions,
): void {
  test('Polish has the keys of English, and no others', () => {
    expect([...keysOf(polish)].sort()).toEqual([...keysOf(english)].sort());
  });

  test('what is counted has all the plural forms of its language', () => {
    const forms = (tree: StringTree) =>
      [...leaves(tree)].filter(([key]) => /_(one|few|many|other)$/.test(key)).map(([key]) => key);
    const stems = new Set(forms(english).map((key) => key.replace(/_\w+$/, '')));
    expect(forms(english).sort()).toEqual(
      [...stems].flatMap((stem) => [`${stem}_one`, `${stem}_other`]).sort(),
    );
    expect(forms(polish).sort()).toEqual(
      [...stems].flatMap((stem) => ['one', 'few', 'many', 'other'].map((form) => `${stem}_${form}`)).sort(),
    );
  });

  test('a text and its translation have the same gaps to fill', () => {
    const polishTexts = textsOf(polish);
    for (const [key, texts] of textsOf(english)) {
      const gaps = (all: readonly string[]) => [...new Set(all.flatMap(placeholders))].sort();
      expect([key, gaps(polishTexts.get(key) ?? [])]).toEqual([key, gaps(texts)]);
    }
  });

  test.each(Object.keys(positions))(
    '%s: every phrase exists and fills every gap of its text',
    (procedure) => {
      const texts = textsOf(english);
      const faults = new Set<string>();
      const check = ({ key, params = {} }: Phrase) => {
        const text = texts.get(key);
        // Faults of the form itself are worded by the app.
        if (!text && !key.startsWith('input.')) faults.add(`${key} is missing`);
        for (const gap of (text ?? []).flatMap(placeholders))
          if (!Object.hasOwn(params, gap)) faults.add(`${key} lacks ${gap}`);
      };
      for (const input of fc.sample(positions[procedure] as fc.Arbitrary<unknown>, {
        numRuns: 300,
        seed: 11,
      })) {
        const result = resolve(procedure, input);
        for (const phrase of result.ok ? phrasesIn(result.value.explanation) : unfold(result.error.message))
          check(phrase);
      }
      expect([...faults]).toEqual([]);
    },
  );
}

function textsOf(tree: StringTree): ReadonlyMap<string, readonly string[]> {
  const texts = new Map<string, string[]>();
  for (const [key, text] of leaves(tree)) {
    const stem = key.replace(/_(one|few|many|other)$/, '');
    texts.set(stem, [...(texts.get(stem) ?? []), text]);
  }
  return texts;
}

function placeholders(text: string): readonly string[] {
  return [...text.matchAll(/{{(\w+)}}/g)].map(([, name]) => name as string);
}
