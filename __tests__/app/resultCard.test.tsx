import { parse } from 'react-native-svg';
import { COLOURS } from '@/engine';
import { SHAPES } from '@/ui/icons/shapes';
import { PALETTES } from '@/ui/theme/tokens';
import { drawCard, type CardPlace, type ResultCard } from '../../app/result/share/drawCard';
import type { CardRace } from '../../app/result/share/drawRace';

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
  winner: 'sun',
  below: '',
  facts: '14 Nov',
  race: null,
  story: [],
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

const race: CardRace = {
  seats: [{ colour: 'sun' }, { colour: 'drop' }],
  points: [
    { at: 0, scores: [0, 0] },
    { at: 60_000, scores: [4, 9] },
    { at: 120_000, scores: [12, 9] },
  ],
};
const story = [
  { text: '14', label: 'biggest swing: Emmy on Ola, late in the game' },
  { text: '2', label: 'changes of the lead' },
];

test('the winner is written in their own colour, with the margin under it', () => {
  const markup = draw({ below: '12 ahead of Ola' });
  expect(markup).toMatch(new RegExp(`fill="${PALETTES.dark.player.sun.fill}"[^>]*>Emmy wins<`));
  expect(textsIn(markup)).toContain('12 ahead of Ola');
});

test('the race has a line for each player in their colour, between the headline and the places', () => {
  const markup = draw({ race, story });
  for (const { colour } of race.seats)
    expect(markup).toContain(`stroke="${PALETTES.dark.player[colour].fill}" stroke-width="7"`);
  expect(parse(markup)).not.toBeNull();
});

test('long facts are broken into lines that fit side by side', () => {
  const words = textsIn(draw({ race, story }));
  expect(words).toContain('14');
  expect(words).toContain('changes of the lead');
  expect(words.join(' ')).toContain('biggest swing: Emmy on Ola, late in the game');
});

test('of twelve players the places are shown rather than the race', () => {
  const places = Array.from({ length: 12 }, (_, i) => place(`P${i}`, i + 1));
  expect(draw({ places, race })).not.toContain('stroke-width="7"');
});

test.each([2, 6, 12])('%i players, their story and a race all stay above the foot', (players) => {
  const places = Array.from({ length: players }, (_, i) => place(`P${i}`, i + 1));
  const markup = draw({ places, race, story, below: '12 ahead of Ola' });
  const lowest = Math.max(...[...markup.matchAll(/<line [^>]*y2="([\d.]+)"/g)].map(([, y]) => Number(y)));
  const first = Number(/<text [^>]*y="([\d.]+)"[^>]*>14</.exec(markup)?.[1]);
  expect(lowest).toBeLessThan(first - 40);
});

test('twelve at a table all fit above the foot', () => {
  const markup = draw({ places: Array.from({ length: 12 }, (_, i) => place(`P${i}`, i + 1)) });
  const lowest = Math.max(...[...markup.matchAll(/<line [^>]*y2="([\d.]+)"/g)].map(([, y]) => Number(y)));
  expect(lowest).toBeLessThanOrEqual(1240);
});
