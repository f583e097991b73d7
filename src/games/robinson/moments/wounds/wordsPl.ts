import type { Translation } from '@/engine';
import type { woundsEn } from './wordsEn';

/** Rany i leczenie po polsku. */
export const woundsPl: Translation<typeof woundsEn> = {
  rule: {
    heal: {
      source: {
        rest: 'Odpoczynek',
        pot: 'Garnek',
        fireplace: 'Palenisko',
        'grandmas-recipe': 'Przepis babci',
        'remedy-token': 'Żeton leku',
      },
      food: '{{source}}, zużyto: {{goods}}.',
      heals: '{{source}}, leczy się {{owner}}: {{wounds}}, zostaje {{left}}.',
      healthy: '{{source}}, leczy się {{owner}}: {{wounds}}, bo nie ma czego leczyć ({{left}}).',
      bed: 'Łóżko daje też {{tokens}}.',
    },
    wounds: {
      none: 'Nikt nie ucierpiał.',
      hit: '{{owner}}: {{wounds}}, teraz pole {{space}} z {{last}}.',
      rest: 'Na ostatnim polu reszta przepada: {{wounds}}.',
      morale: '{{owner}} mija symbole morale: morale −{{count}}.',
      void: '{{owner}}: {{wounds}} bez skutku, już po wszystkim.',
      death: '{{owner}} ginie: wszyscy przegrywają.',
      fridayDies: '{{owner}} ginie; gra toczy się dalej.',
    },
  },
  refusal: {
    belowBottom: 'Tor morale zaczyna się od {{lowest}}.',
    healPhase: 'To leczy w innej fazie: {{phase}}.',
    healTargets: 'Najwyżej tyle osób można wyleczyć: {{most}}.',
    fridayRests: 'Piętaszek leczy się tylko odpoczynkiem.',
    noFood: 'Nie ma na to żywności.',
    lifeTrack: 'To wykracza poza tor życia, który kończy się na {{last}}.',
  },
  ask: {
    cause: 'Co rani?',
    howMany: 'Ile ran każdemu?',
  },
  help: {
    cause: 'Każda rana jest w przebiegu gry razem z przyczyną.',
    who: 'Zaznaczcie wszystkich, którzy dostają rany.',
    howMany: 'Morale spada samo, gdy znacznik mija symbol.',
  },
  timeline: {
    wounded: '{{owner}}: {{wounds}}',
    cause: 'Przyczyna: {{cause}}',
    causeMorale: 'Przyczyna: {{cause}}. Morale −{{count}}',
    fridayDied: 'Piętaszek ginie',
    healed: 'Leczenie: {{source}}',
  },
};
