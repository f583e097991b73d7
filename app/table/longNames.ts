/** What a row of a phone needs besides the name and the big numeral: margin, padding, and the two buttons. */
const REST = { narrow: 60 + 24 + 6 + 2 * 48, wide: 60 + 24 + 6 + 2 * 52 } as const;
/** The numeral itself, by whether it has three digits or more. */
const NUMERAL = { narrow: [88, 96], wide: [88, 104] } as const;
/** A letter of a name is about this wide; from so many letters on, the name is set smaller. */
const LETTER = { large: 12.6, small: 10.4 } as const;
const SMALL_FROM = { narrow: 5, wide: 9 } as const;
/** As `useNarrow` says. */
const NARROW = 375;

/** Whether a name would be cut beside a large numeral: names come before figures. */
export function areLong(names: readonly string[], digits: number, width: number): boolean {
  const phone = width < NARROW ? 'narrow' : 'wide';
  const room = width - REST[phone] - NUMERAL[phone][digits < 3 ? 0 : 1];
  return names.some((name) => {
    const letters = [...name].length;
    return letters * (letters < SMALL_FROM[phone] ? LETTER.large : LETTER.small) > room;
  });
}
