/** A folded word without its ending: a light stemmer, the same for the text and for the question. */
export function stemWord(word: string, language: string): string {
  return STEMMERS[language]?.(word) ?? word;
}

const STEMMERS: Readonly<Record<string, (word: string) => string>> = { en: stemEnglish, pl: stemPolish };

/** A shorter stem would no longer tell words apart. */
const SHORTEST = 3;

function stemEnglish(word: string): string {
  if (word === 'dice') return 'die';
  const single = word
    .replace(/([^aeiou])ies$/, '$1y')
    .replace(/(ss|sh|ch|x)es$/, '$1')
    .replace(/([^su])s$/, '$1');
  const bare = single.replace(/(ing|ed)$/, '');
  return withoutFinalE(bare.length >= SHORTEST && /[aeiouy]/.test(bare) ? bare : single);
}

function withoutFinalE(word: string): string {
  return word.length > SHORTEST ? word.replace(/e$/, '') : word;
}

/** Case endings, longest first. */
const POLISH_ENDINGS = [
  ...['owie', 'iego', 'iemu', 'iami'],
  ...['iach', 'ami', 'ach', 'ego', 'emu', 'ymi', 'imi', 'iom', 'iem', 'owi'],
  ...['ych', 'ich', 'ow', 'om', 'em', 'im', 'ym', 'ej', 'ie', 'ia', 'io', 'iu', 'ii', 'mi'],
  ...['a', 'e', 'i', 'o', 'u', 'y'],
];

/** How a stem softens before an ending: zwolennicy – zwolennik, osadzie – osada, oficerze – oficer. */
const POLISH_SOFTENED: readonly (readonly [RegExp, string])[] = [
  [/([^aeiouy])ek$/, '$1k'],
  [/enc$/, 'ent'],
  [/([^s])c$/, '$1k'],
  [/dz$/, 'd'],
  [/rz$/, 'r'],
];

function stemPolish(word: string): string {
  const ending = POLISH_ENDINGS.find(
    (candidate) => word.endsWith(candidate) && word.length - candidate.length >= SHORTEST,
  );
  const bare = ending === undefined ? word : word.slice(0, -ending.length);
  const softened = POLISH_SOFTENED.find(([end]) => end.test(bare));
  return softened ? bare.replace(...softened) : bare;
}
