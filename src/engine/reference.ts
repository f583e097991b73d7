/** What an entry of the rules reference is about; the list of entries is sorted by these, in this order. */
export const REFERENCE_KINDS = [
  'idea',
  'phase',
  'action',
  'term',
  'officer',
  'leader',
  'reward',
  'card',
  'symbol',
  'difference',
  'table',
] as const;
export type ReferenceKind = (typeof REFERENCE_KINDS)[number];

/** One entry without its words, so that every language has the same entries. */
export interface ReferenceEntry {
  readonly id: string;
  readonly kind: ReferenceKind;
  readonly icon?: string;
  /** Entries that help to understand this one. */
  readonly see: readonly string[];
  /** Only in these editions; left out: in all. */
  readonly editions?: readonly string[];
  /** Where the books say it, by edition: "p. 24", "Assembly". */
  readonly source: Readonly<Record<string, string>>;
}

/** The words of an entry in one language, all our own. */
export interface ReferenceText {
  readonly title: string;
  /** Other words that people look for it by. */
  readonly also?: readonly string[];
  /** One to four short paragraphs. */
  readonly text: readonly string[];
}

/** A game's reference: entries once, words in every language the app speaks. */
export interface Reference {
  readonly entries: readonly ReferenceEntry[];
  readonly texts: Readonly<Record<string, () => Promise<Readonly<Record<string, ReferenceText>>>>>;
}
