import { createInstance } from 'i18next';
import type { StringTree } from '@/engine';
import type { Translate } from '@/i18n/render';

const COUNTS = [0, 1, 2, 5, 21, 101, -1, -2, 0.5, 1.5];
/** Names that would go wrong if a value were read as a template, a nested key or a replacement pattern. */
const VALUES = ['Ana', '{{count}}', '$t(ui.close)', "$& $1 $'", '<b>&amp;</b>', 0, -3];

/** What i18next says with these strings, by namespace. */
export async function peerOf(
  language: string,
  resources: Readonly<Record<string, StringTree>>,
): Promise<Translate> {
  const peer = createInstance();
  await peer.init({
    lng: language,
    defaultNS: 'app',
    resources: { [language]: resources },
    interpolation: { escapeValue: false },
  });
  return (key, params, scope) => peer.t(key, { ...params, ns: scope === null ? 'app' : [scope, 'app'] });
}

interface Said {
  readonly key: string;
  readonly words: string;
  readonly plural: boolean;
}

/** Forms of one plural may name different figures: a caller brings all of them. */
export function* stringsOf(tree: StringTree, prefix = ''): Generator<Said> {
  const forms = new Map<string, Said>();
  for (const [key, value] of Object.entries(tree)) {
    if (typeof value !== 'string') {
      yield* stringsOf(value, `${prefix}${key}.`);
      continue;
    }
    const stem = key.replace(/_(one|few|many|other)$/, '');
    const words = `${forms.get(stem)?.words ?? ''} ${value}`;
    forms.set(stem, { key: `${prefix}${stem}`, words, plural: stem !== key });
  }
  yield* forms.values();
}

/** A count matters where there are forms for it, a value where there is a place for it. */
export function paramsFor(words: string, plural: boolean): Record<string, string | number>[] {
  const names = [...words.matchAll(/\{\{(.+?)\}\}/g)].map(([, name]) => (name ?? '').trim());
  const filled = (value: string | number, count: number) => ({
    ...Object.fromEntries(names.map((name) => [name, value])),
    count,
  });
  if (plural) return VALUES.flatMap((value) => COUNTS.map((count) => filled(value, count)));
  return (names.length > 0 ? VALUES : VALUES.slice(0, 1)).map((value) => filled(value, 2));
}
