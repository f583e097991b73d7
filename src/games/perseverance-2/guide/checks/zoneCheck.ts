import { sumDeltas, type CheckAsk, type RuleCheck } from '@/engine';
import type { Contest, TileChoice } from '../../../perseverance/moments/assembly/rule';
import { DISSENTERS } from '../../../perseverance/dissenters';
import { answer, tellAnswer } from '../../../perseverance/guide/checks/answer';
import { askOne } from '../../../perseverance/guide/checks/askOne';
import { askZone } from '../../../perseverance/guide/checks/askZone';
import { ownersOf } from '../../../perseverance/participants';
import { contestedZone } from '../../moments/assembly/rule';
import { openBooks } from '../../rules/books';
import { HALVES, rewardZone, type HalfChoice } from '../../moments/assembly/rewardZone';
import { say } from '../../say';
import { ZONES } from '../../terms';
import { gainLines, somebody } from './lines';
import type { Names } from '../../session/names';

/** Settlements of a Zone, or Outposts in Discovery. */
const MOST_SETTLEMENTS = 12;

/** One Zone of an Assembly: who is first, what was chosen, what second place gets. */
export const zoneCheck: RuleCheck<Names> = {
  id: 'zone',
  icon: 'settlement',
  title: say('lesson.check.title.zone'),
  note: say('lesson.check.note.zone'),
  reference: 'second-place',
  script(ask, { seats }) {
    const owners = ownersOf(seats);
    const { zone, settlements, presence, contest, choice } = askZone(ask, ZONES, owners, MOST_SETTLEMENTS);
    const second = askSecond(ask, contest, choice);
    const books = openBooks();
    rewardZone(
      books,
      contestedZone({
        zone: zone ?? 'sustenance',
        settlements,
        presence,
        choices: { first: choice ?? 'votes', second: second ?? 'production', popular: null },
      }),
      seats.map(({ id }) => somebody(id)),
    );
    const { steps } = books.ledger;
    tellAnswer(ask, answer(gainLines(owners, sumDeltas(steps)), steps));
  },
};

/** After Votes the second player chooses how to take half of the Production. */
function askSecond(
  ask: CheckAsk,
  { holder, runnerUp }: Contest,
  choice: TileChoice | null,
): HalfChoice | null {
  const votes = holder === DISSENTERS || choice === 'votes';
  if (!votes || runnerUp === null || runnerUp === DISSENTERS) return null;
  return askOne(ask, {
    id: 'second',
    title: say('lesson.check.second'),
    options: HALVES.map((id) => ({
      id,
      icon: id === 'followers' ? 'followers' : 'food',
      label: id === 'followers' ? say('lesson.check.followersChoice') : say('lesson.check.production'),
    })),
  });
}
