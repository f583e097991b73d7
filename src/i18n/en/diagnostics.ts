/** Faults that the app got over by itself, for somebody who looks for the cause of something. */
export const diagnostics = {
  title: 'What went wrong since the app was opened',
  when: '{{time}} · {{what}}',
  backup: 'Automatic backup',
  export: 'Export',
  game: 'A game could not be loaded',
  home: 'The running game on the home screen',
  offline: 'Keeping the app for offline',
  release: 'Handing the games to another tab',
  results: 'Counting a finished game',
  salvage: 'Saving rows from a damaged file',
  snapshot: 'Keeping a game quick to open',
  share: 'Shared table',
  trials: 'Watching for crashes',
} as const;
