import type { TextStyle } from 'react-native';
import type { Colour, IconName } from '@/engine';
import { SHAPES, type Shape } from '@/ui/icons/shapes';
import type { Palette } from '@/ui/theme/tokens';
import { contour } from '../../home/contours';

/** A result as others see it, in words that are ready to be printed. */
export interface ResultCard {
  readonly title: string;
  /** Who won. */
  readonly headline: string;
  /** The date, the edition, how long it took. */
  readonly facts: string;
  readonly places: readonly CardPlace[];
  readonly foot: string;
}

export interface CardPlace {
  /** Null where a table wins or loses together. */
  readonly rank: string | null;
  readonly name: string;
  readonly colour: Colour;
  readonly role: string | null;
  readonly score: string | null;
  readonly winner: boolean;
}

/** The names of the two font families where the picture is drawn; a device has a file for each, without weights. */
export type CardFonts = Readonly<Record<'slab' | 'text', Pick<TextStyle, 'fontFamily' | 'fontWeight'>>>;

export const CARD = { width: 1080, height: 1350 } as const;

const EDGE = 84;
const TOP = 500;
const BOTTOM = 1236;
const TALLEST = 148;

/** The picture as SVG markup: the island, who won, and the places. Nothing in it is loaded from anywhere. */
export function drawCard(card: ResultCard, ink: Palette, fonts: CardFonts): string {
  const each = Math.min(TALLEST, (BOTTOM - TOP) / Math.max(1, card.places.length));
  const slab = (at: Place, words: string) => write({ ...at, font: fonts.slab }, words);
  const text = (at: Place, words: string) => write({ ...at, font: fonts.text }, words);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${CARD.width}" height="${CARD.height}" viewBox="0 0 ${CARD.width} ${CARD.height}">`,
    `<rect width="${CARD.width}" height="${CARD.height}" fill="${ink.page}"/>`,
    island(ink),
    slab({ x: EDGE, y: 318, size: 34, width: 912, fill: ink.ink2 }, card.title),
    slab({ x: EDGE, y: 396, size: 68, width: 912, fill: ink.ink }, card.headline),
    text({ x: EDGE, y: 452, size: 30, width: 912, fill: ink.ink3 }, card.facts),
    ...card.places.map((place, i) => row(place, TOP + i * each, each)),
    icon('peak', EDGE, 1264, 40, ink.lamp),
    text({ x: EDGE + 56, y: 1294, size: 30, width: 800, fill: ink.ink2 }, card.foot),
    '</svg>',
  ].join('');

  function row(place: CardPlace, top: number, height: number): string {
    const middle = top + height / 2;
    const size = Math.min(64, height * 0.5);
    const own = ink.player[place.colour];
    const below = [place.rank, place.role].filter((word) => word !== null).join(' · ');
    const lift = below === '' ? size * 0.3 : -size * 0.02;
    return [
      place.winner
        ? `<rect x="${EDGE - 36}" y="${top + 4}" width="${912 + 72}" height="${height - 8}" rx="24" fill="${ink.lit}"/>`
        : '',
      `<line x1="${EDGE}" x2="${CARD.width - EDGE}" y1="${top + height}" y2="${top + height}" stroke="${ink.rule}" stroke-width="2"/>`,
      icon(place.colour, EDGE, middle - size / 2, size, own.fill),
      slab(
        { x: EDGE + size + 32, y: middle + lift, size: size * 0.72, width: 540, fill: ink.ink },
        place.name,
      ),
      text(
        { x: EDGE + size + 32, y: middle + size * 0.5, size: size * 0.42, width: 540, fill: ink.ink3 },
        below,
      ),
      place.winner ? icon('trophy', 748, middle - size * 0.4, size * 0.8, ink.lamp) : '',
      place.score === null
        ? ''
        : slab(
            {
              x: CARD.width - EDGE,
              y: middle + size * 0.36,
              size: size * 1.05,
              width: 190,
              fill: place.winner ? ink.lamp : ink.ink,
              end: true,
            },
            place.score,
          ),
    ].join('');
  }
}

interface Place {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  /** The width it must fit. */
  readonly width: number;
  readonly fill: string;
  readonly end?: boolean;
}

/** Letters of our fonts are about this wide, as a fraction of their height. */
const LETTER = 0.56;
/** Nobody can read it smaller than this: what is still too long is cut. */
const SMALLEST = 0.62;

function write(at: Place & { readonly font: CardFonts['slab'] }, words: string): string {
  if (words === '') return '';
  const letters = [...words];
  const size = at.size * Math.max(SMALLEST, Math.min(1, at.width / (letters.length * at.size * LETTER)));
  const room = Math.floor(at.width / (size * LETTER));
  const shown = letters.length > room ? `${letters.slice(0, room - 1).join('')}…` : words;
  const { fontFamily = 'serif', fontWeight } = at.font;
  const weight = fontWeight === undefined ? '' : ` font-weight="${String(fontWeight)}"`;
  const anchor = at.end ? ' text-anchor="end"' : '';
  return `<text x="${at.x}" y="${at.y.toFixed(1)}" font-family="${escape(fontFamily)}"${weight} font-size="${size.toFixed(1)}" fill="${at.fill}"${anchor}>${escape(shown)}</text>`;
}

function icon(name: IconName, x: number, y: number, size: number, fill: string): string {
  const shapes: readonly Shape[] = SHAPES[name];
  const paths = shapes.map(({ d, stroke }) =>
    stroke === undefined
      ? `<path d="${d}" fill="${fill}" fill-rule="evenodd"/>`
      : `<path d="${d}" fill="none" stroke="${fill}" stroke-width="${stroke}" stroke-linecap="round" stroke-linejoin="round"/>`,
  );
  return `<g transform="translate(${x} ${y.toFixed(1)}) scale(${(size / 24).toFixed(4)})">${paths.join('')}</g>`;
}

/** The island of the first screen, at the top right. */
function island(ink: Palette): string {
  const deep = [1.22, 1.42, 1.66, 1.94].map(
    (level) =>
      `<path d="${contour(level)}" fill="none" stroke="${ink.rule}" stroke-dasharray="2 7" stroke-linecap="round"/>`,
  );
  const land = [1, 0.84, 0.69, 0.55, 0.42, 0.28].map(
    (level, i) =>
      `<path d="${contour(level)}" fill="${i === 5 ? ink.lit : i % 2 === 0 ? ink.page : ink.raised}" stroke="${ink.edge}" stroke-width="${i === 0 ? 2 : 1.1}"/>`,
  );
  return `<rect width="${CARD.width}" height="260" fill="${ink.desk}"/><svg width="${CARD.width}" height="260" viewBox="0 62 540 130" preserveAspectRatio="xMidYMid slice"><g transform="translate(110 0)">${deep.join('')}${land.join('')}</g></svg>`;
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
