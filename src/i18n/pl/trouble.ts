export const trouble = {
  title: 'Coś poszło nie tak',
  text: 'To nasz błąd, nie wasz. To, co było pokazane jako zapisane, jest zapisane.',
  tryAgain: 'Spróbuj ponownie',
  exportData: 'Eksportuj moje dane',
  notFoundTitle: 'Tu nic nie ma',
  notFoundText: 'Foothold nie ma strony pod tym adresem.',
  goHome: 'Na początek',
  notSaved: 'Jeszcze nie zapisano: {{reason}} Próbuję dalej.',
  full: 'na urządzeniu nie ma miejsca.',
  locked: 'magazyn jest zajęty.',
  blocked: 'magazyn jest zablokowany.',
  unknown: 'magazyn nie odpowiada.',
  gameTitle: 'Foothold nie może pokazać gry {{game}}',
  gameText:
    'To nasz błąd, nie twój. Gra zostaje taka, jaka jest. Odłożona czeka w historii, aż ją otworzysz.',
  putAside: 'Odłóż ją na bok',
  asideTitle: 'Gra {{game}} jest odłożona',
  asideText:
    'Gdy ta gra była ostatnio otwarta, Foothold przestał działać. Nic nie przepadło. Może się to powtórzyć.',
  openAnyway: 'Otwórz mimo to',
  conflict: 'Inne okno zapisało coś do tej gry. Tu nic więcej nie da się zapisać.',
  exportMemory: 'Eksportuj',
} as const;
