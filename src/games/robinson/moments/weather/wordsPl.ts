import type { Translation } from '@/engine';
import type { weatherEn } from './wordsEn';

/** Faza pogody po polsku. */
export const weatherPl: Translation<typeof weatherEn> = {
  rule: {
    weather: {
      turned: 'Zimowe chmury zmienione w deszczowe: {{count}}.',
      ignored: 'Pominięte deszczowe chmury: {{count}}.',
      overRoof:
        'Chmury: deszczowe {{rain}}, zimowe {{winter}}. Dach chroni przed {{roof}}, nadmiar: {{excess}}.',
      underRoof: 'Chmury: deszczowe {{rain}}, zimowe {{winter}}. Dach ({{roof}}) wystarcza.',
      winter: 'Zimowe chmury żądają: {{demand}}. Odrzucono: {{given}}.',
      clouds: 'Chmury ponad dach żądają: {{demand}}. Odrzucono: {{given}}.',
      animalsFood: 'Głodne zwierzęta żądają: {{demand}}. Odrzucono: {{given}}.',
      animalsPalisade: 'Głodne zwierzęta szarpią palisadę: spada do {{level}}.',
      beast: 'Przychodzi bestia o sile {{strength}}, przeciw broni {{weapon}}.',
      beastWounds: 'Nikt jej nie powstrzyma: {{wounds}} dla każdego gracza.',
      storm: 'Burza: palisada spada do {{level}}.',
      missing: 'Za to, czego brakuje: {{wounds}} dla każdego gracza.',
      noPalisade: 'Nie ma palisady do obniżenia: {{wounds}} dla każdego gracza.',
      outside: '{{player}} jest poza obozem i ta pogoda tam nie sięga.',
    },
  },
  refusal: {
    noSuchClouds: 'Nie ma aż tylu takich chmur: {{count}}.',
  },
  session: {
    animals: {
      none: 'Nic',
      food: 'Zabierają 1 żywność',
      palisade: 'Niszczą 1 poziom palisady',
      beast: 'Atakuje bestia o sile 3',
    },
  },
  ask: {
    hooch: 'Bimber: czy {{player}} go używa?',
    hoochIgnore: 'Pominięcie 1 chmury deszczowej',
    hoochTurn: 'Zamiana 1 chmury zimowej na deszczową',
    dryToken: 'Użyć żetonu odkrycia przeciw chmurze deszczowej?',
    keepIt: 'Zostawiamy',
    useIt: 'Używamy: 1 chmura deszczowa mniej',
    kept: 'Co zatrzymują poza obozem?',
    clouds: 'Ile chmur?',
    rain: 'Chmury deszczowe, kości i żetony',
    winter: 'Chmury zimowe, kości i żetony',
    ignoreRain: 'Pominięte chmury deszczowe',
    ignoreRainNote: 'Innym efektem; Bimber i żeton są dalej',
    winterToRain: 'Chmury zimowe zamienione na deszcz',
    winterToRainNote: 'Innym efektem; Bimber i Piec są dalej',
    animals: 'Głodne zwierzęta',
    storm: 'Żeton burzy',
    noStorm: 'Bez burzy',
    aStorm: 'Burza',
    outside: 'Poza obozem',
    weather: 'Co robi pogoda',
    moreWeather: 'Coś jeszcze?',
    noMore: 'Nie',
    someMore: 'Inne efekty lub chmury',
  },
  help: {
    roll: {
      both: 'Runda {{round}}: rzućcie kością deszczu i kością zimy, potem dodajcie żetony.',
      rain: 'Runda {{round}}: rzućcie kością deszczu, potem dodajcie żetony.',
      winter: 'Runda {{round}}: rzućcie kością zimy, potem dodajcie żetony.',
      none: 'Runda {{round}}: bez kości deszczu i zimy, tylko żetony na planszy.',
    },
    hooch: 'Tylko w fazie pogody, raz na rundę.',
    dryToken: 'Po użyciu odpada.',
    kept: 'To, co przyniosły ich własne akcje: pogoda i inni nie mogą tego ruszyć, a rano trafia do obozu.',
    clouds: 'Rzućcie kośćmi tej rundy i dodajcie żetony z planszy.',
    animals: 'Wynik kości głodnych zwierząt. Rzuca się nią najwyżej raz.',
    storm: 'Burza zabiera jeden poziom palisady.',
    outside: 'Kogo nie ma w obozie, tego ta pogoda nie dotyka; śpi i je na własną rękę.',
    moreWeather: 'Chmury pominięte, dodane lub zmienione innym efektem i kości, których ta runda nie ma.',
    weather: 'Za każdą brakującą rzecz wszyscy w obozie dostają ranę.',
  },
  timeline: {
    weather: 'Deszcz {{rain}}, zima {{winter}}, dach {{roof}}',
  },
  sessionRefusal: {
    keptTooMuch: 'Zatrzymują więcej, niż jest.',
  },
  why: {
    keeps: '{{player}} zatrzymuje poza obozem: {{goods}}.',
  },
};
