import type { StringTree } from '@/engine';
import type { Translate } from '@/i18n/render';

/**
 * English for programs that print ten thousand answers at once. It says what i18next says (a test compares them on
 * every string), from templates taken apart once, and it fails on a missing key or figure instead of printing it.
 * A key is looked up in the first tree, then in the next.
 */
export function createEnglish(...trees: readonly StringTree[]): Translate {
  const scopes = trees.map((tree) => compile(tree));

  return (key, params) => {
    const template = find(key, params['count']);
    let words = template.start;
    for (const { name, rest } of template.holes) {
      const value = params[name];
      if (value === undefined) throw new Error(`the string ${key} was not given its {{${name}}}`);
      words += value + rest;
    }
    return words;
  };

  function find(key: string, count: string | number | undefined): Template {
    const plural = typeof count === 'number' ? `${key}_${forms.select(count)}` : key;
    for (const templates of scopes) {
      const template = templates.get(plural) ?? templates.get(key);
      if (template) return template;
    }
    throw new Error(`there is no English string ${plural}`);
  }
}

interface Template {
  readonly start: string;
  /** The figure that comes next, and the words after it. */
  readonly holes: readonly { readonly name: string; readonly rest: string }[];
}

const forms = new Intl.PluralRules('en');

function compile(tree: StringTree, prefix = '', into = new Map<string, Template>()): Map<string, Template> {
  for (const [key, value] of Object.entries(tree)) {
    if (typeof value === 'string') into.set(prefix + key, takeApart(value));
    else compile(value, `${prefix}${key}.`, into);
  }
  return into;
}

function takeApart(words: string): Template {
  const [start = '', ...others] = words.split('{{');
  const holes = others.map((part) => {
    const end = part.indexOf('}}');
    return { name: part.slice(0, end).trim(), rest: part.slice(end + 2) };
  });
  return { start, holes };
}
