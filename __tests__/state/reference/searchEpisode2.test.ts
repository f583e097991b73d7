import { en } from '@/games/perseverance-2/reference/en/en';
import { entries } from '@/games/perseverance-2/reference/entries';
import { pl } from '@/games/perseverance-2/reference/pl/pl';
import { buildSearch } from '@/state/reference/buildSearch';

const SEARCHES = { en: buildSearch('en', entries, en), pl: buildSearch('pl', entries, pl) } as const;
const TEXTS = { en, pl } as const;

describe('in English, the first hit for', () => {
  test.each([
    ['glowberries', 'glowberry'],
    ['berry', 'glowberry'],
    ['island resource', 'island-resource'],
    ['permanent votes', 'permanent-votes'],
    ['perks', 'perk'],
    ['tier 2', 'perk-tier'],
    ['enclosure', 'enclosure'],
    ['catch a dino', 'kill-or-capture'],
    ['breach', 'breach'],
    ['counter attack', 'counterattack'],
    ['counteratack', 'counterattack'],
    ['savior bonus', 'savior-bonus'],
    ['watchtower', 'watchtower'],
    ['speakers rock', 'speakers-rock'],
    ['medic', 'medic-training'],
    ['trial of wit', 'trial-of-wit'],
    ['injuries', 'injury'],
    ['defense threshold', 'defense-value'],
    ['tiebreak', 'tie-break'],
    ['clear an area', 'clear-area'],
    ['assembly', 'assembly'],
    ['market', 'marketplace'],
  ])('“%s” is %s', (question, first) => {
    expect(SEARCHES.en(question)[0]).toBe(first);
  });
});

describe('in Polish, the first hit for', () => {
  test.each([
    ['zwolenników', 'followers'],
    ['męstwa', 'valor'],
    ['złomem', 'scrap'],
    ['opowiesci', 'story'],
    ['świecące jagody', 'glowberry'],
    ['jagod', 'glowberry'],
    ['surowce wyspy', 'island-resource'],
    ['stałe głosy', 'permanent-votes'],
    ['atutów', 'perk'],
    ['zagrodzie', 'enclosure'],
    ['przelamanie', 'breach'],
    ['kontrataku', 'counterattack'],
    ['premia wybawcy', 'savior-bonus'],
    ['wieża strażnicza', 'watchtower'],
    ['placowki', 'outpost'],
    ['obozu', 'camp'],
    ['skała mówcy', 'speakers-rock'],
    ['Savant', 'savant'],
    ['zwiad', 'explore'],
    ['kapitana', 'captain'],
    ['rany', 'injury'],
    ['remis', 'ties'],
    ['próba siły', 'trial-of-strength'],
  ])('„%s” to %s', (question, first) => {
    expect(SEARCHES.pl(question)[0]).toBe(first);
  });
});

test.each(['en', 'pl'] as const)('in %s every entry of Episode 2 is found by its own title', (language) => {
  const texts: Readonly<Record<string, { readonly title: string }>> = TEXTS[language];
  const lost = entries.filter(({ id }) => !SEARCHES[language](texts[id]?.title ?? '').includes(id));
  expect(lost.map(({ id }) => id)).toEqual([]);
});
