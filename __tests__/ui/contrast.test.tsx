import { COLOURS } from '@/engine';
import { PALETTES, type Palette } from '@/ui/theme/tokens';

type Token = Exclude<keyof Palette, 'player' | 'scrim'>;

const TEXT = 4.5;
const EDGE = 3;

const surfaces: readonly Token[] = ['desk', 'page', 'raised', 'well', 'lit'];
const pairs: readonly (readonly [Token, Token, number])[] = [
  ...(['ink', 'ink2', 'ink3', 'lamp', 'loss'] as const).flatMap((ink) =>
    surfaces.map((surface) => [ink, surface, TEXT] as const),
  ),
  ...surfaces.map((surface) => ['edge', surface, EDGE] as const),
  ['ink', 'litUp', TEXT],
  ['inkOff', 'page', TEXT],
  ['inkOff', 'raised', TEXT],
  ['inkOff', 'well', TEXT],
  ['onAct', 'act', TEXT],
  ['page', 'lamp', TEXT],
  ['loss', 'lossWash', TEXT],
  ['ink', 'lossWash', TEXT],
  ['knot', 'page', TEXT],
];

describe.each(['dark', 'light'] as const)('in the %s theme', (scheme) => {
  const palette = PALETTES[scheme];

  test.each(pairs)('%s on %s is at least %s : 1', (ink, surface, bar) => {
    expect(contrast(palette[ink], palette[surface])).toBeGreaterThanOrEqual(bar);
  });

  test.each(COLOURS)('%s can be read on every page, on its own wash, and written on', (colour) => {
    const { fill, wash } = palette.player[colour];
    for (const surface of [palette.page, palette.raised, palette.lit, wash]) {
      expect(contrast(fill, surface)).toBeGreaterThanOrEqual(TEXT);
    }
    expect(contrast(palette.ink, wash)).toBeGreaterThanOrEqual(TEXT);
    expect(contrast(palette.ink2, wash)).toBeGreaterThanOrEqual(TEXT);
    expect(contrast(palette.onPlayer, fill)).toBeGreaterThanOrEqual(TEXT);
  });

  test('any two players look different to every kind of eye, as far as eight colours can', () => {
    for (const eye of Object.values(EYES)) {
      COLOURS.forEach((one, index) => {
        for (const other of COLOURS.slice(index + 1)) {
          const apart = distance(palette.player[one].fill, palette.player[other].fill, eye);
          expect({ one, other, far: apart > 0.045 }).toEqual({ one, other, far: true });
        }
      });
    }
  });
});

/** Simulated vision after Machado, Oliveira and Fernandes 2009, full severity, on linear light. */
const EYES = {
  usual: [1, 0, 0, 0, 1, 0, 0, 0, 1],
  protan: [0.152286, 1.052583, -0.204868, 0.114503, 0.786281, 0.099216, -0.003882, -0.048116, 1.051998],
  deutan: [0.367322, 0.860646, -0.227968, 0.280085, 0.672501, 0.047413, -0.01182, 0.04294, 0.968881],
  tritan: [1.255528, -0.076749, -0.178779, -0.078411, 0.930809, 0.147602, 0.004733, 0.691367, 0.3039],
} as const;

function linear(hex: string): readonly [number, number, number] {
  const part = (at: number) => {
    const c = parseInt(hex.slice(at, at + 2), 16) / 255;
    return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
  };
  return [part(1), part(3), part(5)];
}

function contrast(a: string, b: string): number {
  const light = (hex: string) => {
    const [red, green, blue] = linear(hex);
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const [low, high] = [light(a), light(b)].sort((x, y) => x - y) as [number, number];
  return (high + 0.05) / (low + 0.05);
}

/** In OKLab, after the eye. */
function distance(a: string, b: string, eye: readonly number[]): number {
  const [first, second] = [a, b].map((hex) => {
    const light = linear(hex);
    const seen = [0, 3, 6].map((row) =>
      Math.min(
        1,
        Math.max(
          0,
          light.reduce((sum, part, index) => sum + part * (eye[row + index] ?? 0), 0),
        ),
      ),
    );
    return oklab(seen as [number, number, number]);
  }) as [readonly number[], readonly number[]];
  return Math.hypot(...first.map((part, index) => part - (second[index] ?? 0)));
}

function oklab([r, g, b]: readonly [number, number, number]): readonly number[] {
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}
