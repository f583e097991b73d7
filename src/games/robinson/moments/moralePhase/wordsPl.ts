import type { Translation } from '@/engine';
import type { moralePhaseEn } from './wordsEn';

/** Faza morale po polsku. */
export const moralePhasePl: Translation<typeof moralePhaseEn> = {
  rule: {
    morale: {
      solo: 'Gra w pojedynkę: morale rośnie najpierw do {{level}}.',
      soloTop: 'Gra w pojedynkę: morale wzrosłoby, ale {{level}} to koniec toru.',
      diary: 'Dziennik: {{count}} więcej.',
      drums: 'Bębny: {{count}} więcej.',
      gains: 'Morale {{level}}: {{player}} dostaje {{tokens}}.',
      gives: 'Morale {{level}}: {{player}} musi odrzucić {{tokens}}.',
      nothing: 'Morale {{level}}: {{player}} nic nie dostaje ani nie odrzuca ({{tokens}}).',
      heals: 'Na końcu toru: {{player}} leczy 1 ranę.',
      nothingToHeal: 'Na końcu toru: {{player}} nie ma ran do leczenia.',
      missing: '{{player}}, brakuje: {{tokens}}. Skutek: {{wounds}}.',
    },
  },
  refusal: {
    topChoice: 'Morale jest na końcu toru: żetony czy leczenie?',
    shortTrack: 'Tor morale musi sięgać co najmniej 1, a nie {{highest}}.',
    offTrack: 'Tor morale biegnie od {{lowest}} do {{highest}}.',
  },
  ask: {
    top: 'Morale jest na szczycie',
    topHeal: 'Wyleczenie 1 rany',
    morale: 'Co zyskuje lub oddaje {{player}}',
  },
  help: {
    top: 'Wybiera pierwszy gracz.',
    morale: 'Pierwszy gracz bierze lub odrzuca żetony; za każdy brakujący jest rana.',
  },
  timeline: {
    morale: 'Faza morale: {{player}}, Determinacja',
  },
};
