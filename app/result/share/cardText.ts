import type { TextStyle } from 'react-native';

/** The names of the two font families where the picture is drawn; a device has a file for each, without weights. */
export type CardFonts = Readonly<Record<'slab' | 'text', Pick<TextStyle, 'fontFamily' | 'fontWeight'>>>;

export interface TextPlace {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  /** The width it must fit. */
  readonly width: number;
  readonly fill: string;
  readonly align?: 'middle' | 'end';
}

/** Letters of our fonts are about this wide, as a fraction of their height. */
const LETTER = 0.56;
/** Nobody can read it smaller than this: what is still too long is cut. */
const SMALLEST = 0.62;

/** One line of SVG text, smaller or cut where it would not fit. */
export function writeLine(at: TextPlace & { readonly font: CardFonts['slab'] }, words: string): string {
  if (words === '') return '';
  const letters = [...words];
  const size = at.size * Math.max(SMALLEST, Math.min(1, at.width / (letters.length * at.size * LETTER)));
  const room = Math.floor(at.width / (size * LETTER));
  const shown = letters.length > room ? `${letters.slice(0, room - 1).join('')}…` : words;
  const { fontFamily = 'serif', fontWeight } = at.font;
  const weight = fontWeight === undefined ? '' : ` font-weight="${String(fontWeight)}"`;
  const anchor = at.align ? ` text-anchor="${at.align}"` : '';
  return `<text x="${at.x}" y="${at.y.toFixed(1)}" font-family="${escape(fontFamily)}"${weight} font-size="${size.toFixed(1)}" fill="${at.fill}"${anchor}>${escape(shown)}</text>`;
}

/** The words in lines that fit; what does not fit into the last one stays on it, and is made smaller or cut there. */
export function linesThatFit(words: string, width: number, size: number, most: number): readonly string[] {
  const room = Math.floor(width / (size * LETTER));
  const lines: string[] = [];
  for (const word of words.split(' ')) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && [...longer].length > room && lines.length < most) lines.push(word);
    else lines[Math.max(0, lines.length - 1)] = longer;
  }
  return lines;
}

function escape(words: string): string {
  // Characters that XML forbids, such as a stray control character in a name, would spoil the whole picture.
  const clean = words.replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '');
  return clean
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
