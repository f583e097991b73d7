/** Taking a die, and the Dinos it lures, in Polish. */
export const dicePl = {
  rule: {
    dicePool: {
      gameOver: 'To było ostatnie Zgromadzenie: następuje punktacja końcowa.',
      neutralRemoved: 'Czterech graczy: jedna neutralna kość wychodzi z gry.',
      dissentersAdded: 'Dwóch graczy: Dysydenci dostają jeszcze {{dice}}.',
      dissenterCubes: 'Każdy oficer dostaje jedną kostkę Dysydentów.',
      total: 'W puli: {{dice}}.',
    },
  },
  ruleRefusal: {
    dissenterDice: 'Dysydenci mają na tym Zgromadzeniu {{dice}}.',
    diceTotal: 'Kości musi być razem {{expected}}, a nie {{total}}.',
  },
  act: {
    dinos: 'Jakie dinozaury przychodzą?',
    dinosHelp:
      'Czytajcie symbole pola kości od góry do dołu. Dinozaury zapełniają obszar obrony zgodnie ze strzałkami od lewego górnego pola, także na Pułapkach; bez miejsca się je pomija.',
    whiteDie: 'Bezpiecznie: symbol kości oznacza białą kość.',
    yellowDie: 'Niebezpiecznie: symbol kości oznacza żółtą kość.',
    openDie: 'Jak pokazuje odkryta kość',
    normalShows: 'Biała kość: {{dinos}}',
    dangerousShows: 'Żółta kość: {{dinos}}',
    fireworks: 'Fireworks: odesłać jednego z nich?',
    fireworksHelp:
      'Jack może położyć jednego z tych dinozaurów w innym obszarze obrony, który ma co najmniej dwa wolne pola.',
    fireworksNone: 'Wszystkie zostają',
    fireworksTo: '{{dino}}: {{zone}}',
  },
  wizard: {
    turnFace: 'Najpierw zmień jej symbol za 1 Opowieść',
    leaveFace: 'Zostaw jej symbol',
    turned: 'Za 1 Opowieść jej symbol zmienia się przed umieszczeniem.',
    normalDie: 'Biała kość pokazuje',
    dangerousDie: 'Żółta kość pokazuje',
  },
  hint: {
    takeDie:
      'Własne i neutralne kości oraz kości Dysydentów są za darmo, cudza kosztuje 2 zwolenników. Kość pasująca do wolnego pola z symbolem tego efektu musi trafić właśnie tam.',
    takeDieZone: 'Kości liczą się do Obecności w swojej Strefie na Zgromadzeniu.',
    dinoDie: 'Wskażcie dinozaury na odkrytej kości; przyjdą jako następne, potem rzuca się nią znowu.',
  },
  event: {
    dinos: '{{zone}}: przybywa {{dinos}}',
    fireworks: 'Fireworks: {{dinos}}, {{zone}}',
    noRoom: 'Bez miejsca, pominięte: {{dinos}}',
    turned: 'zmieniona za 1 Opowieść',
    dinoDice: 'Ustawiono kości dinozaurów',
  },
  refusal: {
    noDinoRoom: '{{zone}}: nie ma wolnego pola dinozaurów. Bez miejsca się je pomija.',
    onlyJack: '{{player}}: to nie Jack, a tylko on ma Fireworks.',
    fireworks: 'Fireworks odsyła jednego z dinozaurów, które przyszły, i do innej Strefy.',
    fireworksRoom: '{{zone}}: mniej niż dwa wolne pola dinozaurów. Wybierzcie inną Strefę.',
  },
} as const;
