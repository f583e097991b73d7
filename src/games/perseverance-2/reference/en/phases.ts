export const phases = {
  setup: {
    title: 'Set-up',
    also: ['setup', 'start of the game', 'preparation'],
    text: [
      'Open 2 Plains and 2 Canyon Adventures and 3 Outposts, lay out the Map with its first Dinos, deal everybody a Starter and a Temple card, and roll the pool.',
      'The last player to have been out in nature starts. From the last player back, each puts a Settlement on the lowest space of a free City Zone, or the one Camp on the left Cleared Area.',
      'With it come a cube on that Officer, a Tier 1 Perk of the same Officer and the Officer’s bonus.',
    ],
  },
  turn: {
    title: 'A turn',
    also: ['turn order', 'course of a turn', 'what can I do', 'clockwise'],
    text: [
      'First a die and the Effect of its space, then exactly one Secondary Action, then the stage of your Adventure if you have one.',
      'If a Camp or an Outpost was used, its owner has a Dino Attack right afterwards.',
      'At the end: everybody stands up, a Breach is paid, and an empty pool means an Assembly.',
    ],
  },
  'place-die': {
    title: 'Placing a die',
    also: ['die placement', 'take a die', 'primary action', 'step 1'],
    text: [
      'Choose an Effect with a free space and any die of the pool. If a space with its face is free there, the die goes on it; a plain space is for dice that match none.',
      'You must be able to do at least one option of the Effect: a die is never placed only to block.',
      'Another player’s die costs 2 Followers, a turned face 1 Story.',
    ],
  },
  'resolve-effect': {
    title: 'Resolving the Effect',
    also: ['effect step', 'step 2'],
    text: ['Pay and take what the options say that you pick. What one option gives may pay for the next.'],
  },
  'secondary-action': {
    title: 'Secondary Action',
    also: ['second action', 'extra action', 'smaller action'],
    text: [
      'Exactly one a turn, after the Effect: influence an Officer, place your Leader, move your Leader, explore, or counterattack.',
      'Explore is always possible.',
    ],
  },
  'resolve-adventure': {
    title: 'Resolving an Adventure stage',
    also: ['stage', 'Adventure step', 'Challenge', 'party'],
    text: [
      'After the Secondary Action, also in the turn in which the Adventure began. Take what the stage shows; its Structures cost nothing, but the limits hold (our ruling).',
      'For Challenge icons draw one card for each piece on the Adventure, keep as many as shown and take their rewards; then check the Threat of each kept card.',
      'Then the Adventure continues to its second stage, or it is completed. All drawn Challenge cards are shuffled back.',
    ],
  },
  'next-stage': {
    title: 'Continuing to the second stage',
    also: ['transition', 'second stage', 'stage transition'],
    text: [
      'With at least one piece left on a card with two stages you may continue, against the Threat between them.',
      'Equal or higher: everybody continues. Lower: one Soldier of any kind is lost and the rest continue; a single piece ends the Adventure.',
      'The second stage is resolved in your next turn. If the table resolved the first one only after the next player had begun, it still waits for a turn of your own (our ruling).',
    ],
  },
  'completing-adventure': {
    title: 'Completing an Adventure',
    also: ['completed', 'finish Adventure', 'return of Soldiers'],
    text: [
      'No stage left, nobody left, or you stop: the Adventure is completed, also without its second stage.',
      'Soldiers and Leader return to your board, and the card stays in front of you, face down. Savant and Tactician pay now.',
    ],
  },
  'end-of-turn': {
    title: 'End of a turn',
    also: ['end of turn', 'checks', 'stand up'],
    text: [
      'In this order: toppled Soldiers and your Leader stand up; if you have a Breach it costs Followers; if the pool is empty, an Assembly is held.',
    ],
  },
  'dino-attack': {
    title: 'Dino Attack',
    also: ['attack', 'defend', 'dinosaurs attack', 'defence'],
    text: [
      'After an Adventure or an Outpost Effect the owner of the Camp or Outpost reveals a card of that terrain.',
      'Then the owner decides how much Valor to spend. If the Defense Value reaches the Threshold: the Success reward; if not, the Fail reward and a Breach.',
      'Spent Valor is gone either way.',
    ],
  },
  breach: {
    title: 'Breach',
    also: ['break through', 'failed defence', 'overrun'],
    text: [
      'Put the card beside your board with the Dinos it shows, and as many from Dangerous spaces next to the Cleared Area as it asks for; you choose which.',
      'Your token goes under the Camp or onto the Outpost that was used. It cannot be used until somebody counterattacks, but still counts.',
      'An older Breach is swept away first: 1 Follower for each Dino on it.',
    ],
  },
  'breach-turn': {
    title: 'Breach at the end of a turn',
    also: ['pay for a Breach', 'breaching Dinos'],
    text: [
      'At the end of your own turn you lose 1 Follower for each Dino in your Breach.',
      'With two or more of them, one of your choice then leaves. The last one stays until a Counterattack.',
    ],
  },
  combat: {
    title: 'Combat',
    also: ['fight', 'battle', 'hunt', 'attack Dinos'],
    text: [
      'Commit standing Soldiers, your Leader, or both, from your board. Their Damage is one sum and has to be enough for all Dinos you fight.',
      'Every defeated Raptor and Shieldhead deals 1 Injury. Then each Dino is killed for 1 Follower, or captured.',
      'Survivors are toppled until the turn ends.',
    ],
  },
  injury: {
    title: 'Injuries',
    also: ['Injury', 'wound', 'hit', 'lose a Soldier', 'cancel'],
    text: [
      'All Injuries go to committed pieces: a Light Soldier takes at most 1, a Heavy Soldier or the Leader at most 2.',
      'A hit Light Soldier is lost unless you pay 1 Valor. A hit Heavy Soldier is lost; only Medic Training saves one, for 1 Valor. A Leader is never lost.',
      'Valor won in the same Combat comes too late.',
    ],
  },
  'kill-or-capture': {
    title: 'Killing or capturing',
    also: ['kill', 'capture', 'catch a Dino', 'kill reward'],
    text: [
      'Each defeated Dino either goes back to the supply for 1 Follower, and more with some Perks, or into your Enclosure.',
      'One capture in a Combat, two with Trapper. The limits of the Enclosure hold; Dinos may be returned to make room.',
    ],
  },
  assembly: {
    title: 'Assembly',
    also: ['meeting', 'council', 'vote', 'empty pool'],
    text: [
      'Held when the pool is empty at the end of a turn: twice with 2 players, else three times.',
      'In order: majority of each Zone, choice of rewards, Followers for Votes, Officers, wrap-up.',
    ],
  },
  'assembly-majority': {
    title: 'Assembly: majority of the Zones',
    also: ['majority step', 'who has the Zone', 'most Presence'],
    text: [
      'City Zones from the left, Discovery last. A sole leader in Presence takes the tile.',
      'Two tied: each gets half the Population in Votes, and nobody the tile. Three or more tied: nothing. Nobody wins a Zone without a piece in it.',
    ],
  },
  'assembly-choice': {
    title: 'Assembly: Production or Votes',
    also: ['secret choice', 'choose reward', 'Assembly Reward'],
    text: [
      'Tile holders choose in secret: 1 Production and 2 Followers, or Votes equal to the Population. All reveal together.',
      'The one player in second place gets half of the other side: half the Votes, or 1 Production or 2 Followers as that player likes.',
      'Popular gives the tile holder 1 Production or 2 Followers more.',
    ],
  },
  'assembly-scoring': {
    title: 'Assembly: Followers for Votes',
    also: ['Assembly scoring', 'Vote ranking', 'places'],
    text: [
      'All Votes count, those from before and Permanent Votes too. The leftmost scoring tile says what the places are worth.',
      'All who tie score the place, and the next lower number takes the next one. With 0 Votes there is no place.',
      'The Dissenters can hold a place; nobody gets its Followers.',
    ],
  },
  'officer-scoring': {
    title: 'Assembly: Officers',
    also: ['Officer scoring', 'scoring condition', 'score Officers'],
    text: [
      'At each Officer the most cubes, spaces and pool together, score the condition in full, the second most half of it.',
      'Tied players each score the place in full, both first and second. Without a cube there is no place.',
    ],
  },
  'wrap-up': {
    title: 'Assembly: wrap-up',
    also: ['after the Assembly', 'new round', 'reroll', 'tidy up'],
    text: [
      'Remove the used tile. Leaders return from the board; gather, change and roll the dice. New offers: 3 Outposts, 2 + 2 Adventures.',
      'Votes fall back to the Permanent Votes, and new Dinos come onto the Map. With two players each Officer gets a Dissenter cube.',
      'After the last Assembly, final scoring comes next.',
    ],
  },
  'new-dinos': {
    title: 'New Dinos on the Map',
    also: ['Dino placement', 'refill the Map'],
    text: [
      'In the wrap-up every hex next to a Cleared Area, tile or printed, gets one Dino on its first empty space, of the species shown there. A full hex gets none.',
    ],
  },
  'final-scoring': {
    title: 'Final scoring',
    also: ['end of game', 'last count', 'end scoring'],
    text: [
      'After the last Assembly and its Officers: Followers for sets of captured Dinos, then for leftovers.',
    ],
  },
  'captured-dinos': {
    title: 'Final scoring: captured Dinos',
    also: ['Dino sets', 'pairs', 'triples', 'Enclosure at the end'],
    text: [
      'Pairs and triples of one species bring Followers: Tramplers 3 and 5, Raptors 4 and 7, Shieldheads 5 and 8.',
      'Each Dino is in one set. Four are two pairs, and Foothold finds the best split.',
    ],
  },
  leftovers: {
    title: 'Final scoring: leftovers',
    also: ['left over', 'remaining resources', 'unused resources'],
    text: [
      '1 Follower each: Food, Scrap, Island Resource, Story, Heavy Soldier in play, Adventure card in hand.',
      '1 Follower for every two: Glowberries, Valor, Light Soldiers in play, each rounded down on its own.',
    ],
  },
  'tie-break': {
    title: 'Tie for the win',
    also: ['tie-breaker', 'tiebreak', 'shared victory'],
    text: ['Tied on Followers: most Perks wins. Still tied: you share the win.'],
  },
};
