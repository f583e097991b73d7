/** What the rules say about each screen of this game: the entry behind its “?”. */
export const SCREEN_ENTRIES = {
  officers: 'officer',
  perks: 'perk',
  zones: 'zone',
  areas: 'cleared-area',
  enclosure: 'enclosure',
} as const;
