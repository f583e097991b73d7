export const table = {
  player: 'Gracz',
  onTheTable: 'Na stole',
  timeline: 'Przebieg',
  undo: 'Cofnij',
  redo: 'Ponów',
  actions: 'Akcje',
  before: 'Zanim tura się skończy',
  restOf: 'Wszystko: {{player}}',
  whySum: 'Razem',
  more: 'Więcej',
  home: 'Początek',
  figureOf: '{{player}}, {{figure}}',
  why: 'Dlaczego {{value}}: {{player}}?',
  whyResult: '{{player}} ma',
  changed: '{{fact}} {{figure}}',
  nothingToUndo: 'Nie ma czego cofnąć.',
  nothingToRedo: 'Nie ma czego ponowić.',
  textSave: 'Zapisz',
  saved: 'Wszystko zapisane',
  saving_one: 'Zapisuję {{count}} zmianę',
  saving_few: 'Zapisuję {{count}} zmiany',
  saving_many: 'Zapisuję {{count}} zmian',
  saving_other: 'Zapisuję {{count}} zmiany',
  missingTitle: 'Tej gry tu nie ma',
  missingText:
    'Pod tym adresem nie ma gry na tym urządzeniu. Mogła zostać usunięta albo odnośnik pochodzi z innego urządzenia.',
  goHome: 'Na początek',
  brokenTitle: 'Części tej gry nie da się odczytać',
  brokenText_one:
    '{{count}} wpis dziennika jest uszkodzony, pierwszy na pozycji {{seq}}. Wszystko przed nim jest na miejscu.',
  brokenText_few:
    '{{count}} wpisy dziennika są uszkodzone, pierwszy na pozycji {{seq}}. Wszystko przed nim jest na miejscu.',
  brokenText_many:
    '{{count}} wpisów dziennika jest uszkodzonych, pierwszy na pozycji {{seq}}. Wszystko przed nim jest na miejscu.',
  brokenText_other:
    '{{count}} wpisu dziennika jest uszkodzone, pierwszy na pozycji {{seq}}. Wszystko przed nim jest na miejscu.',
  brokenReadOnly: 'Grę można tylko przeglądać; najpierw ją wyeksportuj.',
} as const;
