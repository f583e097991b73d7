export const putRight = {
  leaves_one: 'To odkłada {{count}} późniejszy ruch',
  leaves_few: 'To odkłada {{count}} późniejsze ruchy',
  leaves_many: 'To odkłada {{count}} późniejszych ruchów',
  leaves_other: 'To odkłada {{count}} późniejszego ruchu',
  leavesText:
    'Cofnęliście grę do wcześniejszej chwili. To, co było później, zostaje w przebiegu gry jako odłożone; stamtąd zawsze można to przywrócić.',
  keepLater: 'Zachowaj je i graj dalej',
  cancel: 'Anuluj',
  bringBack: 'Przywróć',
  setAside: 'Odłożone o {{time}}',
} as const;
