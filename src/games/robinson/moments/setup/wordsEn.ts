/** Setting up, in English. */
export const setupEn = {
  rule: {
    setup: {
      pawns: '{{owner}}: {{pawns}}.',
      first: '{{player}} is first player.',
      start: 'Morale 0, weapon level 0, no shelter, nobody wounded, no Determination tokens.',
      costs: 'Shelter, roof and palisade: the printed price for {{players}}.',
      solo: 'Solo: morale rises by 1 at the start of every Morale phase.',
      arrangeChoose: 'Four players: Arranging the Camp gives tokens or morale, not both.',
      cards:
        'Starting items: {{items}}, each usable {{uses}} times. Inventions on the board: {{inventions}}.',
      eventDeck:
        'Event deck: {{book}} cards with a book and {{adventure}} with an adventure, {{total}} altogether.',
    },
  },
  refusal: {
    characterTwice: 'Only one player can be the {{character}}.',
    soldier: 'With one or two players nobody is the Soldier.',
    fridayNeeded: 'With one or two players Friday joins.',
    dogNeeded: 'A solo player has the Dog.',
    bookShift: 'At most {{most}} cards can be swapped.',
  },
  ask: {
    tableSet: 'The table is set',
  },
  help: {
    setup: 'Tick what is done. Ticking is optional.',
  },
  list: {
    otherWreckage: '{{card}} on the right space of the Threat field',
    firstPlayer: 'The youngest starts: first player token to {{player}}, or change it under More',
    inventions:
      'Nine inventions with triangles and five drawn ones on the board; the rest is the Invention deck',
    scenario: 'Scenario card on the table; it overrides everything else',
    board: 'Board, wound markers on the leftmost spaces, morale and weapon on 0',
    character: '{{player}}: {{character}} card, own invention, two pawns',
    friday: 'Friday: card, white pawn, wound marker on the leftmost space',
    dog: 'Dog: card, pink pawn',
    arrange: 'Arranging the Camp card over its space on the board',
    startingItems: 'Starting items: {{items}}, two cubes on each',
    decks: 'Adventure decks with their dice, Beast deck, Mystery deck, Discovery tokens',
    island: 'Beach tile 8 with the camp, a marker on the beach of the Shovel; the other tiles in a stack',
    wreckage: 'Food Crates on the right space of the Threat field',
  },
  timeline: {
    playBegan: 'The island awaits; {{player}} is first player',
  },
} as const;
