import type { Translation } from '@/engine';
import type { trackingEn } from './wordsEn';

/** Ile śledzi aplikacja, po polsku. */
export const trackingPl: Translation<typeof trackingEn> = {
  session: {
    level: {
      essentials: 'Podstawy',
      full: 'Wszystko',
      question: 'Ile ma śledzić aplikacja?',
      note: {
        essentials: 'Pionki i kości zostają na planszy: po akcjach aplikacja raz zapyta, co przyniosły',
        full: 'Także każdą akcję: plan, kości i to, co przynoszą',
      },
      set: 'Odtąd śledzimy: {{level}}',
      more: 'Śledź wszystko',
      moreDone: 'Śledź wszystko',
      deckHelp: 'Karty bestii, które leżą w talii polowania.',
      less: 'Śledź tylko podstawy',
      lessTitle: 'Tego już nie śledzimy',
      lessHelp:
        'Po akcjach aplikacja raz zapyta, co pokazuje plansza. Nic nie ginie: cofnięcie przywraca śledzenie wszystkiego.',
      lessNote: 'Zostawione planszy',
      lessDone: 'Śledź podstawy',
      things: {
        pawns: 'Plan: kto co robi',
        dice: 'Kości akcji i to, co przynosi każda akcja',
        tokens: 'Żetony na polach akcji, talia polowania',
        island: 'Co leży na kafelkach wyspy',
      },
    },
  },
};
