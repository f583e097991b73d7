import type { Translation } from '@/engine';
import type { eventPhaseEn } from './wordsEn';

/** Faza wydarzeń, zagrożenia i żądania kart po polsku. */
export const eventPhasePl: Translation<typeof eventPhaseEn> = {
  rule: {
    event: {
      skipped: 'W pierwszej rundzie nie ma wydarzenia.',
      adventure: 'Ikona przygody: żeton leży teraz na tej talii, {{deck}}.',
      book: 'Ikona księgi: jej znaczenie podaje karta scenariusza.',
      pushedOff: '„{{card}}” spada z lewego pola: działa efekt zagrożenia tej karty.',
      slides: '„{{card}}” robi miejsce i przesuwa się na lewe pole.',
      placed: '„{{card}}” zajmuje prawe pole zagrożeń.',
    },
    threat: {
      pays: 'Karta żąda: {{goods}}.',
      gains: 'Do przyszłych zasobów: {{goods}}.',
      tokens: 'Od razu: {{tokens}}.',
    },
    unfulfilled: {
      notPossible: 'Nie da się tego wykonać w całości, więc nic się nie dzieje.',
      paid: '{{kind}}: oddano {{paid}}, brakuje {{missing}}.',
      short: '{{kind}}: oddano {{paid}}, zabrakło {{missing}}.',
      wounds: '{{player}}: {{wounds}}, po jednej za każdy brak.',
    },
  },
  refusal: {
    weaponNeeded: 'Karta żąda poziomu broni {{level}} już przy planowaniu; jest {{has}}.',
    itemForThreat: 'Karta żąda przedmiotu, którego nie zbudowano: {{item}}.',
    cardNeeded: 'Od drugiej rundy dobiera się kartę wydarzenia: którą?',
    threatPrice: 'Nie starcza na to, czego żąda karta Zagrożenia.',
    threatFigures: 'Od 0 do {{most}} każdego.',
    playerNeeded: 'Którego gracza dotyczy efekt?',
  },
  ask: {
    icon: 'Jaki symbol ma karta Wydarzenia?',
    book: 'Księga',
    adventureIcon: 'Przygoda: {{deck}}',
    shuffled: 'Karta wtasowana wcześniej',
    shuffledNote: 'Przygoda albo Tajemnica: wykonajcie jej efekt wydarzenia, odrzućcie ją i dobierzcie znowu',
    eventPlaced: 'Wykonajcie efekt karty, potem połóżcie ją na prawym miejscu pola Zagrożeń.',
    eventSlides: 'Wykonajcie efekt karty. {{card}}: w lewo, a nowa karta na prawe miejsce.',
    eventPushes:
      'Wykonajcie efekt karty. Spada z pola i uderza: {{pushed}}. Jeśli każe ponownie rozpatrzyć wydarzenie: raz, potem odrzućcie ją, nie wraca na pole. {{card}}: w lewo, a nowa karta na prawe miejsce.',
    concerns: 'Kogo to dotyczy?',
    everybody: 'Wszystkich',
    wants: 'Czego żąda karta?',
    strict: 'Czy jest tam „jeśli to możliwe”?',
    mustGive: 'Nie: za to, czego brak, są rany',
    ifPossible: 'Tak: wszystko albo nic',
  },
  help: {
    icon: 'Z bestią walczy sam pierwszy gracz. Rany i żądania wpiszecie potem ze stołu.',
    concerns: 'Braki ranią tę osobę albo wszystkich.',
    wants: 'Kostki, poziomy i żetony, które trzeba oddać.',
    strict: 'Takie efekty nie robią nic, jeśli nie da się ich wykonać w całości.',
  },
  list: {
    adventureToken: 'Żeton przygody na talii: {{deck}}',
  },
  timeline: {
    pushed: 'Spada z pola, zagrożenie uderza: {{card}}',
    demand: 'Karta żąda; brakuje: {{count}}',
    shuffled: 'Karta wtasowana wcześniej: wykonana i odrzucona',
  },
  sessionRefusal: {
    whoseTokens: 'Determinacja należy do jednej osoby: podajcie, do której.',
    nothingAsked: 'Podajcie, czego żąda karta.',
  },
  why: {
    threat: 'Jak mówi karta Zagrożenia.',
  },
};
