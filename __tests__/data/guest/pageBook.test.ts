import fc from 'fast-check';
import { howMany } from '../../support/howMany';
import { createPageBook, PAGE, type KeptFile } from '@/data/guest/pageBook';

const EMPTY: KeptFile = { size: 0, pages: new Map() };

function bytes(length: number, value: number): Uint8Array {
  return new Uint8Array(length).fill(value);
}

function whole(book: ReturnType<typeof createPageBook>): Uint8Array {
  const all = new Uint8Array(book.size());
  expect(book.read(all, 0)).toBe(true);
  return all;
}

test('a write over a page border changes both pages and nothing else', () => {
  const book = createPageBook(EMPTY);
  book.write(bytes(3 * PAGE, 1), 0);
  book.kept();
  book.write(bytes(4, 2), 2 * PAGE - 2);
  const change = book.change();
  expect([...(change?.pages.keys() ?? [])]).toEqual([1, 2]);
  expect(change?.size).toBe(3 * PAGE);
});

test('what is written as it was needs no storing', () => {
  const book = createPageBook(EMPTY);
  book.write(bytes(PAGE, 7), 0);
  book.kept();
  book.write(bytes(PAGE, 8), 0);
  book.write(bytes(PAGE, 7), 0);
  expect(book.change()).toBeNull();
});

test('a read beyond the end says so and is filled with zeros', () => {
  const book = createPageBook(EMPTY);
  book.write(bytes(10, 1), 0);
  const into = bytes(20, 9);
  expect(book.read(into, 5)).toBe(false);
  expect([...into]).toEqual([...bytes(5, 1), ...bytes(15, 0)]);
});

test('what was cut off does not come back when the file grows again', () => {
  const book = createPageBook(EMPTY);
  book.write(bytes(2 * PAGE, 1), 0);
  book.truncate(PAGE / 2);
  book.write(bytes(1, 2), 2 * PAGE - 1);
  const all = whole(book);
  expect(all.subarray(0, PAGE / 2)).toEqual(bytes(PAGE / 2, 1));
  expect(all.subarray(PAGE / 2, 2 * PAGE - 1)).toEqual(bytes(PAGE * 1.5 - 1, 0));
});

type Step =
  | { readonly kind: 'write'; readonly at: number; readonly length: number; readonly value: number }
  | { readonly kind: 'truncate'; readonly size: number }
  | { readonly kind: 'keep' | 'refuse' | 'kill' };

const place = fc.nat(5 * PAGE);
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({
    kind: fc.constant('write' as const),
    at: place,
    length: fc.integer({ min: 1, max: 2 * PAGE }),
    value: fc.integer({ min: 1, max: 255 }),
  }),
  fc.record({ kind: fc.constant('truncate' as const), size: place }),
  fc.record({ kind: fc.constantFrom('keep' as const, 'refuse' as const, 'kill' as const) }),
);

/** A plain file, and a copy of it as it was when it was last kept. */
function play(steps: readonly Step[]) {
  let stored: KeptFile = EMPTY;
  let book = createPageBook(stored);
  let file = new Uint8Array(0);
  let keptFile = file;
  const happened = { kept: 0, takenBack: 0 };
  for (const next of steps) {
    if (next.kind === 'write') {
      const grown = new Uint8Array(Math.max(file.length, next.at + next.length));
      grown.set(file);
      grown.fill(next.value, next.at, next.at + next.length);
      file = grown;
      book.write(bytes(next.length, next.value), next.at);
    } else if (next.kind === 'truncate') {
      file = file.slice(0, next.size);
      book.truncate(next.size);
    } else if (next.kind === 'keep') {
      const change = book.change();
      if (change) {
        const pages = [...stored.pages, ...change.pages].filter(([page]) => page < change.end);
        stored = { size: change.size, pages: new Map(pages) };
        happened.kept += 1;
      }
      book.kept();
      keptFile = file;
    } else {
      if (next.kind === 'refuse') book.takeBack();
      else book = createPageBook(stored);
      file = keptFile;
      happened.takenBack += 1;
    }
    expect(Buffer.compare(whole(book), file)).toBe(0);
    expect(Buffer.compare(whole(createPageBook(stored)), keptFile)).toBe(0);
  }
  return happened;
}

test('the file is what was written, and what is kept is the file as it was then, whatever is refused or killed', () => {
  const sum = { kept: 0, takenBack: 0 };
  fc.assert(
    fc.property(fc.array(step, { minLength: 5, maxLength: 30 }), (steps) => {
      const { kept, takenBack } = play(steps);
      sum.kept += kept;
      sum.takenBack += takenBack;
    }),
    { numRuns: howMany(100, 3000) },
  );
  expect(sum.kept).toBeGreaterThan(50);
  expect(sum.takenBack).toBeGreaterThan(50);
});
