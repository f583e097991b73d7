import { REFERENCE_KINDS } from '@/engine';
import { PERK_IDS, PERKS } from '@/games/perseverance-2/perks';
import { reference } from '@/games/perseverance-2/reference/reference';
import { en as strings } from '@/games/perseverance-2/strings/en';
import { pl as napisy } from '@/games/perseverance-2/strings/pl';
import { OFFICERS, OUTPOSTS, ZONES } from '@/games/perseverance-2/terms';
import { testReference } from '../support/testReference';

const { words } = testReference(reference, {
  books: ['rulebook'],
  kinds: REFERENCE_KINDS.filter((kind) => kind !== 'reward' && kind !== 'difference'),
  roots: ['overview', 'two-players'],
  lists: ['symbol', 'card', 'outpost', 'table'],
});

const SAID = { en: strings, pl: napisy } as const;
const TIER = { en: 'Tier', pl: 'poziom' } as const;
const COST = { en: '1 Story or 1 Valor', pl: '1 Opowieść albo 1 Męstwo' } as const;

describe.each(['en', 'pl'] as const)('in %s the reference calls things as the table does', (language) => {
  const said = SAID[language];

  test('every Perk, with its Officer, Tier and additional cost', () => {
    for (const id of PERK_IDS) {
      const { title, text } = words(language, id) ?? { title: '', text: [] };
      const { officer, tier, cost } = PERKS[id];
      expect([id, title]).toEqual([id, said.perk[id]]);
      expect([id, text[0]]).toEqual([
        id,
        `${said.officer[officer]}, ${TIER[language]} ${tier}${cost ? `, ${language === 'en' ? 'costs' : 'kosztuje'} ${COST[language]}` : ''}.`,
      ]);
    }
  });

  test('every Outpost and every Officer', () => {
    for (const id of OUTPOSTS)
      expect([id, words(language, id)?.title]).toEqual([id, said.session.outpost[id]]);
    for (const id of OFFICERS) expect([id, words(language, id)?.title]).toEqual([id, said.officer[id]]);
  });

  test('every Zone has an entry that begins with its name', () => {
    for (const id of ZONES) expect(words(language, id)?.title.startsWith(said.zone[id])).toBe(true);
  });
});
