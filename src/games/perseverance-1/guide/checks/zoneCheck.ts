import { sumDeltas, type CheckedTable, type CheckStep, type RuleCheck } from '@/engine';
import { populationOf } from '../../../perseverance/contestZone';
import { answer } from '../../../perseverance/guide/checks/answer';
import {
  contestOf,
  EMPTY_ZONE,
  zoneSteps,
  type ZoneDraft,
} from '../../../perseverance/guide/checks/zoneSteps';
import { SETTLEMENT_SPACES } from '../../pieces';
import { openBooks } from '../../rules/books';
import { rewardZone } from '../../rules/rewardZone';
import { say } from '../../say';
import { ZONES, type Zone } from '../../terms';
import { gainLines } from './answer';
import { editionAt, ownersAt } from './owners';
import type { Names } from '../../session/names';

export type ZoneCheckDraft = ZoneDraft<Zone>;

/** One Zone of an Assembly: who is first, what was chosen, what second place gets. */
export const zoneCheck: RuleCheck<ZoneCheckDraft, Names> = {
  id: 'zone',
  icon: 'settlement',
  title: say('lesson.check.title.zone'),
  note: say('lesson.check.note.zone'),
  reference: 'second-place',
  begin: () => EMPTY_ZONE,
  steps: (table, draft) => [
    ...zoneSteps(draft, ZONES, ownersAt(table), SETTLEMENT_SPACES.dangerous),
    resolve(table, draft),
  ],
};

function resolve(table: CheckedTable, draft: ZoneCheckDraft): CheckStep<ZoneCheckDraft> {
  const edition = editionAt(table);
  const books = openBooks(edition);
  rewardZone(books, {
    zone: draft.zone ?? 'sustenance',
    population: populationOf(draft.settlements),
    contest: contestOf(ownersAt(table), draft),
    choice: draft.choice ?? 'votes',
  });
  const { steps } = books.ledger;
  return answer(gainLines(edition, ownersAt(table), sumDeltas(steps)), steps);
}
