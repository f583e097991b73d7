export const boot = {
  elsewhereTitle: 'Foothold is open elsewhere',
  elsewhereText:
    'Your games are open in another tab or window. Only one place can write at a time, so that nothing gets mixed up.',
  takeOver: 'Use it here',
  takingOver: 'Taking over…',
  waiting: {
    asked: 'Asking the other tab…',
    writing: 'The other tab is still writing. As soon as it is done, your games open here.',
    refused:
      'The other tab has changes that it cannot save yet. Look there first; your games open here once they are saved.',
    stuck: 'The other tab has not let go yet. Close it, and your games open here.',
  },
  unsavedHere_one: '{{count}} change made in this tab was not saved.',
  unsavedHere_other: '{{count}} changes made in this tab were not saved.',
  unkeptHere_one: '{{count}} walk begun in this tab was not kept: begin it again.',
  unkeptHere_other: '{{count}} walks begun in this tab were not kept: begin them again.',
  takeOverFailed: 'The other tab does not let go. Close it and try again.',
  newerTitle: 'These games come from a newer Foothold',
  newerText:
    'They were written by version {{theirs}} of the storage; this app knows version {{ours}}. Nothing was changed. Update the app and open it again.',
  damagedTitle: 'The storage is damaged',
  damagedText:
    'Foothold found: {{found}}. It can put the damaged file aside, untouched, and go on with everything that can still be read.',
  salvage: 'Put aside and go on',
  salvageFailed: 'That did not work: {{reason}}',
  noPlace: {
    noneTitle: 'There is no place to keep games',
    noneText:
      'This browser gives Foothold no storage: a private window, or blocked site data. Open it in an ordinary window, let the site keep data, and try again. Reason: {{reason}}',
    fullTitle: 'There is no place to keep games',
    fullText:
      'There is no room left for the files of Foothold. What was saved is still there. Free some space on this device and try again. Reason: {{reason}}',
    unreachedTitle: 'The games are out of reach',
    unreachedText:
      'Foothold does not get at its files at the moment; nothing was changed. Try again. If that does not help, close Foothold, and a browser with all its windows, and open it anew. Reason: {{reason}}',
  },
  tryAgain: 'Try again',
} as const;
