import type { StringTree } from '@/engine';

type Params = Readonly<Record<string, string | number>>;

/**
 * The words of the first tree that knows the key, in the plural form of `count`; the key itself where none does. It says
 * what i18next says (a test compares them on every string, in every language), at a fiftieth of its size.
 */
export function lookUp(
  trees: readonly (StringTree | undefined)[],
  key: string,
  params: Params,
  formOf: (count: number) => string,
): string {
  const { count } = params;
  const plural = typeof count === 'number' ? `${key}_${formOf(count)}` : null;
  for (const tree of trees) {
    const words = tree && ((plural === null ? undefined : at(tree, plural)) ?? at(tree, key));
    if (words !== undefined) return fill(words, params);
  }
  return key;
}

function at(tree: StringTree, key: string): string | undefined {
  let found: StringTree | string | undefined = tree;
  for (const part of key.split('.'))
    found = typeof found === 'object' && Object.hasOwn(found, part) ? found[part] : undefined;
  return typeof found === 'string' ? found : undefined;
}

/** Figures are put in as they are: a name may hold anything, also braces. */
function fill(words: string, params: Params): string {
  return words.replaceAll(/\{\{(.*?)\}\}/g, (_hole, name: string) => String(params[name.trim()] ?? ''));
}
