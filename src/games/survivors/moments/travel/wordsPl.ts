import type { Translation } from '@/engine';
import type { travelEn } from './wordsEn';

/** Podróż i Hordy w drodze, po polsku. */
export const travelPl: Translation<typeof travelEn> = {
  rule: {
    turn: {
      move: 'Karawana jedzie dalej i spala 1 jednostkę paliwa.',
      mustSettle: 'Paliwo: {{fuel}}. Karawana musi się tu osiedlić.',
      maySettle: 'Paliwo: {{fuel}}. Karawana może się tu osiedlić albo jechać dalej.',
      nextLeader: 'Następną turę prowadzi {{player}}.',
      leadsAlone: '{{player}} gra w pojedynkę i prowadzi dalej.',
    },
    hordeMove: {
      none: 'Na planszy nie ma żadnej Hordy.',
      attacks: 'Horda ({{from}}): dopada karawanę.',
      follows: 'Horda ({{from}}): idzie śladem karawany przez jej poprzedni kafelek, teraz {{to}}.',
      surrounds: 'Horda ({{from}}): podchodzi swoją stroną, teraz {{to}}.',
      tiles:
        'Kafelki zdjęte ze starej planszy: {{removed}}. Nowe kafelki na nowej planszy, w tej kolejności: {{drawn}}.',
    },
    hordePlace: {
      removed: 'Znika Horda: {{place}}.',
      added: 'Pojawia się Horda: {{place}}.',
      standing: 'Hordy na planszy: {{count}} ({{places}}).',
    },
  },
  refusal: {
    hordeThere: 'Tu już jest Horda: {{place}}. Dwie nie dzielą jednego kafelka.',
    noHordeThere: 'Tu nie ma Hordy: {{place}}.',
    caravanThere: 'Nie dokłada się Hordy tam, gdzie jest karawana.',
    choiceTwice: 'O Hordzie z tego kafelka już zdecydowano: {{place}}.',
    hordeAttacks: 'Ta Horda dopada karawanę, nie ma tu nic do wyboru: {{place}}.',
    noSuchStep: 'Horda ({{from}}) może iść tylko tutaj: {{options}}.',
    noFuel: 'Nie ma paliwa na ruch.',
  },
  session: {
    travel: {
      leader: 'Kto prowadzi tę turę?',
      leaderHelp:
        'Przywódca karawany rzuca kośćmi, przesuwa Hordy, czyta na głos i rozstrzyga remisy. Rola przechodzi zgodnie z ruchem wskazówek zegara; grupa może wskazać kogoś innego.',
      direction: 'Dokąd?',
      directionHelp:
        'Dotknijcie kafelka, na który jedzie karawana; czerwona liczba mówi, ile Hord by was tam dopadło. Rysunek to wasz stół, zanim cokolwiek się ruszy: strzałki przesuwają karawanę i Hordy, przekreślone kafelki znikają, a nowe leżą tam, gdzie liczby.',
      leads: 'Tę turę prowadzi {{player}}.',
      done: 'Jedźcie i policzcie',
    },
  },
  timeline: {
    travelled: 'Tura {{turn}}: karawana jedzie, kierunek: {{direction}}',
    arrived: 'Hordy przy karawanie: {{hordes}}',
    arrivedByHand: 'Hordy przy karawanie: {{hordes}}. Przesunięte ręcznie',
  },
  sessionRefusal: {
    directionNeeded: 'Dotknijcie kafelka, na który jedzie karawana.',
  },
  why: {
    hordesByHand: 'Stół przesunął Hordy inaczej.',
  },
};
