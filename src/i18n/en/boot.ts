export const boot = {
  elsewhereTitle: 'Foothold is open elsewhere',
  elsewhereText:
    'Your games are open in another tab or window. Only one can save at a time, so that nothing gets mixed up.',
  takeOver: 'Use it here',
  takingOver: 'Taking over…',
  waiting: {
    asked: 'Asking the other tab…',
    writing: 'The other tab is still saving. Your games open here as soon as it is done.',
    refused:
      'The other tab has changes it cannot save yet. Look there first; your games open here once they are saved.',
    stuck: 'The other tab is still holding your games. Close it, and they open here.',
  },
  unsavedHere_one: '{{count}} change made in this tab was not saved.',
  unsavedHere_other: '{{count}} changes made in this tab were not saved.',
  unkeptHere_one: 'The answers of {{count}} wizard in this tab were not saved: please start it again.',
  unkeptHere_other: 'The answers of {{count}} wizards in this tab were not saved: please start them again.',
  takeOverFailed: 'The other tab will not let go. Close it and try again.',
  newerTitle: 'These games come from a newer Foothold',
  newerText:
    'They were saved with data version {{theirs}}; this app knows version {{ours}}. Nothing was changed. Update the app and open it again.',
  damagedTitle: 'The storage is damaged',
  damagedText:
    'Foothold found: {{found}}. It can set the damaged file aside, untouched, and continue with everything that can still be read.',
  salvage: 'Set aside and continue',
  salvageFailed: 'That did not work: {{reason}}',
  noPlace: {
    noneTitle: 'No place to keep your games',
    noneText:
      'This browser gives Foothold no storage: a private window, or blocked site data. Use a normal window, allow site data, and try again. Reason: {{reason}}',
    fullTitle: 'No space left for your games',
    fullText:
      'There is no space left for Foothold’s files. What was saved is still there. Free some space on this device and try again. Reason: {{reason}}',
    unreachedTitle: 'Your games cannot be reached',
    unreachedText:
      'Foothold cannot reach its files right now; nothing was changed. Try again. If that does not help, close Foothold (and the browser with all its windows) and open it again. Reason: {{reason}}',
  },
  tryAgain: 'Try again',
} as const;
