export const wizard = {
  review: 'Check and save',
  toReview: 'Check',
  save: 'Save',
  passTo: 'Pass the phone to {{player}}',
  iAm: 'I am {{player}}: show my choice',
  allChosen: 'Everybody has chosen. The next step turns the choices up.',
  changeChoice: '{{player}} wants to choose again',
  lostTitle: 'This step is no longer possible',
  after: '{{total}} after this',
} as const;
