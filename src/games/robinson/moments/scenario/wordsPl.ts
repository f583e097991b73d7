import type { Translation } from '@/engine';
import type { scenarioEn } from './wordsEn';

/** Karta Scenariusza, tak jak spisał ją stół. */
export const scenarioPl: Translation<typeof scenarioEn> = {
  session: {
    scenario: {
      title: 'Karta Scenariusza',
      set: 'Spisano kartę Scenariusza',
      goal: 'Cel',
      goalHint: 'Kiedy wygrywacie?',
      rules: 'Zasady specjalne',
      rulesHint: 'Co znaczą ikony księgi i tajemnicy, co jeszcze jest inaczej',
      nothing: 'Jeszcze nie spisano',
      edit: 'Spisz ją',
      change: 'Zmień',
      save: 'Zapisz kartę Scenariusza',
      stop: 'Zostaw, jak było',
      weather: 'Kości pogody w rundach',
      weatherNote:
        'Dotknijcie rund, w których rzuca się daną kością. Bez żadnej aplikacja pyta za każdym razem.',
      die: { rain: 'Kość deszczu', winter: 'Kość zimy', animals: 'Kość głodnych zwierząt' },
      dieRounds: '{{die}}: {{rounds}}',
      dieRound: '{{die}}, runda {{round}}',
      never: 'nigdy',
      now: 'Runda {{round}}: {{dice}}',
      noDice: 'bez kości pogody',
      items: 'Pomysły na karcie Scenariusza',
      itemsNote: 'Może je zbudować każdy. Wymagania aplikacja sprawdza przy planowaniu.',
      name: 'Nazwa pomysłu',
      add: 'Dodaj pomysł',
      remove: 'Usuń: {{name}}',
      needs: '{{goods}}. Wymaga: {{needs}}',
      open: 'Wymagań jeszcze nie spisano',
      built: 'Zbudowane. {{note}}',
      knownOf: '{{name}}: znam wymagania',
      terrainOf: '{{name}}: teren',
      itemsOf: '{{name}}: przedmioty',
      priceOf: '{{name}}: {{good}}',
      noTerrain: 'Bez terenu',
    },
  },
  sessionRefusal: {
    scenarioWords: 'Najwyżej tyle znaków: {{max}}.',
    scenarioNames: 'Każdy pomysł ma własną nazwę, do {{max}} znaków; jest ich najwyżej {{most}}.',
  },
};
