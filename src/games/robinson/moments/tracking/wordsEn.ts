/** How much is followed, in English. */
export const trackingEn = {
  session: {
    level: {
      essentials: 'Essentials',
      full: 'Full',
      question: 'How much should the app track?',
      note: {
        essentials: 'Pawns and dice stay on the board: after the actions the app asks once what they brought',
        full: 'Every action too: the plan, its dice and what they bring',
      },
      set: 'Tracking from now on: {{level}}',
      more: 'Track everything',
      moreDone: 'Track everything',
      deckHelp: 'Beast cards in the Hunting deck.',
      less: 'Track the essentials only',
      lessTitle: 'No longer tracked',
      lessHelp:
        'After the actions the app asks once what the board shows. Nothing is lost: undo brings Full back.',
      lessNote: 'Left to the board',
      lessDone: 'Track the essentials',
      things: {
        pawns: 'The plan: who does what',
        dice: 'Action dice and what each action brings',
        tokens: 'Tokens on action fields, the Hunting deck',
        island: 'What is on the island tiles',
      },
    },
  },
} as const;
