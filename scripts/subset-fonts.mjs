// @ts-check
/**
 * `node scripts/subset-fonts.mjs`: the fonts of the apps, cut down to the letters of Europe. A name in another
 * script is drawn in a font of the phone.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const PACKAGES = join(root, 'node_modules', '@expo-google-fonts');
/** Latin letters of Europe, and the signs that we write. */
const RANGES = [
  [0x20, 0x7e],
  [0xa0, 0x17f],
  [0x218, 0x21b],
  [0x1e9e, 0x1e9e],
  [0x2010, 0x2026],
  [0x2030, 0x203a],
  [0x20ac, 0x20ac],
  [0x2122, 0x2122],
  [0x2190, 0x2193],
  [0x2212, 0x2212],
  [0x2260, 0x2265],
];
const FACES = [
  ['bitter', '600SemiBold', 'Bitter_600SemiBold'],
  ['bitter', '700Bold', 'Bitter_700Bold'],
  ['source-sans-3', '400Regular', 'SourceSans3_400Regular'],
  ['source-sans-3', '500Medium', 'SourceSans3_500Medium'],
  ['source-sans-3', '600SemiBold', 'SourceSans3_600SemiBold'],
  ['source-sans-3', '700Bold', 'SourceSans3_700Bold'],
];

const letters = RANGES.flatMap(([from = 0, to = 0]) =>
  Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i)),
).join('');
mkdirSync(join(root, 'assets', 'fonts'), { recursive: true });
let before = 0;
let after = 0;
for (const [family = '', weight = '', name = ''] of FACES) {
  const whole = readFileSync(join(PACKAGES, family, weight, `${name}.ttf`));
  const cut = await subsetFont(whole, letters, { targetFormat: 'truetype' });
  writeFileSync(join(root, 'assets', 'fonts', `${name}.ttf`), cut);
  before += whole.length;
  after += cut.length;
}
console.log(`fonts: ${Math.round(before / 1000)} kB -> ${Math.round(after / 1000)} kB`);
