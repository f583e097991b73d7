export const handOver = {
  tooLong: 'Ta gra jest za długa na kody ({{frames}}, najwyżej {{max}}). Przekaż ją jako plik.',
  notAFrame: 'To nie jest kod przekazywanej gry.',
  damagedFrame: 'Ten kod nie dotarł w całości. Zeskanuj go jeszcze raz.',
  otherTransfer: 'Ten kod jest z innego przekazania. Skanuj kody tylko jednej gry.',
  missing_one: 'Brakuje jeszcze {{count}} kodu.',
  missing_few: 'Brakuje jeszcze {{count}} kodów.',
  missing_many: 'Brakuje jeszcze {{count}} kodów.',
  missing_other: 'Brakuje jeszcze {{count}} kodu.',
  damaged: 'Te kody nie składają się w całą grę. Zacznij od pierwszego kodu.',
  noSuchGame: 'Tej gry tu nie ma.',
} as const;
