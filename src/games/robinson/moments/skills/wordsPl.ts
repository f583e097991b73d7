import type { Translation } from '@/engine';
import type { skillsEn } from './wordsEn';

/** Umiejętności i przedmioty startowe po polsku. */
export const skillsPl: Translation<typeof skillsEn> = {
  rule: {
    skill: {
      pays: '{{character}}, {{skill}}: zapłacono {{tokens}}.',
      locked: 'To, co przyniosła nieudana kość, nie posłużyło do zapłaty: {{tokens}}.',
      gives: {
        'wood-discount': 'O {{count}} drewno mniej w jednej akcji, wykonywanej albo wspieranej.',
        'reroll-brown': 'Przerzut brązowej kości: {{count}}.',
        'reroll-gray': 'Przerzut szarej kości: {{count}}.',
        'reroll-green': 'Przerzut zielonej kości: {{count}}.',
        'draw-inventions': 'Dobierz pomysły: {{count}}; jeden trafia na planszę, reszta na bok.',
        'building-pawn': 'Pionek do akcji budowy: {{count}}.',
        heal: 'Za 1 żywność leczy się {{count}} rany, jednego gracza albo dwóch.',
        food: 'Żywność dla obozu: {{count}}.',
        cloud: 'Pominięta deszczowa chmura: {{count}}, albo zimowa zmienia się w deszczową.',
        'peek-island-tiles': 'Obejrzyj kafelki wyspy: {{count}}; jeden trafia na wierzch.',
        morale: 'Morale rośnie o {{count}}.',
        'draw-discovery': 'Dobierz żetony odkryć: {{count}}; jeden zostaje.',
        'peek-hunting-deck': 'Obejrzyj karty polowania: {{count}}; zostaje albo idzie na spód.',
        'palisade-or-weapon': 'Palisada albo poziom broni +{{count}}.',
        'temporary-weapon': 'Poziom broni +{{count}} na tę jedną akcję.',
        'beast-to-hunting-deck': 'Karty bestii odłożone bez oglądania na wierzch talii polowań: {{count}}.',
      },
      name: {
        'economical-construction': 'Oszczędna budowa',
        craftsmanship: 'Fachowość',
        'a-new-idea': 'Nowy pomysł',
        handyman: 'Złota rączka',
        'grandmas-recipe': 'Przepis babci',
        scrounger: 'Szperacz',
        'stone-soup': 'Zupa na gwoździu',
        hooch: 'Bimber',
        'child-of-fortune': 'W czepku urodzony',
        reconnaissance: 'Rekonesans',
        'motivational-speech': 'Mowa motywacyjna',
        scouting: 'Zwiad',
        tracking: 'Tropienie',
        'defense-plan': 'Plan obrony',
        frenzy: 'Szał',
        'the-hunt': 'Łowy',
      },
    },
  },
  refusal: {
    notYourSkill: '{{skill}} nie jest umiejętnością tej postaci: {{character}}.',
    lockedTokens: 'Zablokowanych żetonów jest więcej niż wszystkich.',
    skillUsed: '{{skill}}: ta umiejętność była już użyta w tej rundzie.',
    weatherOnly: '{{skill}} działa tylko w fazie pogody.',
  },
  timeline: {
    skill: '{{player}}: {{skill}}',
    starting: 'Użyty przedmiot startowy: {{item}}',
    startingLeft: 'Pozostałe użycia: {{count}}',
  },
  sessionRefusal: {
    noShelterYet: 'Bez schronienia nie ma palisady do podniesienia.',
    hoochInWeather: 'Za Bimber płaci się w fazie pogody, gdy znacie chmury: aplikacja wtedy zapyta.',
    dryInWeather: 'Tego żetonu używa się w fazie pogody, gdy znacie chmury: aplikacja wtedy zapyta.',
    pawnTooLate: 'Pionki już stoją: ten pionek nie miałby w tej rundzie nic do zrobienia.',
    whichKept:
      'Zwiadu używa się w Więcej, „Użyjcie żetonu odkrycia”: aplikacja zapyta, który z dwóch zostaje.',
    itemThere: 'Ten przedmiot już jest.',
    rerollInAction: 'Kością rzuca się ponownie w trakcie akcji: aplikacja wtedy zapyta.',
    startingEmpty: 'Ten przedmiot startowy jest już zużyty.',
    raiseWhat: 'Palisada czy broń: co rośnie?',
  },
};
