import type { Translation } from '@/engine';
import { finalPl } from '../../../perseverance/moments/finalScoring/wordsPl';
import type { en } from './wordsEn';

/** Final scoring, in Polish. */
export const pl: Translation<typeof en> = {
  rule: {
    finalScoring: {
      dinos: '{{player}}, {{dinos}} (pary {{pairs}}, trójki {{triples}}): {{followers}}.',
      leftover: '{{player}}, pozostało – {{things}}: {{followers}}.',
      total: '{{player}}: razem {{followers}}.',
      decided: {
        followers: 'Najwięcej zwolenników i zwycięstwo: {{players}}.',
        perks: 'Remis zwolenników; więcej Atutów i zwycięstwo: {{players}}.',
        shared: 'Remis zwolenników i Atutów, wspólne zwycięstwo: {{players}}.',
      },
    },
  },
  session: {
    finalWizard: {
      ...finalPl,
      step: {
        count: 'Co komu zostało',
        captured: 'Schwytane dinozaury',
        goods: 'Zasoby, które zostały',
        people: 'Żołnierze, Męstwo i karty',
      },
      help: {
        count:
          'Schwytane dinozaury, zasoby, Żołnierze i karty na ręce; Żołnierze na nieukończonej Przygodzie też się liczą. Czego ktoś nie ma, to może zostać puste.',
        captured:
          'Pary i trójki jednego gatunku, każdy dinozaur tylko w jednym zestawie, podział najkorzystniejszy. Pojedyncze nic nie dają.',
        goods: 'Każda sztuka to jeden zwolennik; Świecące Jagody jeden za każde dwie.',
        people:
          'Ciężcy Żołnierze i karty Przygody na ręce: po jednym zwolenniku. Lekcy Żołnierze i Męstwo: jeden za każde dwa. Żołnierze na nieukończonej Przygodzie też się liczą.',
      },
      short: { trampler: 'Trampl.', raptor: 'Raptory', shieldhead: 'Shield.' },
      sets: '{{dinos}}: pary {{pairs}}, trójki {{triples}}',
      perTwo: '{{things}}, jeden za każde dwa',
      rankingHelp:
        'Wygrywa najwięcej zwolenników. Przy remisie decyduje liczba Atutów; remis w obu to wspólne zwycięstwo.',
      byPerks: 'Tyle samo zwolenników: decydują Atuty',
    },
  },
  refusal: {
    holdingsNeeded: 'Dobra, Żołnierze i dinozaury nie są śledzone: wpiszcie, co komu zostało.',
  },
};
