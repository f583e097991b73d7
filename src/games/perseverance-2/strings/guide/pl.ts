import type { Translation } from '@/engine';
import {
  assemblyLessonPl,
  checkLessonPl,
  doingLessonPl,
  farewellLessonPl,
  introLessonPl,
  priceLessonPl,
  setupLessonPl,
  turnLessonPl,
} from '../../../perseverance/words/guidePl';
import type { lesson as en } from './en';

/** Przewodnik po pierwszej grze w Epizod 2 i podpowiedzi tury, po polsku. */
export const lesson: Translation<typeof en> = {
  check: {
    ...checkLessonPl,
    title: {
      influence: 'Kostki i Atut',
      zone: 'Strefa na Zgromadzeniu',
      combat: 'Walka',
      attack: 'Atak dinozaurów',
    },
    note: {
      influence: 'Pełny rząd, jego premia i to, czy można wziąć Atut',
      zone: 'Remis, wybrana nagroda i co dostaje drugi',
      combat: 'Obrażenia, Rany, zabite i schwytane',
      attack: 'Czy obrona wystarcza i co daje Przełamanie',
    },
    whichPerk: 'Który Atut?',
    noPerk: 'Bez Atutu',
    before: 'Co było przedtem',
    owned: 'Atuty tego oficera przedtem',
    perks: 'Atuty, które się tu liczą',
    second: 'Co wybrał drugi?',
    followersChoice: '2 zwolenników',
    party: 'Kto walczy?',
    dinos: 'Z kim?',
    injuries: 'Kto jest trafiony?',
    injuriesOf: 'Rany: {{what}}',
    saved: 'Uratowani Męstwem: {{what}}',
    capture: 'Kogo chwytacie?',
    held: 'W Zagrodzie przedtem: {{what}}',
    captured: 'Schwytane: {{what}}',
    damage: 'Obrażenia',
    ofNeeded: '{{damage}}, potrzeba {{needed}}',
    enclosure: 'W Zagrodzie potem',
    trigger: 'Czego użyto?',
    there: 'Na Oczyszczonym Obszarze i na karcie',
    threshold: 'Próg na karcie',
    spent: 'Wydane Męstwo',
    onCard: 'Dinozaury Przełamania na karcie',
    holds: 'Obrona wystarcza',
    fails: 'Przełamanie',
    value: '{{value}} przeciw {{threshold}}',
    inBreach: 'W Przełamaniu',
  },
  intro: {
    ...introLessonPl,
    story: 'Za bramę',
    storyLine:
      'Miasto jest bezpieczne. Teraz każde z was prowadzi ludzi w dzicz, by ją oczyścić, zasiedlić i chwytać dinozaury. Wygrywa najwięcej zwolenników.',
    evening: 'Jak przebiega gra',
    eveningLine:
      'Tura to kość na planszy i akcja dodatkowa. Obozy i Placówki ściągają dinozaury. Gdy skończą się kości, jest Zgromadzenie i liczenie, dwa lub trzy razy.',
  },
  do: {
    ...doingLessonPl,
    perks: 'Pokaż Atuty',
  },
  setup: setupLessonPl,
  perk: {
    title: 'Pierwszy Atut',
    line: 'Każdy zaczyna z jednym Atutem: zdolnością na całą grę.',
  },
  die: {
    title: 'Wybierz kość',
    line: 'Połóż dowolną kość z puli na wolnym polu Strefy miasta: z jej ikoną, a jeśli takiego nie ma, na polu bez ikony.',
  },
  effect: {
    title: 'Efekt',
    essentials: 'Zapłać, ile żąda pole, i weź, co daje. Tu zapisuj tylko liczby, które widzisz.',
    full: 'Zapłać, ile żąda pole, i weź, co daje. Dotknij tego Efektu, a Foothold go policzy.',
  },
  secondary: {
    title: 'Akcja dodatkowa',
    line: 'Potem jedna akcja dodatkowa: kostka na oficerze kosztuje 1 Opowieść i daje Atut. Zwiad jest darmowy.',
  },
  price: priceLessonPl,
  helper: {
    title: 'Lider pomaga',
    line: 'Akcją dodatkową może być Lider: na wolnym polu Lidera daje jeszcze jeden tamtejszy Efekt.',
  },
  presence: {
    title: 'Obecność',
    line: 'Kości, Osady i Lider w Strefie to twoja Obecność. Na Zgromadzeniu wygrywa Strefę, kto ma jej najwięcej.',
  },
  outside: {
    title: 'W dzicz',
    line: 'Z gotowymi Żołnierzami można wyruszyć na Przygodę z dowolnego Obozu. Potem atakowany jest jego właściciel.',
  },
  rows: {
    title: 'Poziomy Atutów',
    line: 'Jeden Atut oficera otwiera drugi poziom, dwa otwierają trzeci.',
  },
  adventure: {
    title: 'Twoja Przygoda',
    line: 'Drużyna jest w drodze: jej etap rozpatruje się po wszystkim innym, przed końcem tury.',
  },
  breach: {
    title: 'Twoje Przełamanie',
    line: 'Każdy dinozaur w Przełamaniu kosztuje na koniec twojej tury 1 zwolennika. Kończy to tylko Kontratak.',
  },
  attack: {
    title: 'Pierwszy Atak dinozaurów',
    line: 'Użyto Obozu lub Placówki, więc ich właściciel jest atakowany: odkrywa kartę tego terenu.',
  },
  assembly: assemblyLessonPl,
  end: {
    title: 'Ostatnie punkty',
    line: 'Zgromadzenia za wami. Liczą się jeszcze schwytane dinozaury i to, co zostało; wygrywa najwięcej zwolenników.',
  },
  endTurn: {
    title: 'Koniec tury',
    line: 'Gotowe? Postaw przewróconych Żołnierzy i dotknij „Następna tura”. Foothold powie, jeśli coś jeszcze czeka.',
  },
  farewell: farewellLessonPl,
  walk: {
    combat: 'Jak przebiega walka',
    combatLine: 'Lekcy zadają 1 Obrażenie, Ciężcy i Lider 2. Shieldhead wymaga 2, pozostałe 1.',
    dinoAttack: 'Jak przebiega atak',
    dinoAttackLine:
      'Osiągnijcie próg z karty: Obóz i Placówka dają po 1, Wieża Strażnicza 2, każde Męstwo 1.',
    breachTurn: 'Ile kosztuje Przełamanie',
    breachTurnLine: '1 zwolennik za każdego dinozaura. Przy dwóch i więcej jeden wybrany odchodzi.',
    counterattack: 'Jak przebiega Kontratak',
    counterattackLine:
      'Walka ze wszystkimi dinozaurami jednego Przełamania, czyjegokolwiek. Pokonane dają Premię Wybawcy z karty.',
    adventureBegin: 'Jak zaczyna się Przygoda',
    adventureBeginLine:
      'Zagrajcie kartę pasującą do kafelka i postawcie na niej tyle figurek, ile żąda, lub więcej. Zostają do końca.',
    adventureStage: 'Jak przebiega etap',
    adventureStageLine:
      'Weźcie to, co pokazuje etap. Karta Wyzwania daje więcej, ale rzut niższy niż jej Zagrożenie kosztuje Żołnierza.',
    outpost: 'Jak używa się Placówki',
    outpostLine: 'Zróbcie to, co mówi kafelek, czyjkolwiek jest. Potem jego właściciel ma Atak dinozaurów.',
    assembly: 'Jak przebiega Zgromadzenie',
    assemblyLine:
      'Kto sam prowadzi w Strefie, wybiera w tajemnicy: dobra albo Głosy. Drugie miejsce dostaje połowę reszty.',
    finalScoring: 'Jak przebiega punktacja końcowa',
    finalScoringLine: 'Zestawy schwytanych dinozaurów, potem pozostałości. Każdą liczbę można zmienić.',
  },
  turn: turnLessonPl,
};
