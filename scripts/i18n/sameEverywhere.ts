/** What a translation may leave as it is: names, and the terms that every box has printed in English. */
export const SAME_EVERYWHERE: readonly string[] = [
  'Foothold',
  'English',
  'Polski',
  'OK',
  // the same words in Polish
  'Plus',
  'Minus',
  // Perseverance: leaders, officers, dinos and fields as they are printed
  'Adelita',
  'Jack',
  'Keoni',
  'Phoenix',
  'Chief Engineer',
  'Chief Mate',
  'Chief Steward',
  'Chief of Security',
  'Raptor',
  'Trampler',
  'Salvage',
  'MR',
];
