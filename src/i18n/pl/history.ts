export const history = {
  title: 'Historia',
  empty: 'Jeszcze żadnej gry',
  emptyNote: 'Tu zostają wasze gry, z każdą zmianą.',
  running: 'W toku',
  finished: 'Zakończona',
  wonBy: 'Wygrana: {{names}}',
  open: 'Otwórz: {{title}}',
  delete: 'Usuń: {{title}}',
  deleted: 'Usunięto: {{title}}',
  more: 'Pokaż więcej',
} as const;
