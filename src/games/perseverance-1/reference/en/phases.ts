export const phases = {
  setup: {
    title: 'Set-up',
    also: ['setup', 'start of the game', 'preparation'],
    text: [
      'Cover the third Dino row and Settlement spaces 7–10 of every Zone. Put 3 Breach tokens beside Combat Rewards, one Officer under each Zone, and open 2 Patrol cards with a single stage.',
      'The last player to have been on a boat starts. From the last player backwards, each puts a Settlement on the lowest space of a Zone nobody has taken, and a cube on its Officer.',
    ],
  },
  turn: {
    title: 'A turn',
    also: ['turn order', 'course of a turn', 'what can I do', 'clockwise'],
    text: [
      'In order: place a die, place the Dinos it lures, resolve the effect, take a Secondary Action, resolve your Patrol stage if you have one.',
      'Then check whether a Dino Attack or an Assembly is due. Play continues clockwise.',
    ],
  },
  'place-die': {
    title: 'Placing a die',
    also: ['die placement', 'take a die', 'step 1', 'primary action'],
    text: [
      'Choose an effect, take any die of the pool and put it on a free space there. If a free space shows the face of your die, that is where it goes; a plain space is only for a die that matches none.',
      'A Story changes the face first. The die of another player costs 2 Followers.',
    ],
  },
  'place-dinos': {
    title: 'Placing Dinos',
    also: ['Dino placement', 'lure', 'step 2', 'arrows'],
    text: [
      'The space shows what comes, from top to bottom: certain Dinos, or a roll of the white die, or of the yellow one in a Dangerous Zone.',
      'They fill that Zone’s Defense area along its arrows, also on top of Traps. Dinos without room are left out.',
      'Foothold reads the arrows row by row from the top left. If yours lead elsewhere, tap the spaces.',
    ],
  },
  'resolve-effect': {
    title: 'Resolving the effect',
    also: ['effect step', 'step 3'],
    text: [
      'Pay what the effect asks and take what it gives.',
      'Published: you may only place a die where you can carry out at least one option.',
    ],
  },
  'secondary-action': {
    title: 'Secondary Action',
    also: ['second action', 'extra action', 'step 4'],
    text: [
      'One of four: influence an Officer, place Soldiers, send your Leader to work in a Zone, or send your Leader into its Defense area.',
      'Beta: you may skip it. Published: you must take one if any is possible; one free cube on an Officer nearly always is.',
    ],
  },
  'resolve-patrol': {
    title: 'Resolving a Patrol stage',
    also: ['Patrol step', 'stage', 'step 5', 'second stage'],
    text: [
      'Take what the stage shows. If it shows Challenge cards, draw one per Soldier on the card, choose among them and take their rewards; then check the Threat of each chosen card.',
      'After the only or second stage the Patrol is over. To continue to a second stage, check the Threat between them first; it is resolved in your next turn.',
      'Survivors come back to your board. The card stays with you, face down.',
    ],
  },
  'end-of-turn': {
    title: 'Checks at the end of a turn',
    also: ['end of turn', 'step 6', 'trigger'],
    text: [
      'First: is every Dino space of a Zone taken by a Dino? Then it is attacked. A Trap alone does not fill a space.',
      'Second: is the pool empty? Then there is an Assembly. If both are due, the attack comes first.',
    ],
  },
  'dino-attack': {
    title: 'Dino Attack',
    also: ['attack', 'combat', 'battle', 'dinosaurs attack'],
    text: [
      'Happens when Dinos are on all Dino spaces of a Zone at the end of a turn.',
      'Six phases: Traps, Walls, fight, breach, Combat Rewards, retrieve. A phase in which there is nothing to do is skipped.',
    ],
  },
  'trap-phase': {
    title: 'Trap phase',
    also: ['Traps in an attack', 'phase 1'],
    text: [
      'Reveal every Trap in the area and roll the Trap die for each.',
      'Depending on the face the Dino on it dies if it is of the right type, dies in any case, or survives. A dead Dino goes to the owner of the Trap.',
    ],
  },
  'wall-phase': {
    title: 'Wall phase',
    also: ['Walls in an attack', 'phase 2'],
    text: [
      'Go through the Walls from left to right and roll the Wall die each time. The owner gets the Followers and Safeguard on the face.',
      'A skull also kills the nearest Dino of that column, and the owner of the Wall keeps it.',
    ],
  },
  'fight-phase': {
    title: 'Fight phase',
    also: ['fight', 'combat', 'phase 3', 'kill', 'Soldiers fight'],
    text: [
      'Top row first, then the bottom row with the Dinos that remain. Each figure fights the nearest Dinos of its own column: a Light Soldier 1, a Heavy Soldier or a Leader 2.',
      'Both sides strike at once. A Soldier who meets a Raptor falls but still kills; Leaders never fall.',
      'Fallen Soldiers stay on the board for now.',
    ],
  },
  breach: {
    title: 'Breach',
    also: ['break through', 'breach phase', 'phase 4', 'breached defence'],
    text: [
      'Dinos that nobody killed break through.',
      'Each Trampler removes the topmost Settlement of the Zone. Then each Raptor hits another of those that are left, from the top: its owner loses 2 Followers, the Settlement stays.',
      'Last, every Dino that came through costs the active player 2 Followers.',
    ],
  },
  'combat-rewards': {
    title: 'Combat Rewards',
    also: ['rewards', 'reward phase', 'phase 5', 'buy rewards', 'Combat Reward board'],
    text: [
      'Count your pieces in the attacked Defense area: that is your Contribution, and it says how many rewards you may pick.',
      'All pick at the same time and pay in Safeguard and Valor. Your picks must differ, but the player with the highest Contribution may take one of them twice.',
    ],
  },
  retrieve: {
    title: 'Retrieve phase',
    also: ['after the attack', 'clean up', 'phase 6', 'retrieve'],
    text: [
      'Surviving Soldiers and Leaders go back to the boards, the fallen to the personal supplies. Walls stay. Revealed Traps are spent, but the Chief Engineer still counts them.',
      'After the first attack on a Zone both covers come off: it is Dangerous from now on.',
    ],
  },
  assembly: {
    title: 'Assembly',
    also: ['meeting', 'council', 'vote', 'empty pool'],
    text: [
      'Held when the pool is empty at the end of a turn. Twice with 2 players, three times with 3 or 4.',
      'In order: majority of each Zone, choice of rewards, Followers for Votes, Officers, wrap-up.',
    ],
  },
  'assembly-majority': {
    title: 'Assembly: majority of the Zones',
    also: ['majority step', 'who has the Zone', 'most Presence'],
    text: [
      'Zone by Zone from the left, compare Presence. One player ahead takes the reward tile.',
      'Two tied for most: no tile, each takes Votes worth half the Population. More than two tied: nothing.',
    ],
  },
  'assembly-choice': {
    title: 'Assembly: Production or Votes',
    also: ['secret choice', 'choose reward', 'Assembly Reward'],
    text: [
      'Everybody with a tile chooses in secret: 2 of the Zone’s Production, or Votes equal to its Population. All show at once.',
      'The one player in second place there gets half of what was not chosen: 1 Production, or half the Votes.',
    ],
  },
  'assembly-scoring': {
    title: 'Assembly: Followers for Votes',
    also: ['Assembly scoring', 'Vote ranking', 'places'],
    text: [
      'Rank everybody by all Votes, those from before the Assembly included. The leftmost scoring tile says what each place is worth.',
      'Ties and players without Votes are treated differently in the two editions.',
      'With two players the Dissenters can hold a place; nobody gets its Followers.',
    ],
  },
  'officer-scoring': {
    title: 'Assembly: Officers',
    also: ['Officer scoring', 'scoring condition', 'score Officers'],
    text: [
      'For each Officer count everybody’s cubes, on the spaces and on the tile. The most cubes score the Officer’s condition in full, the second most score half of it.',
      'A tie for most does not cancel second place. Without a cube there is no place.',
    ],
  },
  'wrap-up': {
    title: 'Assembly: wrap-up',
    also: ['after the Assembly', 'new round', 'reroll', 'tidy up'],
    text: [
      'Remove the scored tile and take the Leaders back from the Community areas. Gather the dice and roll a new pool; Votes go back to 0. Two new Patrol cards are opened.',
      'Only after the first Assembly the pool changes: with 4 players one neutral die leaves, with 2 players two Dissenter dice join.',
      'After the last Assembly, final scoring comes next.',
    ],
  },
  'final-scoring': {
    title: 'Final scoring',
    also: ['end scoring', 'last points', 'game end'],
    text: [
      'Three things after the last Assembly: Soldiers in all Defense areas, Walls and Traps in all Defense areas, and what is left over.',
      'The order of the first two does not matter.',
    ],
  },
  'final-soldiers': {
    title: 'Final scoring: Soldiers',
    also: ['Soldier majority', 'final majority'],
    text: [
      'Count your Soldiers, and your Leader if it is there, in all Defense areas together. Followers by place; with none you get nothing.',
    ],
  },
  'final-walls-traps': {
    title: 'Final scoring: Walls and Traps',
    also: ['Wall majority', 'Trap majority', 'final majority'],
    text: [
      'Count your Walls and Traps left in all Defense areas. Followers by place, on the same scale as for the Soldiers; with none you get nothing.',
    ],
  },
  leftovers: {
    title: 'Final scoring: leftovers',
    also: ['left over', 'remaining resources', 'unused resources'],
    text: [
      'Each Food, Scrap and Story is worth 1 Follower, each Heavy Soldier too.',
      'Published: two Light Soldiers are worth 1, a pair of Safeguard and Valor 1, and Soldiers on Patrol count.',
      'Beta: such a pair is worth 2, Light Soldiers nothing, and Soldiers on Patrol do not count.',
    ],
  },
  'tie-break': {
    title: 'Tie for the win',
    also: ['tie-breaker', 'tiebreak', 'shared victory'],
    text: [
      'Tied on Followers: most Soldiers wins, counted everywhere, on an unfinished Patrol too. Leaders do not count. Still tied: you share the win.',
    ],
  },
};
