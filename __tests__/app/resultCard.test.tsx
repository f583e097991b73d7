import { parse } from 'react-native-svg';
import { COLOURS } from '@/engine';
import { SHAPES } from '@/ui/icons/shapes';
import { PALETTES } from '@/ui/theme/tokens';
import { drawCard, type CardPlace, type ResultCard } from '../../app/result/share/drawCard';

const FONTS = { slab: { fontFamily: 'Slab' }, text: { fontFamily: 'Text' } };
const place = (name: string, rank: number): CardPlace => ({
  rank: `Place ${rank}`,
  name,
  colour: COLOURS[rank - 1] ?? 'sun',
  role: null,
  score: `${90 - rank}`,
  winner: rank === 1,
});
const card: ResultCard = {
  title: 'Perseverance',
  headline: 'Emmy wins',
  facts: '14 Nov',
  places: [place('Emmy', 1), place('Ola', 2)],
  foot: 'Foothold',
};
const draw = (changes: Partial<ResultCard> = {}) => drawCard({ ...card, ...changes }, PALETTES.dark, FONTS);
const textsIn = (markup: string) =>
  [...markup.matchAll(/<text [^>]*>([^<]*)<\/text>/g)].map(([, words]) => words);

test('the card is a picture of 1080 by 1350 with every name, place and score', () => {
  const markup = draw();
  expect(parse(markup)?.props).toMatchObject({ width: 1080, height: 1350 });
  expect(textsIn(markup)).toEqual([
    'Perseverance',
    'Emmy wins',
    '14 Nov',
    'Emmy',
    'Place 1',
    '89',
    'Ola',
    'Place 2',
    '88',
    'Foothold',
  ]);
  expect(markup).toContain(SHAPES.sun[0].d);
  expect(markup).toContain(SHAPES.drop[0].d);
});

test('it stays a picture, whatever people are called', () => {
  const names = ['<script>&"', 'A\u0000B\u000b', 'Ż'.repeat(200), '👩‍🚀👾', "]]>'"];
  const markup = draw({ places: names.map((name, i) => place(name, i + 1)) });
  expect(parse(markup)).not.toBeNull();
  expect(textsIn(markup)).toContain('&lt;script&gt;&amp;&quot;');
  expect(textsIn(markup)).toContain('AB');
  expect(markup).not.toContain('Ż'.repeat(60));
});

test('a table that plays together has no places and no points', () => {
  const places = card.places.map((one) => ({ ...one, rank: null, score: null, role: 'Cook' }));
  expect(textsIn(draw({ places }))).toEqual([
    'Perseverance',
    'Emmy wins',
    '14 Nov',
    'Emmy',
    'Cook',
    'Ola',
    'Cook',
    'Foothold',
  ]);
});

test('twelve at a table all fit above the foot', () => {
  const markup = draw({ places: Array.from({ length: 12 }, (_, i) => place(`P${i}`, i + 1)) });
  const lowest = Math.max(...[...markup.matchAll(/<line [^>]*y2="([\d.]+)"/g)].map(([, y]) => Number(y)));
  expect(lowest).toBeLessThanOrEqual(1240);
});
