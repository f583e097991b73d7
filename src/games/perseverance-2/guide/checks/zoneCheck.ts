import { sumDeltas, type CheckedTable, type CheckStep, type RuleCheck } from '@/engine';
import { DISSENTERS } from '../../../perseverance/dissenters';
import { answer } from '../../../perseverance/guide/checks/answer';
import { standingOf } from '../../../perseverance/guide/checks/owners';
import {
  contestOf,
  EMPTY_ZONE,
  zoneSteps,
  type ZoneDraft,
} from '../../../perseverance/guide/checks/zoneSteps';
import { ownersOf } from '../../../perseverance/participants';
import { choose } from '../../../perseverance/session/wizards/choose';
import { contestedZone } from '../../rules/assembly';
import { openBooks } from '../../rules/books';
import { HALVES, rewardZone, type HalfChoice } from '../../rules/rewardZone';
import { say } from '../../say';
import { ZONES, type Zone } from '../../terms';
import { gainLines, somebody } from './lines';
import type { Names } from '../../session/names';

export interface ZoneCheckDraft extends ZoneDraft<Zone> {
  readonly second: HalfChoice | null;
}

type Draft = ZoneCheckDraft;

/** Settlements of a Zone, or Outposts in Discovery. */
const MOST_SETTLEMENTS = 12;

/** One Zone of an Assembly: who is first, what was chosen, what second place gets. */
export const zoneCheck: RuleCheck<Draft, Names> = {
  id: 'zone',
  icon: 'settlement',
  title: say('lesson.check.title.zone'),
  note: say('lesson.check.note.zone'),
  reference: 'second-place',
  begin: () => ({ ...EMPTY_ZONE, second: null }),
  steps: (table, draft) => [
    ...zoneSteps(draft, ZONES, ownersOf(table.seats), MOST_SETTLEMENTS),
    ...secondStep(table, draft),
    resolve(table, draft),
  ],
};

/** After Votes the second player chooses how to take half of the Production. */
function secondStep({ seats }: CheckedTable, draft: Draft): readonly CheckStep<Draft>[] {
  const { holder, runnerUp } = contestOf(ownersOf(seats), draft);
  const votes = holder === DISSENTERS || draft.choice === 'votes';
  if (holder === null || !votes || runnerUp === null || runnerUp === DISSENTERS) return [];
  return [
    choose<Draft>(
      'second',
      say('lesson.check.second'),
      HALVES.map((second) => ({
        id: second,
        icon: second === 'followers' ? 'followers' : 'food',
        label: second === 'followers' ? say('lesson.check.followersChoice') : say('lesson.check.production'),
        chosen: draft.second === second,
        write: () => ({ ...draft, second }),
      })),
    ),
  ];
}

function resolve({ seats }: CheckedTable, draft: Draft): CheckStep<Draft> {
  const owners = ownersOf(seats);
  const books = openBooks();
  rewardZone(
    books,
    contestedZone({
      zone: draft.zone ?? 'sustenance',
      settlements: draft.settlements,
      presence: standingOf(owners, draft.presence),
      choices: { first: draft.choice ?? 'votes', second: draft.second ?? 'production', popular: null },
    }),
    seats.map(({ id }) => somebody(id)),
  );
  const { steps } = books.ledger;
  return answer(gainLines(owners, sumDeltas(steps)), steps);
}
