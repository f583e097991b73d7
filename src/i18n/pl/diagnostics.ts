export const diagnostics = {
  title: 'Co poszło nie tak od otwarcia aplikacji',
  when: '{{time}} · {{what}}',
  backup: 'Automatyczna kopia zapasowa',
  export: 'Eksport',
  game: 'Nie udało się wczytać gry',
  home: 'Trwająca gra na ekranie głównym',
  offline: 'Przechowanie aplikacji na czas bez sieci',
  release: 'Przekazanie gier innej karcie',
  results: 'Podliczenie zakończonej gry',
  salvage: 'Ratowanie wierszy z uszkodzonego pliku',
  snapshot: 'Zapis, dzięki któremu gra otwiera się szybko',
  trials: 'Pilnowanie awarii',
} as const;
