import type { Translation } from '@/engine';
import type { stageEn, threatEn } from './wordsEn';

/** Zagrożenia i droga od etapu do etapu, tak jak mówią o nich oba epizody, po polsku. */
export const threatPl: Translation<typeof threatEn> = {
  held: 'wytrzymuje',
  lost: 'strata: {{soldier}}',
  rolled: '{{what}}: {{roll}} przeciw {{threat}}, {{outcome}}',
  moved: '{{what}}: znacznik o {{threat}}, {{outcome}}',
  value: '{{what}}: jakie Zagrożenie?',
  valueHelp: 'Liczba przy czaszce. Bez Zagrożenia nikomu nic się nie dzieje.',
  none: 'Bez Zagrożenia',
  token: 'Znacznik z {{from}} na {{to}}',
  tokenSkull: 'Znacznik z {{from}} przez czaszkę na {{to}}: jeden ginie',
  roll: '{{what}}: rzut przeciw {{threat}}',
  rollHelp:
    'Rzućcie kością Zagrożenia i wskażcie wynik: tyle samo lub więcej wytrzymuje. Jeśli rzuca aplikacja, robi to raz, przy zapisie.',
  holds: 'Wytrzymuje',
  tooLow: 'Za mało: jeden ginie',
  appRolls: 'Niech rzuci aplikacja',
  appRollsNote: 'Uczciwa kość, jeden rzut przy zapisie',
  whoIsLost: 'Który Żołnierz ginie?',
  whoRisks: 'Który Żołnierz ryzykuje?',
  whoHelp: 'Między etapami gracz wybiera, czy płaci Lekki, czy Ciężki Żołnierz.',
  whichToken: 'Który znacznik idzie?',
  pending: 'Rzut przy zapisie',
  pendingHelp: 'Tych rzutów dokona aplikacja, raz. Wynik widać przy stole i zostaje w przebiegu gry.',
  pendingLine: '{{what}}, Zagrożenie {{threat}}',
};

export const stagePl: Translation<typeof stageEn> = {
  rewards: 'Co daje etap {{stage}}?',
  goOn: 'Przejdź do drugiego etapu',
  goOnNote: 'Teraz na karcie: {{soldiers}}',
  later: 'Najpierw zobacz rzuty',
  laterNote: 'Zapisz teraz i zdecyduj potem',
};
