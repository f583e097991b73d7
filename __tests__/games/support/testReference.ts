import type { Reference, ReferenceKind, ReferenceText } from '@/engine';
import { LANGUAGES } from '@/i18n';
import { SHAPES } from '@/ui/icons/shapes';

/** A small phone shows this many letters of body text under a header without scrolling. */
const FITS = 600;

interface Tested {
  readonly books: readonly string[];
  /** The kinds of entry that there are. */
  readonly kinds: readonly ReferenceKind[];
  /** From these, links lead to every word of the rules. */
  readonly roots: readonly string[];
  /** Kinds that are looked up in their own lists. */
  readonly lists: readonly ReferenceKind[];
}

/** What holds for the rules reference of a whole game. */
export function testReference(
  { entries, texts }: Reference,
  { books, kinds, roots, lists }: Tested,
): { words(language: string, id: string): ReferenceText | undefined } {
  const ids = new Set(entries.map(({ id }) => id));
  let words: Readonly<Record<string, Readonly<Record<string, ReferenceText>>>> = {};

  beforeAll(async () => {
    words = Object.fromEntries(
      await Promise.all(Object.entries(texts).map(async ([language, load]) => [language, await load()])),
    );
  });

  test('there are more than a hundred entries, each once, and at least one of every kind', () => {
    expect(ids.size).toBe(entries.length);
    expect(entries.length).toBeGreaterThan(100);
    expect(new Set(entries.map(({ kind }) => kind))).toEqual(new Set(kinds));
  });

  test('every language the app speaks words exactly the same entries', () => {
    expect(Object.keys(words).sort()).toEqual(Object.keys(LANGUAGES).sort());
    for (const [language, said] of Object.entries(words))
      expect([language, Object.keys(said).sort()]).toEqual([language, [...ids].sort()]);
  });

  test('no text is empty, and each fits on a phone without scrolling', () => {
    const bad = Object.entries(words)
      .flatMap(([language, said]) =>
        Object.entries(said).map(([id, text]) => [`${language} ${id}`, text] as const),
      )
      .filter(
        ([, { title, also = [], text }]) =>
          [title, ...also, ...text].some((part) => part.trim() === '') ||
          text.length < 1 ||
          text.length > 4 ||
          text.join('').length > FITS,
      );
    expect(bad.map(([name]) => name)).toEqual([]);
  });

  test('two entries of one kind never have the same title', () => {
    const titles = entries.flatMap(({ id, kind }) =>
      Object.entries(words).map(([language, said]) => `${language} ${kind} ${said[id]?.title}`),
    );
    expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
  });

  test('what to read next exists, and is never the entry itself', () => {
    const lost = entries.flatMap(({ id, see }) =>
      see.filter((other) => other === id || !ids.has(other)).map((other) => `${id} → ${other}`),
    );
    expect(lost).toEqual([]);
    expect(entries.filter(({ see }) => see.length === 0)).toEqual([]);
  });

  test('from what the game is about, links lead to every word of the rules', () => {
    const reached = new Set<string>();
    const next = [...roots];
    for (let id = next.pop(); id !== undefined; id = next.pop()) {
      if (reached.has(id)) continue;
      reached.add(id);
      next.push(...(entries.find((entry) => entry.id === id)?.see ?? []));
    }
    const alone = entries.filter(({ id, kind }) => !lists.includes(kind) && !reached.has(id));
    expect(alone.map(({ id }) => id)).toEqual([]);
  });

  test('every drawing exists, and every symbol has one', () => {
    const icons = entries.flatMap(({ icon }) => (icon === undefined ? [] : [icon]));
    expect(icons.filter((icon) => !Object.hasOwn(SHAPES, icon))).toEqual([]);
    expect(entries.filter(({ kind, icon }) => kind === 'symbol' && icon === undefined)).toEqual([]);
  });

  test('every entry names a book, and every book has an entry that tells which one it is', () => {
    for (const { id, source, editions = books } of entries) {
      expect([id, Object.keys(source).sort()]).toEqual([id, [...editions].sort()]);
      for (const book of Object.keys(source)) expect(ids).toContain(book);
    }
  });

  return { words: (language, id) => words[language]?.[id] };
}
