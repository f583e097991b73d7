export const wizard = {
  review: 'Sprawdźcie i zapiszcie',
  toReview: 'Sprawdź',
  save: 'Zapisz',
  passTo: 'Podaj telefon: {{player}}',
  iAm: '{{player}}: pokaż mój wybór',
  allChosen: 'Wszyscy wybrali. Następny krok odkrywa wybory.',
  changeChoice: '{{player}} chce wybrać jeszcze raz',
  lostTitle: 'Tego kroku już nie ma',
  after: 'potem {{total}}',
} as const;
