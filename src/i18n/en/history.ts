export const history = {
  title: 'History',
  empty: 'No games yet',
  emptyNote: 'Games you play are kept here, with every change.',
  running: 'Running',
  finished: 'Finished',
  wonBy: '{{names}} won',
  open: 'Open {{title}}',
  delete: 'Delete {{title}}',
  deleted: '{{title}} deleted',
  more: 'Show more',
} as const;
