import type { ReferenceText } from '@/engine';
import { survivors } from '@/games/survivors';
import { reference } from '@/games/survivors/reference/reference';
import { LANGUAGES } from '@/i18n';
import { SHAPES } from '@/ui/icons/shapes';
import { play, totals, travel, underWay } from './session/playing';

/** A small phone shows this many letters of body text under a header without scrolling. */
const FITS = 600;

const { entries, texts } = reference;
const ids = new Set(entries.map(({ id }) => id));
let words: Readonly<Record<string, Readonly<Record<string, ReferenceText>>>>;

beforeAll(async () => {
  words = Object.fromEntries(
    await Promise.all(Object.entries(texts).map(async ([language, load]) => [language, await load()])),
  );
});

test('every language the app speaks words exactly the same entries, none empty, none too long for a phone', () => {
  expect(ids.size).toBe(entries.length);
  expect(Object.keys(words).sort()).toEqual(Object.keys(LANGUAGES).sort());
  for (const [language, said] of Object.entries(words)) {
    expect([language, Object.keys(said).sort()]).toEqual([language, [...ids].sort()]);
    for (const [id, { title, also = [], text }] of Object.entries(said)) {
      const full = [title, ...also, ...text].every((part) => part.trim() !== '');
      expect([id, full, text.join('').length <= FITS]).toEqual([id, true, true]);
    }
  }
});

test('what to read next exists, every book has its entry, and every drawing is drawn', () => {
  for (const { id, see, source, icon } of entries) {
    expect([id, see.filter((other) => other === id || !ids.has(other))]).toEqual([id, []]);
    expect([id, Object.keys(source).every((book) => ids.has(book))]).toEqual([id, true]);
    if (icon !== undefined) expect([id, Object.hasOwn(SHAPES, icon)]).toEqual([id, true]);
  }
});

test('from what the game is about, links lead to every word of the rules', () => {
  const reached = new Set<string>();
  const next = ['overview', 'setup', 'turn', 'cooperative'];
  for (let id = next.pop(); id !== undefined; id = next.pop()) {
    if (reached.has(id)) continue;
    reached.add(id);
    next.push(...(entries.find((entry) => entry.id === id)?.see ?? []));
  }
  const alone = entries.filter(({ id, kind }) => kind !== 'symbol' && !reached.has(id));
  expect(alone.map(({ id }) => id)).toEqual([]);
});

test('whatever a screen of the game points to is there', () => {
  const states = [underWay(2), play(underWay(2), travel(0)), play(underWay(2), travel(0), totals(3, 1, 0))];
  const named = states.flatMap((state) => {
    const { shared = [], rows, actions, more = [] } = survivors.table(state);
    return [
      ...shared.flatMap(({ figures }) => figures),
      ...rows.flatMap(({ stats, more: groups = [] }) => [...stats, ...groups]),
      ...actions,
      ...more,
      ...survivors.wizards.flatMap((wizard) => wizard.steps(state, wizard.begin(state))),
    ].map(({ reference: entry }) => entry);
  });
  expect(named.length).toBeGreaterThan(50);
  expect(named.filter((entry) => entry !== undefined && !ids.has(entry))).toEqual([]);
});
