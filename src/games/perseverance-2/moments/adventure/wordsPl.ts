import { stagePl, threatPl } from '../../../perseverance/moments/threat/wordsPl';

/** Etap Przygody i jego Zagrożenia, krok po kroku, po polsku. */
export const adventurePl = {
  threat: {
    ...threatPl,
    ignored: '{{what}}: Lider pomija Zagrożenie',
    tokenHelp:
      'Całe Zagrożenie przypada jednemu znacznikowi, rodzaju obecnego na karcie. Lider porusza ciężki tylko wtedy, gdy jest sam.',
  },
  stage: {
    ...stagePl,
    trial: '{{card}}: co się liczy',
    trialHelp: 'Przygoda w Świątyni liczy to, co macie teraz. Złą liczbę poprawia się na stole.',
    lodge: 'Czy Zagrożenia się liczą?',
    lodgeHelp: 'W Chacie poszukiwaczy etap rozgrywa się bez żadnych Zagrożeń.',
    threatsCount: 'Tak, jak zawsze',
    threatsIgnored: 'Nie, w Chacie poszukiwaczy',
    rewardsHelp:
      'Wpiszcie, co wydrukowano na tym etapie, i ile kart Wyzwań zostaje. Czego nie ma, zostaje na 0.',
    shown: 'Zachowane karty Wyzwań',
    drawn: 'Dobierzcie karty Wyzwań',
    drawnHelp:
      'Po jednej za każdą figurkę na karcie. Zostaje tyle, ile pokazuje etap; potem wszystkie wracają.',
    deck: {
      light: 'Z talii lekkiej',
      heavy: 'Z talii ciężkiej',
    },
    keep: 'Z nich zostaje',
    kind: 'Karta {{number}}: z której talii?',
    kindHelp: 'Lekkie karty zagrażają Lekkim Żołnierzom, ciężkie – Ciężkim.',
    card: 'Karta {{number}}: co daje?',
    cardHelp: 'Jak wydrukowano na karcie. Jeśli zostawia wybór, wpiszcie, co wybrano.',
    challenge: '{{kind}}, karta {{number}}',
    leader: 'Czy Lider pomija ciężką kartę?',
    leaderHelp:
      'Raz na Przygodę, zapowiedziane przed pierwszym rzutem. Jeśli nie pominie żadnej, zajmie się drogą do drugiego etapu.',
    leaderNone: 'Żadnej: czeka na drugi etap',
    savantIfLost: 'Na wypadek utraty ostatniego Żołnierza: wtedy Przygoda też jest ukończona.',
    then: 'Czy Przygoda trwa dalej?',
    thenHelp:
      'Zagrożenie między etapami może kosztować Żołnierza. Kto zostanie, rozegra drugi etap w następnej turze.',
    end: 'Ukończ Przygodę',
    endNote: 'Wszyscy wracają, karta liczy się u Chief of Security',
    onCard: { light: 'Lekcy na karcie', heavy: 'Ciężcy na karcie', leader: 'Lider na karcie' },
    tidy: 'Z elementami',
    tidyLost: 'Utraceni Żołnierze wracają do zasobu',
    tidyCards: 'Karty Wyzwań, także zachowane, wtasowuje się z powrotem',
    tidyOn: 'Znacznik etapu idzie dalej',
    tidyEnd: 'Drużyna wraca na planszę gracza, karta leży zakryta',
  },
} as const;
