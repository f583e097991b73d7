export const table = {
  player: 'Player',
  timeline: 'Timeline',
  undo: 'Undo',
  redo: 'Redo',
  more: 'More',
  home: 'Home',
  turn: 'Turn',
  figureOf: '{{player}}, {{figure}}',
  why: 'Why {{value}} for {{player}}?',
  whyResult: '{{player}} has',
  changed: '{{fact}} {{figure}}',
  nothingToUndo: 'Nothing to undo.',
  nothingToRedo: 'Nothing to redo.',
  loadingPast: 'One moment: loading the first part of the evening.',
  textSave: 'Save',
  missingTitle: 'This game is not here',
  missingText:
    'There is no game at this address on this device. It may have been deleted, or the link comes from another device.',
  goHome: 'Go home',
  loading: 'Opening the game…',
  brokenTitle: 'Part of this game cannot be read',
  brokenText_one:
    '{{count}} line of the log is damaged, the first at position {{seq}}. Everything before it is here.',
  brokenText_other:
    '{{count}} lines of the log are damaged, the first at position {{seq}}. Everything before it is here.',
  brokenReadOnly: 'The game is open for reading; export it before you do anything else.',
} as const;
