import { levelPl } from '../../../perseverance/moments/tracking/wordsPl';

/** How much is followed, in Polish. */
export const trackingPl = {
  session: {
    level: levelPl,
    stock: {
      zoneHelp: 'Ułóżcie tak, jak leży na planszy; tego, co się zgadza, nie trzeba dotykać.',
      resources: 'Żywność, Złom i Opowieści',
      soldiers: 'Żołnierze na planszach graczy i w obszarach obrony',
      zones: 'Osady i kości w Strefach',
      defense: 'Mury, Pułapki i dinozaury',
    },
  },
} as const;
