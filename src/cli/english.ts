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
    const form = typeof count === 'number' ? pluralOf(count) : PLAIN;
    for (const messages of scopes) {
      const message = messages.get(key);
      const template = message?.get(form) ?? message?.get(PLAIN);
      if (template) return template;
    }
    throw new Error(`there is no English string ${key} ${form}`);
  }
}

interface Template {
  readonly start: string;
  /** The figure that comes next, and the words after it. */
  readonly holes: readonly { readonly name: string; readonly rest: string }[];
}

/** A string by its plural forms. */
type Message = Map<string, Template>;

const PLAIN = '';

/** As Intl.PluralRules has it for English, which asked half a million times takes longer than the rules themselves. */
function pluralOf(count: number): 'one' | 'other' {
  return Math.abs(count) === 1 ? 'one' : 'other';
}

function compile(tree: StringTree, prefix = '', into = new Map<string, Message>()): Map<string, Message> {
  for (const [name, value] of Object.entries(tree)) {
    if (typeof value !== 'string') {
      compile(value, `${prefix}${name}.`, into);
      continue;
    }
    const [, stem = name, form = PLAIN] = /^(.*)_(one|other)$/.exec(name) ?? [];
    const message = into.get(prefix + stem) ?? new Map<string, Template>();
    into.set(prefix + stem, message.set(form, takeApart(value)));
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
