import type { Translation } from '@/engine';
import type { productionPhaseEn } from './wordsEn';

/** Faza produkcji po polsku. */
export const productionPhasePl: Translation<typeof productionPhaseEn> = {
  rule: {
    production: {
      sources: 'Źródła na kafelku obozu: {{goods}}.',
      exhausted: 'Wyczerpane źródło nic nie daje ({{good}}).',
      tokens: 'Żetony +1 na kafelku obozu: {{goods}}.',
      shortcut: 'Skrót: {{goods}}.',
      pit: 'Dół, wypadła rana: {{goods}}.',
      pitEmpty: 'Dół, rana nie wypadła: {{goods}}.',
    },
  },
  refusal: {
    oneSource: 'Kafelek {{tile}} ma tylko jedno takie źródło.',
    noSource: 'Kafelek {{tile}} nie ma takiego źródła.',
    producedAlready: 'Produkcja użyła już tego źródła w tej rundzie.',
  },
  ask: {
    shortcutTile: 'Z którego kafelka?',
    sources: 'Co pokazuje kafelek obozu?',
    deadFood: 'Wyczerpane źródła żywności',
    deadWood: 'Wyczerpane źródła drewna',
    deadTooMany: 'Wyczerpanych źródeł jest więcej niż wszystkich.',
    pitWound: 'Rana: 2 żywności',
    pitBlank: 'Nic',
  },
  help: {
    shortcutTile: 'To źródło jest w tej rundzie zużyte.',
    sources: 'Każde źródło daje teraz jedną kostkę i w tej rundzie nie można z niego zbierać.',
    shortcut: 'Skrót przynosi jedną kostkę z kafelka, do którego prowadzi.',
    pit: 'Rzućcie brązową kością rany.',
  },
  timeline: {
    gains: 'Do dostępnych zasobów: {{goods}}',
  },
};
