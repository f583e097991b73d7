import type { ReferenceText } from '@/engine';
import { robinson } from '@/games/robinson';
import { reference } from '@/games/robinson/reference/reference';
import { LANGUAGES } from '@/i18n';
import { SHAPES } from '@/ui/icons/shapes';
import { newTable } from './session/playing';

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

test('every entry is there once, in every language the app speaks', () => {
  expect(ids.size).toBe(entries.length);
  expect(entries.length).toBeGreaterThan(70);
  expect(Object.keys(words).sort()).toEqual(Object.keys(LANGUAGES).sort());
  for (const said of Object.values(words)) expect(Object.keys(said).sort()).toEqual([...ids].sort());
});

test('every text fits on a phone and every title is another', () => {
  for (const said of Object.values(words)) {
    const all = Object.values(said);
    expect(all.filter(({ text }) => text.length === 0 || text.join('').length > FITS)).toEqual([]);
    expect(new Set(all.map(({ title }) => title)).size).toBe(all.length);
  }
});

test('what to read next exists, and so does every drawing', () => {
  for (const { id, see, icon } of entries) {
    expect([id, see.filter((other) => other === id || !ids.has(other))]).toEqual([id, []]);
    if (icon !== undefined) expect(Object.keys(SHAPES)).toContain(icon);
  }
});

test('what table and wizards point at can be read', () => {
  const state = newTable(2);
  const asked = JSON.stringify([
    robinson.table(state),
    robinson.wizards.map((wizard) => wizard.steps(state, wizard.begin(state))),
  ]).matchAll(/"reference":"([^"]+)"/g);
  const named = [...asked].map(([, id]) => id ?? '');
  expect(named.length).toBeGreaterThan(5);
  expect(named.filter((id) => !ids.has(id))).toEqual([]);
});
