import { earnBy, type EarnedBy as EarnedIn, type Earnings } from '../../perseverance/session/earned';
import type { Part } from '../rules/parts';
import type { Event, EventType } from './event';

/** Where Followers come from, in the order in which the result shows them. */
export const SOURCES = [
  'start',
  'assemblies',
  'officers',
  'combat',
  'breaches',
  'adventures',
  'actions',
  'captured',
  'leftovers',
  'table',
] as const;
export type Source = (typeof SOURCES)[number];
export type EarnedBy = EarnedIn<Source>;

const SOURCE_OF: Readonly<Partial<Record<EventType, Source>>> = {
  assemblyHeld: 'assemblies',
  officersScored: 'officers',
  influencePlaced: 'officers',
  perkGained: 'officers',
  fought: 'combat',
  attacked: 'breaches',
  breachSettled: 'breaches',
  adventureBegun: 'adventures',
  stageResolved: 'adventures',
  adventureWentOn: 'adventures',
  adventureEnded: 'adventures',
  cardGave: 'adventures',
  challenged: 'adventures',
  dieTaken: 'actions',
  effectTaken: 'actions',
  outpostUsed: 'actions',
  explored: 'actions',
  leaderMoved: 'actions',
  rallied: 'actions',
  campBuilt: 'actions',
};

const EARNINGS: Earnings<Source, Part> = {
  sourceOf: SOURCE_OF,
  final: { parts: ['final-captured'], part: 'captured', rest: 'leftovers' },
  override: 'table',
};

export function earn(earned: EarnedBy, event: Event): EarnedBy {
  return earnBy(EARNINGS, earned, event);
}
