/** Final scoring as both episodes tell it, in English. */
export const finalEn = {
  ranking: 'Who wins',
  gained: 'Gained',
  total: 'Total',
  level: 'Tied',
  byFollowers: 'Most Followers',
  shared: 'Tied on both: shared victory',
} as const;
