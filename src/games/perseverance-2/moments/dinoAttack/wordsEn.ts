/** The Dino Attack, in English. */
export const en = {
  rule: {
    attack: {
      structures: 'Structures in the Cleared Area: Defense {{value}}.',
      valor: '{{player}} spends {{valor}}: Defense +{{value}}.',
      valorDefender: '{{player}} spends {{valor}} as a Defender: Defense +{{value}}.',
      holds: '{{player}}: Defense {{value}} holds against {{threshold}}.',
      fails: '{{player}}: Defense {{value}} fails against {{threshold}}.',
      successReward: '{{player}}, reward for holding: {{gains}}.',
      failReward: '{{player}}, reward in defeat: {{gains}}.',
      sweptAway: '{{player}}: the older Breach ({{dinos}}) is swept away, {{followers}} lost.',
      breach: '{{player}}: the {{structure}} is breached by {{dinos}}.',
    },
  },
  ruleRefusal: {
    noStructure: 'Nothing to attack here: {{structure}}.',
    chooseDangerous: 'Which Dinos from Dangerous spaces come? Exactly {{dinos}}.',
    notDangerous: 'Too few of them on Dangerous spaces: {{dino}}.',
  },
  battle: {
    target: 'What was used?',
    targetHelp:
      'After an Adventure: the Camp that was the Rally point; after an Outpost: that Outpost. Its owner reveals the top card of the terrain and defends; if the deck is empty, shuffle its discards.',
    targetNote: '{{area}}, Defense {{value}}',
    noTarget: 'There is no Camp and no Outpost on the Map.',
    breached: 'Breached, so nobody could use it.',
    defense: 'The defense',
    defenseHelp:
      'Enter the Threshold of the card (the back of the top card hinted at it), then choose how much Valor to spend. Spent Valor is gone, even in defeat. The Rally marker goes back.',
    threshold: 'Threshold of the card',
    built: 'Structures: Defense {{value}}',
    valor: 'Valor spent',
    valorNote: 'Valor spent, Defense {{worth}} each; has {{count}}',
    valorDefender: 'Valor spent, Defense {{worth}} each (Defender); has {{count}}',
    defenseOf: 'Defense, {{area}}',
    spent: 'Spent: {{valor}}',
    holds: 'The defense holds',
    holdsHelp: 'Matching the Threshold is enough. Next, the Success reward; discard the card.',
    fails: 'The defense fails',
    failsHelp: 'Below the Threshold: the Fail reward, then a Breach. Enter what the card shows.',
    defenseAgainst: 'Defense {{value}} against {{threshold}}',
    reward: {
      success: 'Success reward',
      successHelp:
        'As printed on the card; if there are several, the owner chooses. If nothing is printed: next.',
      fail: 'Fail reward',
      failHelp:
        'As printed on the card; if there are several, the owner chooses. It comes before the Breach.',
      savior: 'Savior Bonus',
      saviorHelp:
        'Printed on the card, for the player who counterattacks. The app remembers it with the Breach.',
    },
    card: 'Dinos of the card',
    cardHelp:
      'The printed Dinos come from the supply. The card may also say how many come from Dangerous spaces next to the Area.',
    fromSupply: 'From the supply',
    fromMap: 'From the Map',
    dangerous: 'Dangerous spaces',
    dangerousNote: 'As many as the card shows',
    standingThere: 'Dinos on Dangerous spaces',
    standingThereHelp: 'Count the Dinos on Dangerous spaces of the hexes next to the Cleared Area.',
    nextToArea: 'On Dangerous spaces next to the Area',
    coming: 'Which of them come?',
    comingHelp: 'There are more than the card calls: the owner of the Structure chooses.',
    comingExactly: 'Coming: {{dinos}}',
  },
  wrapUp: {
    discard: 'Discard the Dino Attack card',
    old: '{{player}}: discard the older card, its Breach token returns',
    card: 'The card beside the Player board: {{player}}',
    supply: 'From the supply onto the card: {{dinos}}',
    map: 'From the Map onto the card: {{dinos}}',
    underCamp: 'Breach token under the Camp: {{area}}',
    onOutpost: 'Breach token onto the Outpost: {{area}}',
    tokenNote: 'It cannot be used until a Counterattack against {{dinos}}.',
  },
  event: {
    attackHeld: '{{player}} holds against a Dino Attack',
    attackFailed: '{{player}}: Breach',
    attackNote: 'Defense {{value}} against {{threshold}}',
  },
  refusal: {
    notTheOwner: '{{player}} does not own this: {{structure}}.',
  },
} as const;
