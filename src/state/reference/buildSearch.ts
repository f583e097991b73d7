import MiniSearch, { type SearchOptions } from 'minisearch';
import type { ReferenceEntry, ReferenceKind, ReferenceText } from '@/engine';
import { stemWord } from './stemWord';
import { wordsOf } from './wordsOf';

/** Ids of entries, the best first. */
export type Search = (question: string) => readonly string[];

type Texts = Readonly<Record<string, ReferenceText>>;

const FIELDS = ['title', 'also', 'text'];
const MOST = 40;

/** The title says what an entry is about; its text only mentions things. */
const BOOST = { title: 10, also: 7, text: 1 };

/** A drawing, a table or a difference has the name of a thing, and the thing itself is what people ask about first. */
const WEIGHT: Partial<Record<ReferenceKind, number>> = { symbol: 0.4, difference: 0.6, table: 0.7 };

/** Tried in turn until something is found, so that a correct word never finds one that is only spelt alike. */
const TRIES: readonly SearchOptions[] = [
  { combineWith: 'AND', prefix: true },
  { combineWith: 'AND', prefix: true, fuzzy: (word) => slips(word) },
  { combineWith: 'OR', prefix: true, fuzzy: (word) => slips(word) },
];

/** An index of one game's reference in one language. Building it takes a few frames, asking it less than one. */
export function buildSearch(
  language: string,
  entries: readonly Pick<ReferenceEntry, 'id' | 'kind'>[],
  texts: Texts,
): Search {
  const stem = (word: string) => stemWord(word, language);
  const stems = (text: string) => wordsOf(text).map(stem);
  const index = new MiniSearch({
    fields: FIELDS,
    tokenize: wordsOf,
    processTerm: stem,
    searchOptions: { boost: BOOST },
  });
  const known = new Map<unknown, Known>();
  for (const { id, kind } of entries) {
    const words = texts[id];
    if (!words) continue;
    const { title, also = [], text } = words;
    index.add({ id, title, also: also.join('\n'), text: text.join('\n') });
    known.set(id, { id, title: stems(title), also: also.map(stems), weight: WEIGHT[kind] ?? 1 });
  }

  return (question) => {
    const asked = stems(question).length;
    if (asked === 0) return [];
    for (const how of TRIES) {
      const found = index.search(question, { ...how, boostDocument: (id) => known.get(id)?.weight ?? 1 });
      if (found.length === 0) continue;
      return found
        .flatMap(({ id, score, terms }) => {
          const entry = known.get(id);
          return entry ? [{ id: entry.id, score, match: matchOf(entry, terms, asked) }] : [];
        })
        .sort((a, b) => b.match - a.match || b.score - a.score)
        .slice(0, MOST)
        .map(({ id }) => id);
    }
    return [];
  };
}

interface Known {
  readonly id: string;
  readonly title: readonly string[];
  readonly also: readonly (readonly string[])[];
  readonly weight: number;
}

/** An entry with exactly the name that was asked for comes before all that only contain the words. */
function matchOf({ title, also }: Known, found: readonly string[], asked: number): number {
  const whole = (name: readonly string[]) =>
    name.length >= asked && name.every((word) => found.includes(word));
  if (whole(title)) return 2;
  return also.some(whole) ? 1 : 0;
}

/** How many letters may be wrong: none in the shortest words, where another letter is another word. */
function slips(word: string): number | false {
  if (word.length < 4) return false;
  return word.length < 6 ? 1 : 2;
}
