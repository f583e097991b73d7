export const trouble = {
  title: 'Something went wrong',
  text: 'This is our mistake, not yours. What was shown as saved is saved.',
  tryAgain: 'Try again',
  exportData: 'Export my data',
  notFoundTitle: 'There is nothing here',
  notFoundText: 'Foothold has no page at this address.',
  goHome: 'Go home',
  notSaved: 'Not saved yet: {{reason}} Trying again.',
  full: 'the device is full.',
  locked: 'the storage is busy.',
  blocked: 'the storage is blocked.',
  unknown: 'the storage does not answer.',
  gameTitle: 'Foothold cannot show {{game}}',
  gameText:
    'This is our mistake, not yours. The game is kept as it is. Put aside, it waits in the history until you open it.',
  putAside: 'Put it aside',
  asideTitle: '{{game}} is put aside',
  asideText:
    'Foothold broke down the last time it had this game open. Nothing is lost. It may break down again.',
  openAnyway: 'Open it anyway',
  conflict: 'Another window wrote to this game. Nothing more can be saved here.',
  exportMemory: 'Export',
} as const;
