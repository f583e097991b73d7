import type { Translation } from '@/engine';
import type { en } from './wordsEn';

/** The Leader, in Polish. */
export const pl: Translation<typeof en> = {
  rule: {
    leader: {
      place: '{{player}} wystawia Lidera: {{zone}}.',
      move: '{{player}} przesuwa Lidera: {{zone}}, koszt: {{price}}.',
      stay: '{{player}} zostawia Lidera na miejscu ({{zone}}) i płaci jak za ruch: {{price}}.',
      friendly: '{{player}}, Życzliwość: w cenie jest kostka na oficerze Strefy ({{zone}}).',
    },
  },
  ruleRefusal: {
    leaderOnAdventure: 'Lider zostaje na Przygodzie aż do jej końca.',
    friendlyMove: 'Życzliwość działa, gdy Lider przechodzi ze Strefy do Strefy.',
    leaderPrice: 'Koszt: {{price}}.',
  },
  ask: {
    leader: 'Dokąd idzie Lider?',
    leaderHelp:
      'Z planszy gracza za darmo; przejście kosztuje 2 Świecące Jagody, przy Zwinności mniej. Potem rozegrajcie tam Efekt.',
    leaderStays: 'Zostaje tam',
    friendlyHelp: 'Za 1 Świecącą Jagodę więcej kostka trafia na oficera nowej Strefy.',
    noCube: 'Bez kostki',
  },
  refusal: {
    leaderToppled: 'Lider walczył w tej turze i wstanie, gdy się skończy.',
  },
};
