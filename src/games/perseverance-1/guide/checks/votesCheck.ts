import { isStepOf, type RuleCheck } from '@/engine';
import { DISSENTERS } from '../../../perseverance/dissenters';
import { answer, refused, tellAnswer } from '../../../perseverance/guide/checks/answer';
import { figureEach } from '../../../perseverance/guide/checks/owners';
import { countOf } from '../../../perseverance/session/table';
import { playerCount } from '../../pieces';
import { assembly } from '../../moments/assembly/rule';
import type { Part } from '../../rules/parts';
import { say } from '../../say';
import { BOX_VALUES } from '../../session/config';
import { record } from '../../session/state';
import { ZONES } from '../../terms';
import { gainLines } from './answer';
import { editionAt, ownersAt } from './owners';
import type { Names } from '../../session/names';

/** Followers for Votes: places, ties, and players without Votes. */
export const votesCheck: RuleCheck<Names> = {
  id: 'votes',
  icon: 'votes',
  title: say('lesson.check.title.votes'),
  note: say('lesson.check.note.votes'),
  reference: 'assembly-scoring',
  script(ask, table) {
    const edition = editionAt(table);
    const players = table.seats.map(({ id }) => id);
    const owners = ownersAt(table);
    const counts = ask.count({
      id: 'votes',
      title: say('lesson.check.votes'),
      figures: figureEach(owners, { id: 'votes', max: 99 }),
    });
    const votesOf = (owner: string) => countOf(counts, `votes:${owner}`);
    const [firstTile = []] = BOX_VALUES[edition][playerCount(table.seats)].scoringTiles;
    const tile = ask.count({
      id: 'tile',
      title: say('lesson.check.tile'),
      figures: firstTile.map((value, i) => ({
        id: String(i),
        label: say('lesson.check.place', { place: i + 1 }),
        value,
        track: { min: 0, max: 99 },
      })),
    });
    const outcome = assembly.ask({
      edition,
      players: players.map((id) => ({ id, votes: votesOf(id) })),
      assembly: 1,
      ...(owners.includes(DISSENTERS) && { dissenterVotes: votesOf(DISSENTERS) }),
      // Nobody is anywhere: only the Votes that were typed are ranked.
      zones: record(ZONES, () => ({ settlements: 0, presence: {} })),
      scoringTile: firstTile.map((_, i) => countOf(tile, String(i))),
    });
    if (!outcome.ok) return tellAnswer(ask, refused(outcome.error));
    const { figures, explanation } = outcome.value;
    tellAnswer(
      ask,
      answer(
        gainLines(edition, players, figures.deltas),
        explanation.filter((step) => !isStepOf<Part>(step, { part: 'zone-nobody' })),
      ),
    );
  },
};
