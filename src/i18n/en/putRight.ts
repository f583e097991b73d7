export const putRight = {
  leaves_one: 'This sets {{count}} later entry aside',
  leaves_other: 'This sets {{count}} later entries aside',
  leavesText:
    'You went back to an earlier moment. What came after stays in the timeline, set aside; you can bring it back from there any time.',
  keepLater: 'Set aside and continue',
  cancel: 'Cancel',
  bringBack: 'Bring back',
  setAside: 'Set aside at {{time}}',
  title: 'Correct the table',
  more: 'Correct the table',
  moreNote: 'When the table and the app disagree',
  intro:
    'Set everything as it is on your table. Every change is one correction in the timeline, and one undo takes it back.',
  shared: 'On the table',
  people: 'Players',
  atTable: '{{player}} is at the table',
  role: 'Plays as',
  joins: 'Join now',
  save: 'Save',
  exactly: 'Choose {{count}}; right now it is {{now}}.',
  hold: 'Hold to correct',
  hasLeft: 'Left before the end',
} as const;
