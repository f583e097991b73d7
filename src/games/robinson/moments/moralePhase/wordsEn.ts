/** The Morale phase in English. */
export const moralePhaseEn = {
  rule: {
    morale: {
      solo: 'Solo: morale rises to {{level}} first.',
      soloTop: 'Solo: morale would rise, but {{level}} is the top of its track.',
      diary: 'The Diary: {{count}} more.',
      drums: 'The Drums: {{count}} more.',
      gains: 'Morale {{level}}: {{player}} gains {{tokens}}.',
      gives: 'Morale {{level}}: {{player}} must discard {{tokens}}.',
      nothing: 'Morale {{level}}: {{player}} neither gains nor discards ({{tokens}}).',
      heals: 'At the top: {{player}} heals 1 wound.',
      nothingToHeal: 'At the top: {{player}} has no wound to heal.',
      missing: '{{player}} is short of {{tokens}}: {{wounds}}.',
    },
  },
  refusal: {
    topChoice: 'Morale is at the top: tokens or healing?',
    shortTrack: 'The morale track has to reach 1 at least, not {{highest}}.',
    offTrack: 'The morale track goes from {{lowest}} to {{highest}}.',
  },
  ask: {
    top: 'Morale is at the top',
    topHeal: 'Heal 1 wound',
    morale: '{{player}} gains or gives',
  },
  help: {
    top: 'The first player chooses.',
    morale: 'The first player takes or discards tokens; each missing one is a wound.',
  },
  timeline: {
    morale: 'Morale phase: {{player}}, Determination',
  },
} as const;
