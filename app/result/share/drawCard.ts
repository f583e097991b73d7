import type { Colour, IconName } from '@/engine';
import { SHAPES, type Shape } from '@/ui/icons/shapes';
import type { Palette } from '@/ui/theme/tokens';
import { contour } from '../../home/contours';
import type { StoryFact } from '../storyFacts';
import { linesThatFit, writeLine, type CardFonts, type TextPlace } from './cardText';
import { drawRace, type CardRace } from './drawRace';

/** A result as others see it, in words that are ready to be printed. */
export interface ResultCard {
  readonly title: string;
  /** Who won. */
  readonly headline: string;
  /** Whose colour the headline is in; null where several won, or all together. */
  readonly winner: Colour | null;
  /** By how much, or how it ended. */
  readonly below: string;
  /** The date, the edition, how long it took. */
  readonly facts: string;
  /** Null where nobody knows the course of the game. */
  readonly race: CardRace | null;
  readonly story: readonly StoryFact[];
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

export const CARD = { width: 1080, height: 1350 } as const;

const EDGE = 84;
const INNER = CARD.width - 2 * EDGE;
const ISLAND = 200;
const BOTTOM = 1236;
const TALLEST = 148;
const LOW = 100;
/** With more players than this, the places need the room of the race. */
const MOST_IN_RACE = 6;
const RACE = 310;
const STORY = 168;
const GAP = 32;

/** The picture as SVG markup: the island, who won, the race and the places. Nothing in it is loaded from anywhere. */
export function drawCard(card: ResultCard, ink: Palette, fonts: CardFonts): string {
  const slab = (at: TextPlace, words: string) => writeLine({ ...at, font: fonts.slab }, words);
  const text = (at: TextPlace, words: string) => writeLine({ ...at, font: fonts.text }, words);
  const race = card.places.length <= MOST_IN_RACE ? card.race : null;
  const from = card.below === '' ? 432 : 484;
  const top = race ? from + RACE + GAP * 2 : from + GAP;
  const bottom = card.story.length > 0 ? BOTTOM - STORY : BOTTOM;
  const each = Math.min(TALLEST, (bottom - top) / Math.max(1, card.places.length));
  const headline = card.winner ? ink.player[card.winner].fill : ink.ink;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${CARD.width}" height="${CARD.height}" viewBox="0 0 ${CARD.width} ${CARD.height}">`,
    `<rect width="${CARD.width}" height="${CARD.height}" fill="${ink.page}"/>`,
    island(ink),
    slab({ x: EDGE, y: 262, size: 34, width: INNER, fill: ink.ink2 }, card.title),
    slab({ x: EDGE, y: 350, size: 84, width: INNER, fill: headline }, card.headline),
    slab({ x: EDGE, y: 406, size: 36, width: INNER, fill: ink.ink }, card.below),
    text({ x: EDGE, y: from - 26, size: 30, width: INNER, fill: ink.ink3 }, card.facts),
    race ? drawRace(race, { left: EDGE, top: from + GAP, width: INNER, height: RACE }, ink, icon) : '',
    ...card.places.map((place, i) => row(place, top + i * each, each)),
    ...card.story.map((fact, i) => factAt(fact, i, bottom)),
    icon('peak', EDGE, 1264, 40, ink.lamp),
    text({ x: EDGE + 56, y: 1294, size: 30, width: 800, fill: ink.ink2 }, card.foot),
    '</svg>',
  ].join('');

  function row(place: CardPlace, top: number, height: number): string {
    const middle = top + height / 2;
    // A low row has one line: its order says the place.
    const low = height < LOW;
    const size = Math.min(64, height * (low ? 0.66 : 0.5));
    const own = ink.player[place.colour];
    const below = low ? '' : [place.rank, place.role].filter((word) => word !== null).join(' · ');
    const lift = below === '' ? size * 0.3 : -size * 0.02;
    return [
      place.winner
        ? `<rect x="${EDGE - 36}" y="${top + 4}" width="${INNER + 72}" height="${height - 8}" rx="24" fill="${ink.lit}"/>`
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
              align: 'end',
            },
            place.score,
          ),
    ].join('');
  }

  /** Side by side: a figure over what it is. */
  function factAt({ text: figure, label }: StoryFact, at: number, top: number): string {
    const wide = (INNER - GAP * (card.story.length - 1)) / card.story.length;
    const x = EDGE + at * (wide + GAP);
    return [
      slab({ x, y: top + 68, size: 56, width: wide, fill: ink.lamp }, figure),
      ...linesThatFit(label, wide, 26, 2).map((words, i) =>
        text({ x, y: top + 106 + i * 32, size: 26, width: wide, fill: ink.ink2 }, words),
      ),
    ].join('');
  }
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

/** The island of the first screen, over the whole width. */
function island(ink: Palette): string {
  const deep = [1.22, 1.42, 1.66, 1.94].map(
    (level) =>
      `<path d="${contour(level)}" fill="none" stroke="${ink.rule}" stroke-dasharray="2 7" stroke-linecap="round"/>`,
  );
  const land = [1, 0.84, 0.69, 0.55, 0.42, 0.28].map(
    (level, i) =>
      `<path d="${contour(level)}" fill="${i === 5 ? ink.lit : i % 2 === 0 ? ink.page : ink.raised}" stroke="${ink.edge}" stroke-width="${i === 0 ? 2 : 1.1}"/>`,
  );
  return `<rect width="${CARD.width}" height="${ISLAND}" fill="${ink.desk}"/><svg width="${CARD.width}" height="${ISLAND}" viewBox="0 77 540 100" preserveAspectRatio="xMidYMid slice"><g transform="translate(110 0)">${deep.join('')}${land.join('')}</g></svg>`;
}
