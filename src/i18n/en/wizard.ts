export const wizard = {
  review: 'Check and save',
  toReview: 'Check',
  save: 'Save',
  lostTitle: 'This step is no longer possible',
  after: '{{total}} after this',
} as const;
