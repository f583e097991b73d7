/** How much is followed, in English. */
export const trackingEn = {
  session: {
    level: {
      essentials: 'Essentials',
      full: 'Full',
      question: 'How much does the app follow?',
      note: {
        essentials: 'Pawns and dice stay on the board: after the actions the app asks once what they brought',
        full: 'Every action too: the plan, its dice and what they bring',
      },
      set: 'Followed from now on: {{level}}',
      more: 'Follow everything',
      moreDone: 'Follow everything',
      deckHelp: 'Beast cards that lie in the Hunting deck.',
      less: 'Follow the essentials only',
      lessTitle: 'No longer followed',
      lessHelp:
        'After the actions the app asks once what the board shows. Nothing is lost: undo brings Full back.',
      lessNote: 'Left to the board',
      lessDone: 'Follow the essentials',
      things: {
        pawns: 'The plan: who does what',
        dice: 'Action dice and what each action brings',
        tokens: 'Tokens on action fields, the Hunting deck',
        island: 'What lies on island tiles',
      },
    },
  },
} as const;
