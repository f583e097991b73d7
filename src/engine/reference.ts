import type { IconName } from './iconName';
import type { Sketch } from './sketch';

/** What an entry of the rules reference is about; the list of entries is sorted by these, in this order. */
export const REFERENCE_KINDS = [
  'idea',
  'phase',
  'action',
  'term',
  'officer',
  'leader',
  'perk',
  'outpost',
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
  readonly icon?: IconName;
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
  /** Other words that people search for it by. */
  readonly also?: readonly string[];
  /** One to four short paragraphs. */
  readonly text: readonly string[];
}

/** A game's reference: entries once, words in every language the app speaks. */
export interface Reference {
  readonly entries: readonly ReferenceEntry[];
  readonly texts: Readonly<Record<string, () => Promise<Readonly<Record<string, ReferenceText>>>>>;
  /** By entry, where a picture says more than words. */
  readonly sketches?: Readonly<Record<string, Sketch>>;
}

export type ReferenceAbout = Omit<ReferenceEntry, 'id' | 'kind'>;
type ByKind = Readonly<Partial<Record<ReferenceKind, Readonly<Record<string, ReferenceAbout>>>>>;

type IdOf<Groups> = Groups extends unknown ? keyof Groups : never;
/** Every language must have words for each of these: the compiler names the one that is missing. */
export type ReferenceIdIn<Kinds extends ByKind> = IdOf<Kinds[keyof Kinds]>;

/** For a game with one book: the chapter, what to read next, and the drawing. The book's own entry is called `book`. */
export function aboutIn(book: string) {
  return (chapter: string, see: string, icon?: IconName): ReferenceAbout => ({
    source: { [book]: chapter },
    see: see.split(' '),
    ...(icon !== undefined && { icon }),
  });
}

/** The entries of a game from its groups, in the order they are written. */
export function listEntries(byKind: ByKind): readonly ReferenceEntry[] {
  return REFERENCE_KINDS.flatMap((kind) =>
    Object.entries(byKind[kind] ?? {}).map(([id, about]) => ({ id, kind, ...about })),
  );
}
