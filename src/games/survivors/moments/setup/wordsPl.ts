import type { Translation } from '@/engine';
import type { setupEn } from './wordsEn';

/** Przygotowanie gry po polsku. */
export const setupPl: Translation<typeof setupEn> = {
  rule: {
    setup: {
      caravan:
        'Karawana rusza w drogę. Ocaleni: {{survivors}}, złom: {{scrap}}, zioła: {{herb}}, hart ducha: {{resolve}}, paliwo: {{fuel}}.',
      hordes: 'Hordy zaczynają tutaj: {{places}}.',
      leader: 'Pierwszą turę prowadzi {{player}}.',
    },
  },
  refusal: {
    factionTwice: 'Frakcji „{{faction}}” przewodzi tylko jedna osoba.',
  },
  session: {
    checklist: {
      pieces: 'Na stole',
      help: 'Odhaczajcie, co gotowe. Nie jest to konieczne.',
      done: 'W drogę',
      faction: '{{player}}: {{faction}}',
      factionNote: 'Główna: {{primary}}, poboczna: {{secondary}}, karty zdolności: {{cards}}',
      decks: 'Potasujcie trzy talie kart zdolności i dobierzcie, ile każą kafelki Frakcji.',
      aberrant: 'Dołóżcie do kości kość aberracji.',
      noAberrant: 'Kość aberracji zostaje w pudełku: gracie w trzy osoby.',
      tiles:
        'Potasujcie kafelki Pustkowi. Jeden na środek, jeden na północ od niego, dalej zgodnie z zegarem, aż będzie siedem.',
      tilesNote: 'Reszta to stos, 29 kafelków.',
      caravan:
        'Kafelek karawany: Ocaleni {{survivors}}, złom {{scrap}}, zioła {{herb}}, hart ducha {{resolve}}, paliwo {{fuel}}.',
      guide: 'Połóżcie pod ręką księgę Spotkań.',
      leader: 'Kto prowadzi pierwszy?',
      hordes: 'Gdzie są trzy Hordy?',
      hordesHelp:
        'Trzy za wami, chyba że umówicie się na inne: wtedy ich dotknijcie. Środek też wolno: taka Horda rusza za wami od razu.',
    },
  },
  timeline: {
    playBegan: 'Karawana rusza w drogę',
  },
  sessionRefusal: {
    threeHordes: 'Dotknijcie tylu różnych kafelków: {{count}}.',
  },
};
