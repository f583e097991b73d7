import type { Explanation, Phrase, Standing } from '@/engine';
import type { Contest } from './contestZone';
import { nameOf } from '../../names';
import { say } from '../../say';
import type { Place } from './officerShares';

export interface PresenceNow {
  readonly owner: string;
  readonly pieces: number;
  /** What the pieces are, in words. */
  readonly parts: readonly Phrase[];
  readonly place: Place | null;
  readonly tied: boolean;
}

export interface ZoneMajority<Zone extends string = string> {
  readonly zone: Zone;
  readonly officer: string;
  readonly population: number;
  /** Who has most first; equals in the order of the table. */
  readonly presence: readonly PresenceNow[];
  readonly contest: Contest;
  /** Whose Leader stands there. */
  readonly leaders: readonly string[];
}

/** Everybody's Presence in a Zone, with the place that it would take at an Assembly now. */
export function presenceNow(
  presence: Standing,
  contest: Contest,
  partsOf: (owner: string) => readonly Phrase[],
): readonly PresenceNow[] {
  return presence
    .map(([owner, pieces]): PresenceNow => {
      const place = contest.first.includes(owner)
        ? 'first'
        : contest.second.includes(owner)
          ? 'second'
          : null;
      const tied = place !== null && contest[place].length > 1;
      return { owner, pieces, parts: partsOf(owner), place, tied };
    })
    .sort((a, b) => b.pieces - a.pieces);
}

/** What the Zone would give now: with both choices, where somebody at the table has one. */
export function explainMajority(
  { players }: { readonly players: object },
  { contest: { holder } }: ZoneMajority,
  explain: (choice: 'votes' | 'production') => Explanation,
): Explanation {
  // Only a player who alone is first chooses: the Dissenters take Votes, a tie leaves nothing to choose.
  if (holder === null || !Object.hasOwn(players, holder)) return explain('votes');
  const player = nameOf(holder);
  return [
    { rule: say('screens.zones.ifVotes', { player }) },
    ...explain('votes'),
    { rule: say('screens.zones.ifProduction', { player }) },
    ...explain('production'),
  ];
}
