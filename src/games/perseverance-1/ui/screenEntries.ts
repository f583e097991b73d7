/** What the rules say about each screen of this game: the entry behind its “?”. */
export const SCREEN_ENTRIES = { officers: 'officer', zones: 'zone', defense: 'defense-area' } as const;
