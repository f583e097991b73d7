import type { RuleCheck } from '@/engine';
import { answer, refused, tellAnswer } from '../../../perseverance/guide/checks/answer';
import { askCubes } from '../../../perseverance/guide/checks/askCubes';
import { rulesOf } from '../../editions';
import { PIECES, playerCount } from '../../pieces';
import { influence } from '../../moments/influence/rule';
import { amount, say } from '../../say';
import { OFFICERS } from '../../terms';
import { gainLines } from './answer';
import { editionAt, influencersAt } from './owners';
import type { Names } from '../../session/names';

/** A track that fills up: who gets the bonus, and where the rest goes. */
export const influenceCheck: RuleCheck<Names> = {
  id: 'influence',
  icon: 'influence',
  title: say('lesson.check.title.influence'),
  note: say('lesson.check.note.influence'),
  reference: 'officer-bonus',
  script(ask, table) {
    const edition = editionAt(table);
    const owners = influencersAt(table);
    const { officer, slots, count, placer } = askCubes(ask, table, {
      officers: OFFICERS,
      owners,
      spaces: rulesOf(edition).influenceSpaces[playerCount(table.seats)],
    });
    const outcome = influence.ask({
      edition,
      players: table.seats.map(({ id }) => ({ id, safeguard: 0, valor: 0 })),
      officer: officer ?? 'chief-mate',
      slots,
      source: 'action',
      count,
      placer: { id: placer, influenceLeft: PIECES.influence, story: 4 },
    });
    if (!outcome.ok) return tellAnswer(ask, refused(outcome.error));
    const { figures, explanation } = outcome.value;
    const track = {
      id: 'track',
      icon: 'influence' as const,
      label: say('lesson.check.trackAfter'),
      note: amount('cubes', figures.slots.length),
    };
    tellAnswer(ask, answer([...gainLines(edition, owners, figures.deltas), track], explanation));
  },
};
