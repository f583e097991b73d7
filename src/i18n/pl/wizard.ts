export const wizard = {
  review: 'Sprawdźcie i zapiszcie',
  toReview: 'Sprawdź',
  save: 'Zapisz',
  lostTitle: 'Tego kroku już nie ma',
  after: 'potem {{total}}',
} as const;
