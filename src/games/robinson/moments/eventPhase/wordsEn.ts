/** The Event phase, Threats and what cards ask for, in English. */
export const eventPhaseEn = {
  rule: {
    event: {
      skipped: 'There is no event in the first round.',
      adventure: 'An adventure icon: its token is now on this deck, {{deck}}.',
      book: 'A book icon: see the Scenario card.',
      pushedOff: '“{{card}}” is pushed off the left space: its threat effect strikes.',
      slides: '“{{card}}” makes room and slides to the left space.',
      placed: '“{{card}}” takes the right space of the Threat field.',
    },
    threat: {
      pays: 'The card asks for {{goods}}.',
      gains: 'To future resources: {{goods}}.',
      tokens: 'At once: {{tokens}}.',
    },
    unfulfilled: {
      notPossible: 'Not all of it is possible, so nothing happens.',
      paid: '{{kind}}: {{paid}} given, missing {{missing}}.',
      short: '{{kind}}: {{paid}} given, {{missing}} missing.',
      wounds: '{{player}}: {{wounds}}, one for each missing.',
    },
  },
  refusal: {
    weaponNeeded: 'The card asks for weapon level {{level}} when the plan is made; it is {{has}}.',
    itemForThreat: 'The card asks for an item that is not built: {{item}}.',
    cardNeeded: 'From round 2 you draw an Event card: which one?',
    threatPrice: 'You cannot pay what the Threat card asks for.',
    threatFigures: 'From 0 to {{most}} of each.',
    playerNeeded: 'Which player does the effect affect?',
  },
  ask: {
    icon: 'Which icon does the Event card show?',
    book: 'A book',
    adventureIcon: 'An adventure: {{deck}}',
    shuffled: 'A card shuffled in earlier',
    shuffledNote: 'Adventure or Mystery: do its event effect, discard it, draw again',
    eventPlaced: 'Do what the card says, then put it on the right space of the Threat field.',
    eventSlides: 'Do what the card says. {{card}} moves to the left, the new card goes on the right space.',
    eventPushes:
      'Do what the card says. Pushed off, its threat strikes: {{pushed}}. If it says to resolve its event again, do so once and discard it: it does not come back. {{card}} moves to the left, the new card goes on the right space.',
    concerns: 'Who is affected?',
    everybody: 'Everybody',
    wants: 'What does the card ask for?',
    strict: 'Does it say “if possible”?',
    mustGive: 'No: take wounds for what is missing',
    ifPossible: 'Yes: all or nothing',
  },
  help: {
    icon: 'The first player fights a beast alone. Enter wounds and demands on the table afterwards.',
    concerns: 'What is missing hurts this player, or everybody.',
    wants: 'Cubes, levels and tokens you must give.',
    strict: 'Such an effect does nothing unless all of it is possible.',
  },
  list: {
    adventureToken: 'Adventure token on the deck: {{deck}}',
  },
  timeline: {
    pushed: 'Pushed off, its threat strikes: {{card}}',
    demand: 'A card asks; missing: {{count}}',
    shuffled: 'A card shuffled in earlier: done and discarded',
  },
  sessionRefusal: {
    whoseTokens: 'Determination belongs to one player: say who.',
    nothingAsked: 'Enter what the card asks for.',
  },
  why: {
    threat: 'As the Threat card says.',
  },
} as const;
