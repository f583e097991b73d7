import type { ExplainStep, Explanation, Phrase } from '@/engine';
import { DISSENTERS } from '../dissenters';
import { FAMILY_PARTS, type FamilyPart } from '../parts';

/**
 * Episode 2 gives its steps no ids yet: until it does, their words say which they are. This is the only place of the
 * family that reads words, and it goes when Episode 2 names its steps as `FAMILY_PARTS` does.
 */
const PART_OF: Readonly<Record<string, FamilyPart>> = {
  'officerScoring.places': 'officer-places',
  'officerScoring.full': 'officer-share',
  'officerScoring.half': 'officer-share',
};

/** What a step counts, if the family knows it. */
export function partOf({ id, rule }: ExplainStep): FamilyPart | null {
  const named = FAMILY_PARTS.find((part) => part === id?.part);
  if (named) return named;
  if (rule.key.startsWith('threat.')) return 'threat';
  return Object.hasOwn(PART_OF, rule.key) ? (PART_OF[rule.key] ?? null) : null;
}

/** Each Officer's part of an account, where only the order says whose it is: it begins with the places. */
export function partOfOfficer(order: number, explanation: Explanation): Explanation {
  const starts = explanation.flatMap((step, i) => (partOf(step) === 'officer-places' ? [i] : []));
  return explanation.slice(starts[order] ?? 0, starts[order + 1]);
}

/** Whom a step is about. */
export function ownerOf({ id, rule }: ExplainStep): string | null {
  return id?.of ?? namedIn(rule);
}

function namedIn({ params }: Phrase): string | null {
  const player = params?.player;
  if (typeof player !== 'object') return null;
  if ('key' in player) return player.key === 'owner.dissenters' ? DISSENTERS : null;
  return player.player;
}
