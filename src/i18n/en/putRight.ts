export const putRight = {
  leaves_one: 'This leaves {{count}} later act behind',
  leaves_other: 'This leaves {{count}} later acts behind',
  leavesText:
    'You went back to an earlier moment. What came after it stays in the timeline, set aside; from there you can bring it back at any time.',
  keepLater: 'Keep them and go on',
  cancel: 'Cancel',
  bringBack: 'Bring back',
  setAside: 'Set aside at {{time}}',
} as const;
