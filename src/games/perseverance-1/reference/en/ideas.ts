export const ideas = {
  overview: {
    title: 'What the game is about',
    also: ['introduction', 'story of the game', 'castaways', 'summary'],
    text: [
      'A cruise ship has stranded on an island of dinosaurs. You are one of the people who try to make a town out of the passengers.',
      'Each turn you place a die in one of four Zones. Every die lures Dinos: once they fill a Zone they attack, and everybody who helped to defend it may buy rewards.',
      'When the dice run out, an Assembly counts who matters where. Followers are what you play for.',
    ],
  },
  winning: {
    title: 'How to win',
    also: ['victory', 'goal', 'aim', 'end of the game', 'winner'],
    text: [
      'Have the most Followers when the final scoring is done.',
      'The game is over after the second Assembly with 2 players and after the third with 3 or 4.',
    ],
  },
  'published-2021': {
    title: 'Published 2021',
    also: ['published edition', 'retail', 'Castaway Chronicles', 'box'],
    text: [
      'The boxed game of 2021. Foothold knows its rulebook in Polish and its symbols.',
      'Some figures are only in its pictures: the Assembly tiles, the final scale and the number of picks. Foothold fills them in and asks you to compare them with your box.',
    ],
  },
  'beta-2020': {
    title: 'Beta 2020',
    also: ['prototype', 'beta rulebook', 'Kickstarter rules'],
    text: [
      'The English rulebook of 5 October 2020, from before the game was printed.',
      'It shares tied places out, always uses the Leader abilities and calls the second resource Modern Resource (MR).',
    ],
  },
  'first-game': {
    title: 'Your first game',
    also: ['beginners', 'recommended set-up', 'starting Zones', 'newcomers'],
    text: [
      'Officers: Chief Mate in Sustenance, Chief of Security in Military, Chief Steward in Expansion, Chief Engineer in Protection.',
      'First Settlements: Keoni in Sustenance, Jack in Military, Adelita in Expansion, Phoenix in Protection.',
      'Published: leave the Leader abilities out at first (side A of the boards).',
    ],
  },
  'two-players': {
    title: 'Playing with two',
    also: ['2 players', 'two-player rules', 'duel'],
    text: [
      'A third colour, the Dissenters, gets in the way of both. It has dice in the pool and Settlements, and it gathers Votes, but never takes a turn.',
      'At the start they settle in both Zones that you left free, twice in one of them, drawn at random.',
      'There are two Assemblies instead of three. The pool has 13 dice, and 15 after the first Assembly.',
    ],
  },
  secrets: {
    title: 'What is hidden',
    also: ['secret', 'hidden information', 'face down'],
    text: [
      'Two things: which Dino a Trap is meant for, until it is revealed in an attack, and what you choose for an Assembly Reward tile, until all have chosen.',
      'You may look at your own Traps whenever you like. Everything else is open.',
    ],
  },
  ties: {
    title: 'Ties',
    also: ['draw', 'tied', 'equal'],
    text: [
      'Most Presence in a Zone: two tied players take half the Votes each, three or more take nothing. Tied for second: nothing.',
      'Votes and final majorities: the beta adds the tied places and divides them, the published edition gives everybody the full place.',
      'Officers: all who tie for most score in full, all who tie for second score half.',
      'Combat: all with the highest Contribution may repeat a pick.',
    ],
  },
  rounding: {
    title: 'Halves',
    also: ['round down', 'rounding', 'fractions'],
    text: ['Whenever something is halved or shared, what does not come out even is dropped: half of 7 is 3.'],
  },
  'losing-followers': {
    title: 'Losing Followers',
    also: ['penalty', 'lose', 'minus', 'negative'],
    text: [
      'Placing the die of another player costs 2. In a breach the active player pays 2 for each Dino that got through, and every Settlement hit by a Raptor costs its owner 2.',
      'Nobody goes below 0. What you cannot pay is not owed later.',
    ],
  },
  deterministic: {
    title: 'Playing without dice rolls',
    also: ['deterministic version', 'no luck', 'variant', 'without luck'],
    text: [
      'Four optional rules take the luck out of Dino placement, Traps, Walls and Threat. Use any of them, alone or together.',
      'Choose them when you set the game up; Foothold then asks for what is left.',
    ],
  },
  'det-dinos': {
    title: 'Dinos: no dice luck',
    also: ['deterministic Dinos', 'open Dino dice'],
    text: [
      'Both Dino dice are rolled once at the start and stay open. When a space asks for a roll, place what the right die already shows and roll it again for the next one.',
    ],
  },
  'det-traps': {
    title: 'Traps: no dice luck',
    also: ['deterministic Traps'],
    text: [
      'The Trap die is not used. A Trap of the right type always kills and brings its owner 3 Followers.',
      'A Trap of the wrong type does nothing, though it is still part of your Contribution.',
    ],
  },
  'det-walls': {
    title: 'Walls: no dice luck',
    also: ['deterministic Walls'],
    text: [
      'The Wall die is not used. Every Wall brings its owner 1 Safeguard.',
      'In the fight, the figure next to the Wall takes on one Dino more and keeps it. A Raptor taken that way kills a Soldier like any other.',
      'No figure in the column: the Wall does not help in the fight.',
    ],
  },
  'det-threat': {
    title: 'Threat: no dice luck',
    also: ['deterministic Threat', 'Threat tokens'],
    text: [
      'The Threat die is not used. Everybody has two tokens, a Light and a Heavy one, on a track of six steps, starting on 0.',
      'Move the token of that kind by the Threat. Each time it comes to 6 or passes it, one Soldier of the kind is lost and the token counts on from there.',
      'Between two stages you choose the token.',
    ],
  },
  rulings: {
    title: 'Where the books are unclear',
    also: ['rulings', 'ambiguous', 'house rules', 'errata', 'FAQ'],
    text: [
      'In a few places a book is silent or contradicts itself. Foothold then follows a reading of its own, the same in every game, and says so.',
      'A number that Foothold worked out can always be changed.',
    ],
  },
  'engineer-bonus-ruling': {
    title: 'Bonus of the Chief Engineer: 1 or 2?',
    also: ['engineer bonus', 'Safeguard bonus'],
    text: [
      'The beta and the example in the published book pay 2 Safeguard, the list at the back of the published book says 1.',
      'Foothold pays 2. The set-up page for your box lets you choose 1.',
    ],
  },
};
