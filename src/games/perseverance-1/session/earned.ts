import { earnBy, type EarnedBy as EarnedIn, type Earnings } from '../../perseverance/session/earned';
import type { Part } from '../rules/parts';
import type { Event, EventType } from './event';

/** Where Followers come from, in the order in which the result shows them. */
export const SOURCES = [
  'start',
  'assemblies',
  'officers',
  'combat',
  'combatRewards',
  'patrols',
  'actions',
  'defense',
  'leftovers',
  'table',
] as const;
export type Source = (typeof SOURCES)[number];
export type EarnedBy = EarnedIn<Source>;

const SOURCE_OF: Readonly<Partial<Record<EventType, Source>>> = {
  assemblyHeld: 'assemblies',
  officersScored: 'officers',
  influencePlaced: 'officers',
  attackResolved: 'combat',
  areaCleared: 'combat',
  rewardsTaken: 'combatRewards',
  stageResolved: 'patrols',
  threatChecked: 'patrols',
  patrolEnded: 'patrols',
  cardGained: 'patrols',
  actionTaken: 'actions',
  // What somebody else's die costs.
  dieTaken: 'actions',
};

const EARNINGS: Earnings<Source, Part> = {
  sourceOf: SOURCE_OF,
  // The majorities of the Defense areas; everything else in final scoring is what was left over.
  final: { parts: ['final-soldiers', 'final-fortifications'], part: 'defense', rest: 'leftovers' },
  override: 'table',
};

export function earn(earned: EarnedBy, event: Event): EarnedBy {
  return earnBy(EARNINGS, earned, event);
}
