import type { Translation } from '@/engine';
import { levelPl } from '../../../perseverance/moments/tracking/wordsPl';
import type { en } from './wordsEn';

/** How much is followed, and what only a table with Essentials is asked, in Polish. */
export const pl: Translation<typeof en> = {
  session: {
    trackingNote: {
      essentials: 'Zwolennicy, Głosy, Męstwo, Oficerowie, Atuty, Liderzy, Przygody, Przełamania i tura',
      full: 'Także dobra, Żołnierze, dinozaury, Osady, kości i Oczyszczone Obszary',
    },
    unseen: {
      means: 'Kostki {{cubes}} · Męstwo {{valor}}',
      off: 'W Podstawach tego nie śledzimy',
      offText: 'Elementy na planszy śledzimy w trybie Wszystko. Włączycie go w „Więcej”.',
      people: 'Głosy, Przygody, Atuty',
      withoutApp: 'To, co dotyczy tylko dóbr i Żołnierzy, bierzecie bez aplikacji.',
      standing: 'Ile własnych Osad: {{zone}}?',
      standingHelp: 'Te sprzed tego Efektu. Każda daje 1 zwolennika.',
      besides: 'Co jeszcze jest na tym Obszarze?',
      attack: 'Użyto Obozu albo Placówki: właściciel ma Atak dinozaurów',
      underCamp: 'Znacznik Przełamania pod użyty Obóz',
      onOutpost: 'Znacznik Przełamania na użytą Placówkę',
      damage: 'Obrażenia po {{damage}}',
      trial: '{{card}} liczy elementy, których tu nie śledzimy: wpiszcie zwolenników razem z resztą.',
      conditions: 'Co liczą oficerowie',
    },
    stock: {
      goods: 'Żywność, Złom, Surowce Wyspy, Opowieści i Świecące Jagody',
      soldiers: 'Żołnierze i karty Przygód na ręce',
      dinos: 'Dinozaury w Zagrodach',
      zones: 'Osady i kości w Strefach',
      areas: 'Oczyszczone Obszary i to, co na nich jest',
      settlements: 'Osady w Strefach Miasta',
      settlementsHelp:
        'Tylko własne, bez znaczników na Placówkach. Kości nie trzeba wskazywać: zapyta Zgromadzenie.',
      areasHelp: 'Dodajcie brakujące Oczyszczone Obszary i ustawcie, co na którym jest.',
      recorded: '{{player}}, o ile to zapisano: {{pieces}}',
    },
    level: {
      ...levelPl,
      presenceAgain:
        'Wpisano stan z ostatniego Zgromadzenia i zapisane potem Osady, Obozy i Placówki. Policzcie na nowo to, co się zmieniło, zwłaszcza kości i Liderów. Głosy to te zdobyte przed tym Zgromadzeniem.',
      presenceFirst:
        'Wpisano stan z przygotowania gry i to, co zapisano potem. Policzcie Osady, kości i Liderów w każdej Strefie Miasta oraz Placówki, Obozy, kości i Liderów w Strefie Odkryć. Głosy to te zdobyte przed tym Zgromadzeniem.',
    },
  },
};
