export const ui = {
  close: 'Zamknij',
  undo: 'Cofnij',
} as const;
