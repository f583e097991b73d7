/** Faults that the app got over by itself, for somebody who looks for the cause of something. */
export const diagnostics = {
  title: 'Errors since the app was opened',
  when: '{{time}} · {{what}}',
  backup: 'Automatic backup',
  export: 'Export',
  game: 'A game could not be loaded',
  home: 'The current game on the home screen',
  offline: 'Saving the app for offline use',
  release: 'Handing the games to another tab',
  results: 'Counting a finished game',
  salvage: 'Rescuing data from a damaged file',
  snapshot: 'Keeping a game quick to open',
  share: 'Shared table',
  trials: 'Watching for crashes',
} as const;
