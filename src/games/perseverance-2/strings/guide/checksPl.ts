import type { Translation } from '@/engine';
import { checkLessonPl } from '../../../perseverance/words/guidePl';
import type { checksEn } from './checksEn';

/** „Czy dobrze policzyliśmy?”, dla Epizodu 2 po polsku. */
export const checksPl: Translation<typeof checksEn> = {
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
};
