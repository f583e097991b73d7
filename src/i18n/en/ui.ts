/** Words that belong to the controls themselves. */
export const ui = {
  close: 'Close',
  undo: 'Undo',
} as const;
