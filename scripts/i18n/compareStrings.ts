import { SAME_EVERYWHERE } from './sameEverywhere';
import type { StringAt, Strings } from './readStrings';

/** Figures that i18next would take for its own settings. */
const RESERVED = new Set([
  'context',
  'ns',
  'lng',
  'lngs',
  'defaultValue',
  'ordinal',
  'replace',
  'returnObjects',
]);

const PLURAL = /_(zero|one|two|few|many|other)$/;

export interface Message {
  /** By plural form; a plain string has the one form ''. */
  readonly forms: ReadonlyMap<string, StringAt>;
  readonly where: string;
}

/** Keys as programs use them, plural forms gathered under one. */
export function messagesOf(strings: Strings): ReadonlyMap<string, Message> {
  const messages = new Map<string, { forms: Map<string, StringAt>; where: string }>();
  for (const [key, string] of strings) {
    const form = PLURAL.exec(key)?.[1] ?? '';
    const name = key.replace(PLURAL, '');
    const message = messages.get(name) ?? { forms: new Map<string, StringAt>(), where: string.where };
    message.forms.set(form, string);
    messages.set(name, message);
  }
  return messages;
}

/** What is wrong with a language by itself: empty strings, missing or idle plural forms, settings used as figures. */
export function checkStrings(language: string, strings: Strings): readonly string[] {
  const needed = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
  return [...messagesOf(strings)].flatMap(([key, { forms, where }]) => {
    const problems: string[] = [];
    for (const { text, where: at } of forms.values()) {
      if (text.trim() === '') problems.push(`${at} ${key}: is empty`);
      for (const name of figuresIn(text)) {
        if (!/^\w+$/.test(name) || RESERVED.has(name))
          problems.push(`${at} ${key}: {{${name}}} cannot be a figure`);
      }
    }
    if (forms.size === 1 && forms.has('')) return problems;
    for (const form of needed) {
      if (!forms.has(form)) problems.push(`${where} ${key}: lacks the plural form _${form} (${language})`);
    }
    for (const [form, { where: at }] of forms) {
      if (form === '') problems.push(`${at} ${key}: is both a plain string and a plural`);
      else if (!needed.some((name) => name === form))
        problems.push(`${at} ${key}: ${language} has no plural form _${form}`);
    }
    return problems;
  });
}

/** What a translation lacks, has too much of, or has differently from the English strings. */
export function compareStrings(
  home: string,
  language: string,
  english: Strings,
  translated: Strings,
): readonly string[] {
  const originals = messagesOf(english);
  const messages = messagesOf(translated);
  const missing = [...originals]
    .filter(([key]) => !messages.has(key))
    .map(([key, { where }]) => `${home}/${language} ${key}: is missing (English: ${where})`);
  const others = [...messages].flatMap(([key, message]) => {
    const original = originals.get(key);
    return original
      ? compareMessage(key, original, message)
      : [`${message.where} ${key}: is not among the English strings`];
  });
  return [...missing, ...others];
}

function compareMessage(key: string, original: Message, message: Message): readonly string[] {
  const problems: string[] = [];
  if (original.forms.has('') !== message.forms.has('')) {
    problems.push(`${message.where} ${key}: is a plural in one language only`);
  }
  const wanted = figuresOf(original);
  const texts = [...original.forms.values()].map(({ text }) => text);
  for (const { text, where } of message.forms.values()) {
    const figures = new Set(figuresIn(text));
    // A form may do without the number: “one winner”.
    const lacking = [...wanted].filter((name) => !figures.has(name) && name !== 'count');
    const unknown = [...figures].filter((name) => !wanted.has(name));
    if (lacking.length > 0) problems.push(`${where} ${key}: lacks ${braced(lacking)}`);
    if (unknown.length > 0) problems.push(`${where} ${key}: the English has no ${braced(unknown)}`);
    if (texts.includes(text) && hasWords(text))
      problems.push(`${where} ${key}: is still in English: “${text}”`);
  }
  if (wanted.has('count') && !figuresOf(message).has('count')) {
    problems.push(`${message.where} ${key}: lacks {{count}} in every form`);
  }
  return problems;
}

function figuresOf({ forms }: Message): ReadonlySet<string> {
  return new Set([...forms.values()].flatMap(({ text }) => figuresIn(text)));
}

function figuresIn(text: string): readonly string[] {
  return [...text.matchAll(/\{\{(.*?)\}\}/g)].map(([, name = '']) => name.trim());
}

/** Whether anything is left to translate besides figures and proper names. */
function hasWords(text: string): boolean {
  const words = SAME_EVERYWHERE.reduce(
    (rest, name) => rest.replaceAll(name, ''),
    text.replaceAll(/\{\{.*?\}\}/g, ''),
  );
  return /\p{L}{2}/u.test(words);
}

function braced(names: readonly string[]): string {
  return names.map((name) => `{{${name}}}`).join(', ');
}
