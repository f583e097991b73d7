import { foldText, searchWords } from '@/data/foldText';

test.each([
  ['Łódź', 'lodz'],
  ['ŻÓŁĆ gęślą', 'zolc gesla'],
  ['Zoë  \n Müller', 'zoe muller'],
  ['Straße, Ærø', 'strasse, aero'],
  ['İstanbul ıssız', 'istanbul issiz'],
  ['ﬁne ①', 'fine 1'],
  ['Ἀθῆναι', 'αθηναι'],
  ['🦕 dino', '🦕 dino'],
])('%s is found by %s', (text, folded) => {
  expect(foldText(text)).toBe(folded);
  expect(foldText(folded)).toBe(folded);
});

test('a search is split into its words', () => {
  expect(searchWords('  Łucja   piątek łucja ')).toEqual(['lucja', 'piatek']);
  expect(searchWords(' \n ')).toEqual([]);
});
