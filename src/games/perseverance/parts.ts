/**
 * What the steps of an account count, as far as both episodes have it and the family asks for it. Steps are stored
 * with it: a name that was once written keeps its meaning. Steps of an Officer say `at: { officer }`.
 */
export const FAMILY_PARTS = [
  /** What a Zone gave at an Assembly. */
  'zone-gains',
  /** The place by Votes, and its Followers; a shared place shows its arithmetic. */
  'votes-place',
  /** Who is first and second with an Officer. */
  'officer-places',
  /** What an Officer gave one player. */
  'officer-share',
  /** A check of a Patrol or an Adventure, and what came of it. */
  'threat',
] as const;
export type FamilyPart = (typeof FAMILY_PARTS)[number];
