import type { ReferenceText } from '@/engine';
import { buildSearch, type Search } from '@/state/reference/buildSearch';
import { entries } from '@/games/perseverance-1/reference/entries';
import { en } from '@/games/perseverance-1/reference/en/en';
import { pl } from '@/games/perseverance-1/reference/pl/pl';

const TEXTS: Readonly<Record<'en' | 'pl', Readonly<Record<string, ReferenceText>>>> = { en, pl };
const SEARCHES: Readonly<Record<'en' | 'pl', Search>> = {
  en: buildSearch('en', entries, en),
  pl: buildSearch('pl', entries, pl),
};

describe('in English, the first hit for', () => {
  test.each([
    ['followers', 'followers'],
    ['follower', 'followers'],
    ['folowers', 'followers'],
    ['victory points', 'followers'],
    ['VALOR', 'valor'],
    ['valour', 'valor'],
    ['valr', 'valor'],
    ['safegard', 'safeguard'],
    ['MR', 'scrap'],
    ['modern resource', 'scrap'],
    ['stories', 'story'],
    ['dinosaur attack', 'dino-attack'],
    ['assemb', 'assembly'],
    ['asembly', 'assembly'],
    ['population', 'population'],
    ['combat contribution', 'combat-contribution'],
    ['contributoin', 'combat-contribution'],
    ['breach', 'breach'],
    ['breach tokens', 'breach-token'],
    ['dangerous', 'dangerous-zone'],
    ['disenters', 'dissenters'],
    ['social aid', 'supply'],
    ['chef', 'adelita'],
    ['engineer', 'chief-engineer'],
    ['L5', 'light-5'],
    ['settlement bonus', 'table-settlement-spaces'],
    ['someone elses die', 'anothers-die'],
    ['tiebreak', 'tie-break'],
    ['round down', 'rounding'],
    ['training', 'training'],
    ['build a wall', 'fortifications'],
    ['threat track', 'threat-track'],
    ['zero votes', 'diff-no-votes'],
    ['defence area', 'defense-area'],
  ])('“%s” is %s', (question, first) => {
    expect(SEARCHES.en(question)[0]).toBe(first);
  });
});

describe('in Polish, the first hit for', () => {
  test.each([
    ['zwolennicy', 'followers'],
    ['zwolenników', 'followers'],
    ['zwolennikow', 'followers'],
    ['zwolenikow', 'followers'],
    ['męstwa', 'valor'],
    ['mestwo', 'valor'],
    ['Ochrony', 'safeguard'],
    ['złomem', 'scrap'],
    ['zlom', 'scrap'],
    ['MR', 'scrap'],
    ['opowiesci', 'story'],
    ['opowieśćmi', 'story'],
    ['żołnierzami', 'soldiers'],
    ['zolnierz', 'soldiers'],
    ['lekcy żołnierze', 'light-soldier'],
    ['pulapek', 'trap'],
    ['pułapce', 'trap'],
    ['murów', 'wall'],
    ['osadzie', 'settlement'],
    ['głosy', 'votes'],
    ['glosow', 'votes'],
    ['zgromadzeniu', 'assembly'],
    ['zgromadznie', 'assembly'],
    ['atak dinozaurow', 'dino-attack'],
    ['dysydentów', 'dissenters'],
    ['dysydenci', 'dissenters'],
    ['oficerze', 'officer'],
    ['przełamania obrony', 'breach'],
    ['karta wyzwania', 'challenge-card'],
    ['kart wyzwań', 'challenge-card'],
    ['zagrożeniem', 'threat'],
    ['populacji', 'population'],
    ['wkładu', 'combat-contribution'],
    ['fortyfikacje', 'fortifications'],
    ['niebezpiecznej strefie', 'dangerous-zone'],
    ['kucharka', 'adelita'],
    ['liderami', 'leader'],
    ['kostek wpływów', 'influence'],
    ['remis', 'ties'],
    ['bonus osady', 'table-settlement-spaces'],
    ['kosc przeciwnika', 'anothers-die'],
  ])('„%s” to %s', (question, first) => {
    expect(SEARCHES.pl(question)[0]).toBe(first);
  });
});

test.each(['en', 'pl'] as const)('in %s every entry is found by its own title', (language) => {
  const lost = entries.filter(({ id }) => !SEARCHES[language](TEXTS[language][id]?.title ?? '').includes(id));
  expect(lost.map(({ id }) => id)).toEqual([]);
});

test('a title counts for more than another name, and that for more than a mention', () => {
  const search = buildSearch(
    'en',
    [
      { id: 'mention', kind: 'term' },
      { id: 'other name', kind: 'term' },
      { id: 'title', kind: 'term' },
    ],
    {
      mention: { title: 'Harbour', text: ['Boats lie here beside the lantern.'] },
      'other name': { title: 'Lamp', also: ['lantern'], text: ['It shines.'] },
      title: { title: 'Lantern', text: ['It shines.'] },
    },
  );
  expect(search('lantern')).toEqual(['title', 'other name', 'mention']);
});

test('a correct word finds nothing that is only spelt alike', () => {
  expect(SEARCHES.en('wall')).not.toContain('valor');
});

test.each(['', '   ', '?!', 'qqqqzzzz'])('“%s” finds nothing', (question) => {
  expect(SEARCHES.en(question)).toEqual([]);
  expect(SEARCHES.pl(question)).toEqual([]);
});
