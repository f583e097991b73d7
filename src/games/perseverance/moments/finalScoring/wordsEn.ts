/** Final scoring as both episodes tell it, in English. */
export const finalEn = {
  ranking: 'Who wins',
  gained: 'Gained',
  total: 'In all',
  level: 'Level',
  byFollowers: 'Most Followers',
  shared: 'Level on both: the victory is shared',
} as const;
