import { sumDeltas, type RuleCheck } from '@/engine';
import { populationOf } from '../../../perseverance/moments/assembly/rule';
import { answer, tellAnswer } from '../../../perseverance/guide/checks/answer';
import { askZone } from '../../../perseverance/guide/checks/askZone';
import { SETTLEMENT_SPACES } from '../../pieces';
import { openBooks } from '../../rules/books';
import { rewardZone } from '../../moments/assembly/rewardZone';
import { say } from '../../say';
import { ZONES } from '../../terms';
import { gainLines } from './answer';
import { editionAt, ownersAt } from './owners';
import type { Names } from '../../session/names';

/** One Zone of an Assembly: who is first, what was chosen, what second place gets. */
export const zoneCheck: RuleCheck<Names> = {
  id: 'zone',
  icon: 'settlement',
  title: say('lesson.check.title.zone'),
  note: say('lesson.check.note.zone'),
  reference: 'second-place',
  script(ask, table) {
    const edition = editionAt(table);
    const owners = ownersAt(table);
    const { zone, settlements, contest, choice } = askZone(ask, ZONES, owners, SETTLEMENT_SPACES.dangerous);
    const books = openBooks(edition);
    rewardZone(books, {
      zone: zone ?? 'sustenance',
      population: populationOf(settlements),
      contest,
      choice: choice ?? 'votes',
    });
    const { steps } = books.ledger;
    tellAnswer(ask, answer(gainLines(edition, owners, sumDeltas(steps)), steps));
  },
};
