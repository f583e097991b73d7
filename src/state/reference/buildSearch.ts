import MiniSearch, { type SearchOptions } from 'minisearch';
import type { ReferenceEntry, ReferenceText } from '@/engine';
import { wordsOf } from './foldText';
import { stemWord } from './stemWord';

/** Ids of entries, the best first. */
export type Search = (question: string) => readonly string[];

type Texts = Readonly<Record<string, ReferenceText>>;

const FIELDS = ['title', 'also', 'text'];
const MOST = 40;

/** The title says what an entry is about; its text only mentions things. */
const BOOST = { title: 10, also: 7, text: 1 };

/** A drawing has the same name as the thing it stands for, and the thing is what people ask about. */
const SYMBOL_WEIGHT = 0.4;

/** Asked in turn until something is found, so that a right word never brings what is only spelt alike. */
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
  const index = new MiniSearch({
    fields: FIELDS,
    tokenize: wordsOf,
    processTerm: stem,
    searchOptions: { boost: BOOST },
  });
  const named = new Map<string, Names>();
  const symbols = new Set(entries.filter(({ kind }) => kind === 'symbol').map(({ id }) => id));
  for (const { id } of entries) {
    const text = texts[id];
    if (!text) continue;
    index.add({ id, title: text.title, also: text.also?.join(' ; ') ?? '', text: text.text.join('\n') });
    named.set(id, {
      title: stems(text.title, stem),
      also: (text.also ?? []).map((name) => stems(name, stem)),
    });
  }

  const boostDocument = (id: unknown) => (symbols.has(String(id)) ? SYMBOL_WEIGHT : 1);
  return (question) => {
    const asked = stems(question, stem);
    if (asked === '') return [];
    for (const how of TRIES) {
      const found = index.search(question, { ...how, boostDocument });
      if (found.length === 0) continue;
      return found
        .map(({ id, score }) => ({ id: String(id), score, match: matchOf(named.get(String(id)), asked) }))
        .sort((a, b) => b.match - a.match || b.score - a.score)
        .slice(0, MOST)
        .map(({ id }) => id);
    }
    return [];
  };
}

interface Names {
  readonly title: string;
  readonly also: readonly string[];
}

/** An entry that is called exactly what was asked comes before all that only contain the words. */
function matchOf(names: Names | undefined, asked: string): number {
  if (names?.title === asked) return 2;
  return names?.also.includes(asked) ? 1 : 0;
}

function stems(text: string, stem: (word: string) => string): string {
  return wordsOf(text).map(stem).join(' ');
}

/** How many letters may be wrong: none in the shortest words, where another letter is another word. */
function slips(word: string): number | false {
  if (word.length < 4) return false;
  return word.length < 6 ? 1 : 2;
}
