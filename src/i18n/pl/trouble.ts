export const trouble = {
  title: 'Coś poszło nie tak',
  text: 'To nasz błąd, nie wasz. To, co było pokazane jako zapisane, jest zapisane.',
  tryAgain: 'Spróbuj ponownie',
  exportData: 'Eksportuj moje dane',
  notFoundTitle: 'Nie ma takiej strony',
  notFoundText: 'Foothold nie ma strony pod tym adresem.',
  goHome: 'Ekran główny',
  notSaved: 'Jeszcze nie zapisano: {{reason}} Próbuję dalej.',
  full: 'na urządzeniu nie ma miejsca.',
  locked: 'pamięć jest zajęta.',
  blocked: 'pamięć jest zablokowana.',
  unknown: 'pamięć nie odpowiada.',
  gameTitle: 'Foothold nie może pokazać gry {{game}}',
  gameText:
    'To nasz błąd, nie wasz. Gra zostaje taka, jaka jest. Odłożona czeka w historii, aż ją otworzycie.',
  putAside: 'Odłóż',
  asideTitle: 'Gra {{game}} jest odłożona',
  asideText:
    'Gdy ta gra była ostatnio otwarta, Foothold przestał działać. Nic nie przepadło. Może się to powtórzyć.',
  openAnyway: 'Otwórz mimo to',
  conflict: 'Inne okno zapisało coś do tej gry. Tu nic więcej nie da się zapisać.',
  exportMemory: 'Eksportuj',
} as const;
