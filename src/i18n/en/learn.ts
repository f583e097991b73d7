export const learn = {
  title: 'Learn',
  intro: 'Foothold lies on the table and keeps count. Six things are worth knowing.',
  tapTitle: 'Tap, hold, type',
  tapText:
    'Plus and minus change by one. Hold to go faster. Tap the number itself and type a sum such as 3+6+2.',
  undoTitle: 'Everything can be undone',
  undoText:
    'Undo goes back to the first minute of the evening, redo comes forward again. Nothing is ever erased: the timeline shows what was undone.',
  whyTitle: 'Ask why',
  whyText:
    'Tap a player’s name, or a change in a review, and Foothold shows how it came about, line by line.',
  wizardTitle: 'One step at a time',
  wizardText:
    'Hard moments are walks through short steps. You can go back at any step, and nothing counts before you save.',
  safeTitle: 'Close it whenever you like',
  safeText:
    'Each change is kept the moment you make it. Open Foothold again and you are back at the same place.',
  privateTitle: 'It is yours',
  privateText:
    'No account, no network, nobody watches. Export your data from the settings whenever you want.',
} as const;
