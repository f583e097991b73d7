import type { Translation } from '@/engine';
import type { essentialsEn } from './essentialsEn';

export const essentialsPl: Translation<typeof essentialsEn> = {
  trackingNote: {
    essentials: 'Zwolennicy, Głosy, Męstwo, Oficerowie, Atuty, Liderzy, Przygody, Przełamania i tura',
    full: 'Także dobra, Żołnierze, dinozaury, Osady, kości i Oczyszczone Obszary',
  },
  stock: {
    goods: 'Żywność, Złom, Surowce Wyspy, Opowieści i Świecące Jagody',
    soldiers: 'Żołnierze i karty Przygód na ręce',
    dinos: 'Dinozaury w Zagrodach',
    zones: 'Osady i kości w Strefach',
    areas: 'Oczyszczone Obszary i to, co na nich stoi',
    settlements: 'Osady w Strefach Miasta',
    settlementsHelp:
      'Tylko własne, bez znaczników na Placówkach. Kości nie trzeba wskazywać: zapyta Zgromadzenie.',
    areasHelp: 'Dodaj brakujące Oczyszczone Obszary i ustaw, co na którym stoi.',
    recorded: '{{player}}, o ile to zapisano: {{pieces}}',
  },
};
