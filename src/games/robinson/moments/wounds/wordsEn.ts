/** Wounds and healing in English. */
export const woundsEn = {
  rule: {
    heal: {
      source: {
        rest: 'Rest',
        pot: 'Pot',
        fireplace: 'Fireplace',
        'grandmas-recipe': 'Grandma’s Recipe',
        'remedy-token': 'Remedy token',
      },
      food: '{{source}}: {{goods}} spent.',
      heals: '{{source}}: {{owner}} heals {{wounds}}, {{left}} left.',
      healthy: '{{source}}: {{owner}} heals {{wounds}}, nothing to heal ({{left}}).',
      bed: 'The Bed also gives {{tokens}}.',
    },
    wounds: {
      none: 'Nobody is hurt.',
      hit: '{{owner}}: {{wounds}}, now on space {{space}} of {{last}}.',
      rest: 'Beyond the last space the rest does not count: {{wounds}}.',
      morale: '{{owner}} passes morale symbols: morale −{{count}}.',
      void: '{{owner}}: {{wounds}} without effect, the game is over.',
      death: '{{owner}} dies: everybody loses.',
      fridayDies: '{{owner}} dies; the game continues.',
    },
  },
  refusal: {
    belowBottom: 'The morale track begins at {{lowest}}.',
    healPhase: 'This heals in another phase: {{phase}}.',
    healTargets: 'At most this many can be healed: {{most}}.',
    fridayRests: 'Friday heals by resting only.',
    noFood: 'There is no food for this.',
    lifeTrack: 'This is beyond the life track, which ends at {{last}}.',
  },
  ask: {
    cause: 'What hurts?',
    howMany: 'How many wounds each?',
  },
  help: {
    cause: 'Every wound is in the timeline with its cause.',
    who: 'Tick everybody who is hurt.',
    howMany: 'Morale drops by itself when a marker passes a symbol.',
  },
  timeline: {
    wounded: '{{owner}}: {{wounds}}',
    cause: 'Cause: {{cause}}',
    causeMorale: 'Cause: {{cause}}. Morale −{{count}}',
    fridayDied: 'Friday dies',
    healed: 'Healed: {{source}}',
  },
} as const;
