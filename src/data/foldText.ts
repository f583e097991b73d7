/** Letters that are one sign, not a letter with a mark: removing marks does not change them. */
const SINGLE: Readonly<Record<string, string>> = {
  ł: 'l',
  đ: 'd',
  ð: 'd',
  ø: 'o',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
  ı: 'i',
};
const SINGLES = new RegExp(`[${Object.keys(SINGLE).join('')}]`, 'g');

/** Text as it is searched: "Łódź" is found by "lodz", whatever the case, and is one line. */
export function foldText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(SINGLES, (letter) => SINGLE[letter] ?? letter)
    .replace(/\s+/gu, ' ')
    .trim();
}

/** The words that must all be there, in any order. */
export function searchWords(typed: string): readonly string[] {
  return [...new Set(foldText(typed).split(' '))].filter((word) => word !== '');
}
