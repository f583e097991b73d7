import type { Translation } from '@/engine';
import type { setupEn } from './wordsEn';

/** Przygotowanie gry po polsku. */
export const setupPl: Translation<typeof setupEn> = {
  rule: {
    setup: {
      pawns: '{{owner}}: {{pawns}}.',
      first: 'Pierwszym graczem jest {{player}}.',
      start: 'Morale 0, poziom broni 0, brak schronienia, nikt nie jest ranny, brak żetonów determinacji.',
      costs: 'Schronienie, dach i palisada: cena z planszy, {{players}}.',
      solo: 'Gra w pojedynkę: na początku każdej fazy morale rośnie ono o 1.',
      arrangeChoose: 'Czterech graczy: porządkowanie obozu daje żetony albo morale, nie jedno i drugie.',
      cards: 'Przedmioty startowe: {{items}}, użycia każdego: {{uses}}. Pomysły na planszy: {{inventions}}.',
      eventDeck: 'Talia wydarzeń: z księgą {{book}}, z przygodą {{adventure}}, razem {{total}}.',
    },
  },
  refusal: {
    characterTwice: 'Tę postać może mieć tylko jeden gracz: {{character}}.',
    soldier: 'W jedną albo dwie osoby nikt nie gra Żołnierzem.',
    fridayNeeded: 'W jedną albo dwie osoby gra się z Piętaszkiem.',
    dogNeeded: 'Kto gra w pojedynkę, ma Psa.',
    bookShift: 'Można wymienić najwyżej tyle kart: {{most}}.',
  },
  ask: {
    tableSet: 'Stół gotowy',
  },
  help: {
    setup: 'Odhaczajcie, co gotowe. Nie jest to konieczne.',
  },
  list: {
    otherWreckage: '{{card}} na prawym miejscu pola Zagrożeń',
    firstPlayer: 'Zaczyna najmłodszy: znacznik pierwszego gracza ma {{player}}; zmienicie to w Więcej',
    inventions: 'Dziewięć pomysłów z trójkątami i pięć dobranych na planszy; reszta to talia Pomysłów',
    scenario: 'Karta Scenariusza na stole; jej treść ma pierwszeństwo',
    board: 'Plansza, znaczniki ran na pierwszych polach od lewej, morale i broń na 0',
    character: '{{player}}: karta postaci ({{character}}), własny pomysł, dwa pionki',
    friday: 'Piętaszek: karta, biały pionek, znacznik ran na pierwszym polu od lewej',
    dog: 'Pies: karta, różowy pionek',
    arrange: 'Karta Porządkowania obozu na swoim polu planszy',
    startingItems: 'Przedmioty startowe: {{items}}, na każdym dwa znaczniki',
    decks: 'Talie Przygód z kośćmi, talia Bestii, talia Tajemnic, żetony odkryć',
    island: 'Kafelek plaży nr 8 z obozem, znacznik na plaży Łopaty; reszta kafelków w stosie',
    wreckage: 'Skrzynie z żywnością na prawym polu Zagrożenia',
  },
  timeline: {
    playBegan: 'Wyspa czeka; pierwszy gracz: {{player}}',
  },
};
