export const putRight = {
  leaves_one: 'This leaves {{count}} later act behind',
  leaves_other: 'This leaves {{count}} later acts behind',
  leavesText:
    'You went back to an earlier moment. What came after it stays in the timeline, set aside; from there you can bring it back at any time.',
  keepLater: 'Keep them and go on',
  cancel: 'Cancel',
  bringBack: 'Bring back',
  setAside: 'Set aside at {{time}}',
  title: 'Put right',
  more: 'Put right',
  moreNote: 'When the table and the app disagree',
  intro:
    'Set each thing as it lies on your table. Every change is one correction in the timeline, and one undo takes it back.',
  shared: 'On the table',
  people: 'Players',
  atTable: '{{player}} is at the table',
  role: 'Plays as',
  joins: 'Joins now',
  save: 'Save',
  exactly: 'Choose {{count}}; now it is {{now}}.',
  hold: 'Hold to put it right',
  hasLeft: 'Left before the end',
} as const;
