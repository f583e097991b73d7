import type { Explanation } from '@/engine';
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
export type Earned = Readonly<Partial<Record<Source, number>>>;

/** By player. */
export type EarnedBy = Readonly<Record<string, Earned>>;

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
};

/** Adds what an event brought to its source. What was taken back by hand counts against "by hand", not against a rule. */
export function earn(earned: EarnedBy, event: Event): EarnedBy {
  // What final scoring gave is taken back as it was given, so that it can be counted again.
  if (event.type === 'gameReopened') return withoutFinal(earned);
  return event.changes.reduce((before, change) => {
    if (change.what !== 'count' || change.counter !== 'followers') return before;
    if (event.type !== 'finalScored')
      return add(before, change.owner, SOURCE_OF[event.type] ?? 'table', change.by);
    const defense = defenseShare(event.why ?? [], change.owner);
    return add(add(before, change.owner, 'defense', defense), change.owner, 'leftovers', change.by - defense);
  }, earned);
}

/** The majorities of the Defense areas; everything else in final scoring is what was left over. */
function defenseShare(why: Explanation, player: string): number {
  return why
    .filter(({ rule }) => /^finalScoring\.(soldiers|fortifications)/.test(rule.key))
    .flatMap(({ deltas }) => deltas ?? [])
    .filter(({ owner, asset }) => owner === player && asset === 'followers')
    .reduce((sum, { by }) => sum + by, 0);
}

function withoutFinal(earned: EarnedBy): EarnedBy {
  return Object.fromEntries(
    Object.entries(earned).map(([id, { defense: _defense, leftovers: _leftovers, ...rest }]) => [id, rest]),
  );
}

function add(earned: EarnedBy, player: string, source: Source, by: number): EarnedBy {
  if (by === 0 || !Object.hasOwn(earned, player)) return earned;
  return Object.fromEntries(
    Object.entries(earned).map(([id, sums]) =>
      id === player ? [id, { ...sums, [source]: (sums[source] ?? 0) + by }] : [id, sums],
    ),
  );
}
