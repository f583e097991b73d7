import { isStepOf, type CheckedTable, type CheckStep, type RuleCheck } from '@/engine';
import { DISSENTERS } from '../../../perseverance/dissenters';
import { answer, refused } from '../../../perseverance/guide/checks/answer';
import { askEach } from '../../../perseverance/guide/checks/owners';
import { countOf, type Counts } from '../../../perseverance/session/table';
import { playerCount } from '../../pieces';
import { assembly } from '../../rules/assembly';
import type { Part } from '../../rules/parts';
import { say } from '../../say';
import { BOX_VALUES } from '../../session/config';
import { record } from '../../session/state';
import { ZONES } from '../../terms';
import { gainLines } from './answer';
import { editionAt, ownersAt } from './owners';
import type { Names } from '../../session/names';

export interface VotesCheckDraft {
  readonly votes: Counts;
  readonly tile: readonly number[];
}

type Draft = VotesCheckDraft;

/** Followers for Votes: places, ties, and players without Votes. */
export const votesCheck: RuleCheck<Draft, Names> = {
  id: 'votes',
  icon: 'votes',
  title: say('lesson.check.title.votes'),
  note: say('lesson.check.note.votes'),
  reference: 'assembly-scoring',
  begin: (table) => ({ votes: {}, tile: firstTile(table) }),
  steps: (table, draft) => [
    {
      kind: 'figures',
      id: 'votes',
      title: say('lesson.check.votes'),
      figures: askEach<Draft>(ownersAt(table), {
        id: 'votes',
        counts: draft.votes,
        max: 99,
        write: (votes) => ({ ...draft, votes }),
      }),
    },
    {
      kind: 'figures',
      id: 'tile',
      title: say('lesson.check.tile'),
      figures: draft.tile.map((value, i) => ({
        id: String(i),
        label: say('lesson.check.place', { place: i + 1 }),
        value,
        track: { min: 0, max: 99 },
        write: (to: number) => ({ ...draft, tile: draft.tile.map((old, at) => (at === i ? to : old)) }),
      })),
    },
    resolve(table, draft),
  ],
};

function firstTile(table: CheckedTable): readonly number[] {
  return BOX_VALUES[editionAt(table)][playerCount(table.seats)].scoringTiles[0] ?? [];
}

function resolve(table: CheckedTable, { votes, tile }: Draft): CheckStep<Draft> {
  const edition = editionAt(table);
  const outcome = assembly.ask({
    edition,
    players: table.seats.map(({ id }) => ({ id, votes: countOf(votes, id) })),
    assembly: 1,
    ...(ownersAt(table).includes(DISSENTERS) && { dissenterVotes: countOf(votes, DISSENTERS) }),
    // Nobody stands anywhere: only the Votes that were typed are ranked.
    zones: record(ZONES, () => ({ settlements: 0, presence: {} })),
    scoringTile: tile,
  });
  if (!outcome.ok) return refused(outcome.error);
  const { figures, explanation } = outcome.value;
  return answer(
    gainLines(
      edition,
      table.seats.map(({ id }) => id),
      figures.deltas,
    ),
    explanation.filter((step) => !isStepOf<Part>(step, { part: 'zone-nobody' })),
  );
}
