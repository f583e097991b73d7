export const ideas = {
  overview: {
    title: 'What Episode 2 is about',
    also: ['introduction', 'summary', 'story so far'],
    text: [
      'The wall is up and the town is safe. Now people go outside: they clear land, build Camps and Outposts, and capture dinosaurs.',
      'Each turn you place a die in one of five Zones and take a Secondary Action. Using a Camp or an Outpost draws a Dino Attack onto its owner.',
      'Officers teach Perks, abilities that are yours for the rest of the game. When the dice run out, an Assembly counts.',
    ],
  },
  winning: {
    title: 'Who wins',
    also: ['victory', 'goal', 'aim', 'end of the game', 'winner'],
    text: [
      'The player with the most Followers after the final scoring.',
      'With 2 players it comes after the second Assembly, with 3 or 4 after the third.',
    ],
  },
  rulebook: {
    title: 'Rulebook of Episode 2',
    also: ['book', 'Castaway Chronicles', 'rules', 'edition'],
    text: [
      'Foothold follows the English rulebook of the second game in the box. Pages are given where the book itself names them, else the chapter.',
      'What is printed only on cards and tiles Foothold asks you for.',
    ],
  },
  'since-episode-1': {
    title: 'What is new since Episode 1',
    also: ['Episode 1', 'differences', 'changes', 'experienced players'],
    text: [
      'No Defense areas and no Dinos lured by dice: Dinos live on the Map, and attacks come from using Camps and Outposts.',
      'New: Perks, a fifth Zone and Officer, Island Resources, Glowberries, captured Dinos and Permanent Votes. Influence costs 1 Story a cube and brings a Perk.',
      'Every Settlement pays its bonus, no matter where in the Zone it is. There is no Safeguard.',
    ],
  },
  'first-game': {
    title: 'First game of Episode 2',
    also: ['beginners', 'recommended set-up', 'newcomers', 'suggested start'],
    text: [
      'Officers: Chief Mate at Sustenance, Chief of Security at Military, Chief Steward at Expansion, Chief Engineer at Construction, Captain at Discovery. Map tiles with side A up.',
      'Starts: Keoni in Sustenance with Defender, Jack in Military with Skinner, Adelita in Expansion with Gatherer, Phoenix in Construction with Herder.',
    ],
  },
  'two-players': {
    title: 'Playing with two',
    also: ['2 players', 'two-player rules', 'duel'],
    text: [
      'The Dissenters, a third colour, have dice, Settlements and cubes and gather Votes, but take no turns and build no Camps.',
      'At the start they settle every City Zone that nobody chose. One of those, drawn at random, gets a second Settlement and 2 cubes on its Officer; each other Officer gets 1.',
      'There are two Assemblies.',
    ],
  },
  secrets: {
    title: 'What is hidden',
    also: ['secret', 'hidden information', 'face down'],
    text: [
      'Adventure cards in hand, until they are played, and the choice of a reward tile at the Assembly, until all have chosen. Everything else is open.',
    ],
  },
  ties: {
    title: 'Ties',
    also: ['draw', 'tied', 'equal'],
    text: [
      'Presence: two tied for first get half the Votes each, three or more get nothing. Tied for second: nothing.',
      'Votes and Officers: tied players each score the full place, and the next lower number is the next place.',
      'Followers at the end: most Perks wins, then the victory is shared.',
    ],
  },
  rounding: {
    title: 'Halves',
    also: ['round down', 'rounding', 'fractions'],
    text: [
      'Halves are rounded down: half of a Population of 5 is 2 Votes, three Glowberries are worth 1 Follower.',
    ],
  },
  'losing-followers': {
    title: 'Losing Followers',
    also: ['penalty', 'lose', 'minus', 'negative'],
    text: [
      'The die of another player costs 2. A Breach costs 1 for each Dino in it at the end of your turn, and again if a new Breach sweeps it away.',
      'You stop at 0 and owe nothing afterwards.',
    ],
  },
  deterministic: {
    title: 'Threat without the die',
    also: ['deterministic version', 'no luck', 'variant', 'Threat tokens', 'without luck'],
    text: [
      'Instead of a roll, a token moves along a track by the Threat: one token for Light Soldiers, one for Heavy ones. Choose it when you set the game up.',
      'Going past 5 loses one Soldier of that kind from the card, and the token counts on from the start.',
      'Between the stages you choose the token, but only of a kind that is on the card.',
    ],
  },
  rulings: {
    title: 'Where the book is unclear',
    also: ['rulings', 'ambiguous', 'house rules', 'errata', 'FAQ'],
    text: [
      'In some places the book is silent or contradicts itself. Foothold then keeps to one reading in every game.',
      'You can change any number it works out.',
    ],
  },
  'security-bonus-ruling': {
    title: 'Chief of Security: Valor or a Soldier?',
    also: ['Security bonus', 'security tile'],
    text: [
      'The list at the back of the book names 2 Valor, the suggested first game and the overview of Soldiers a Light Soldier.',
      'Your tile decides: the set-up asks what it shows, with the Light Soldier filled in.',
    ],
  },
};
