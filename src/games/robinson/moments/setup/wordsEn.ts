/** Setting up, in English. */
export const setupEn = {
  rule: {
    setup: {
      pawns: '{{owner}}: {{pawns}}.',
      first: '{{player}} is the first player.',
      start: 'Morale 0, weapon level 0, no shelter, nobody wounded, no Determination tokens.',
      costs: 'Shelter, roof and palisade: the printed price for {{players}}.',
      solo: 'Alone: morale rises by 1 at the start of every Morale phase.',
      arrangeChoose: 'Four players: arranging the camp brings tokens or morale, not both.',
      cards:
        'Starting items: {{items}}, each usable {{uses}} times. Inventions on the board: {{inventions}}.',
      eventDeck:
        'Event deck: {{book}} cards with a book and {{adventure}} with an adventure, {{total}} in all.',
    },
  },
  refusal: {
    characterTwice: 'Only one player can be the {{character}}.',
    soldier: 'With one or two players nobody is the Soldier.',
    fridayNeeded: 'With one or two players Friday takes part.',
    dogNeeded: 'A player alone has the Dog.',
    bookShift: 'At most {{most}} cards can be exchanged.',
  },
  ask: {
    tableSet: 'The table is set',
  },
  help: {
    setup: 'Tick what is done. You can also go on at once.',
  },
  list: {
    otherWreckage: '{{card}} on the right space of the Threat field',
    firstPlayer: 'The youngest begins: first player token to {{player}}, or change it under More',
    inventions:
      'Nine inventions with triangles and five drawn ones on the board; the rest is the Invention deck',
    scenario: 'Scenario card on the table; what it says beats everything else',
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
    playBegan: 'The island awaits; {{player}} is the first player',
  },
} as const;
