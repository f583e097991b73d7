/** The Weather phase in English. */
export const weatherEn = {
  rule: {
    weather: {
      turned: 'Winter clouds turned into rain: {{count}}.',
      ignored: 'Rain clouds ignored: {{count}}.',
      overRoof:
        'Clouds: rain {{rain}}, winter {{winter}}. The roof keeps off {{roof}}; too many by {{excess}}.',
      underRoof:
        'Clouds: rain {{rain}}, winter {{winter}}. The roof ({{roof}}) keeps them off, too many by {{excess}}.',
      winter: 'Winter clouds ask for {{demand}}: {{given}} discarded.',
      clouds: 'Clouds beyond the roof ask for {{demand}}: {{given}} discarded.',
      animalsFood: 'Hungry animals ask for {{demand}}: {{given}} discarded.',
      animalsPalisade: 'Hungry animals tear at the palisade: down to {{level}}.',
      beast: 'A beast of strength {{strength}} comes, against weapon {{weapon}}.',
      beastWounds: 'Nobody holds it off: {{wounds}} for each player.',
      storm: 'The storm: palisade down to {{level}}.',
      missing: 'What is not there costs each player {{wounds}}.',
      noPalisade: 'There is no palisade to lower: {{wounds}} for each player.',
      outside: '{{player}} is outside the camp and out of this weather.',
    },
  },
  refusal: {
    noSuchClouds: 'There are not so many of these clouds: {{count}}.',
  },
  session: {
    animals: {
      none: 'Nothing',
      food: 'They take 1 food',
      palisade: 'They tear down 1 palisade level',
      beast: 'A beast of strength 3 attacks',
    },
  },
  ask: {
    hooch: 'Hooch: does {{player}} use it?',
    hoochIgnore: 'Ignore 1 rain cloud',
    hoochTurn: 'Turn 1 winter cloud into rain',
    dryToken: 'Use the Discovery token against a rain cloud?',
    keepIt: 'Keep it',
    useIt: 'Use it: 1 rain cloud less',
    kept: 'What do they keep out there?',
    clouds: 'How many clouds?',
    rain: 'Rain clouds, dice and tokens',
    winter: 'Winter clouds, dice and tokens',
    ignoreRain: 'Rain clouds ignored',
    ignoreRainNote: 'By other effects; Hooch and tokens are asked next',
    winterToRain: 'Winter clouds turned into rain',
    winterToRainNote: 'By other effects; Hooch and the Furnace follow',
    animals: 'Hungry animals',
    storm: 'Does a storm token lie on the board?',
    noStorm: 'No storm',
    aStorm: 'Storm',
    outside: 'Is anybody outside the camp?',
    isOutside: '{{player}} spends the night outside',
    weather: 'What the weather does',
  },
  help: {
    roll: {
      both: 'Round {{round}}: roll the rain and the winter die, then add the tokens.',
      rain: 'Round {{round}}: roll the rain die, then add the tokens.',
      winter: 'Round {{round}}: roll the winter die, then add the tokens.',
      none: 'Round {{round}}: no rain or winter die, only the tokens on the board.',
    },
    hooch: 'Only in the Weather phase, once a round.',
    dryToken: 'It is discarded when it is used.',
    kept: 'What their own actions brought: the weather and the others cannot touch it, and it joins the camp in the morning.',
    clouds: 'Roll the dice of this round and add the tokens on the board.',
    animals: 'What the hungry animals die shows. It is rolled once at most.',
    storm: 'A storm takes one level of the palisade.',
    outside: 'Whoever is outside is spared this weather, and sleeps and eats alone.',
    weather: 'Each thing that is not there costs everybody in the camp a wound.',
  },
  timeline: {
    weather: 'Rain {{rain}}, winter {{winter}}, roof {{roof}}',
  },
  sessionRefusal: {
    keptTooMuch: 'They keep more than there is.',
  },
  why: {
    keeps: '{{player}} keeps outside: {{goods}}.',
  },
} as const;
