import { sumDeltas, type CheckAsk, type CheckedTable, type RuleCheck } from '@/engine';
import { answer, tellAnswer } from '../../../perseverance/guide/checks/answer';
import { askOne } from '../../../perseverance/guide/checks/askOne';
import { ownerLine } from '../../../perseverance/session/wizards/ownerLine';
import { openBooks } from '../../rules/books';
import { breachPhase } from '../../moments/dinoAttack/breachPhase';
import { say } from '../../say';
import { DINOS } from '../../terms';
import { gainLines } from './answer';
import { editionAt, ownersAt } from './owners';
import type { Names } from '../../session/names';

/** As many as the largest area holds. */
const MOST_DINOS = 10;

/** The Dinos that got through, Settlement by Settlement from the top. */
export const breachCheck: RuleCheck<Names> = {
  id: 'breach',
  icon: 'warning',
  title: say('lesson.check.title.breach'),
  note: say('lesson.check.note.breach'),
  reference: 'breach',
  script(ask, table) {
    const players = table.seats.map(({ id }) => id);
    const active = askOne(ask, {
      id: 'active',
      title: say('lesson.check.active'),
      options: players.map((id) => ({ id, ...ownerLine(id) })),
    });
    const dinos = ask.count({
      id: 'through',
      title: say('lesson.check.through'),
      figures: DINOS.map((id) => ({
        id,
        label: say(`dino.${id}`),
        value: 1,
        track: { min: 0, max: MOST_DINOS },
      })),
    });
    const horde = DINOS.flatMap((dino) => Array.from({ length: dinos[dino] }, () => dino));
    const settlements = askTop(ask, table, Math.min(horde.length, MOST_DINOS)).reverse();
    const edition = editionAt(table);
    const books = openBooks(edition);
    breachPhase(books, [horde], settlements, active ?? players[0] ?? '');
    const { steps } = books.ledger;
    tellAnswer(ask, answer(gainLines(edition, players, sumDeltas(steps)), steps));
  },
};

/** Owners from the top, until there are as many Settlements as Dinos, or no more. */
function askTop(ask: CheckAsk, table: CheckedTable, most: number): string[] {
  const top: string[] = [];
  while (top.length < most) {
    const owner = askOne(ask, {
      id: `top:${top.length}`,
      per: top.join(' '),
      title: say('lesson.check.top', { number: top.length + 1 }),
      options: [
        ...ownersAt(table).map((id) => ({ id, ...ownerLine(id) })),
        { id: 'none', icon: 'close', label: say('lesson.check.noMore') },
      ],
    });
    if (owner === null || owner === 'none') break;
    top.push(owner);
  }
  return top;
}
