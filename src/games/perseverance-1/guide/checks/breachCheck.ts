import { sumDeltas, type CheckedTable, type CheckStep, type RuleCheck } from '@/engine';
import { answer } from '../../../perseverance/guide/checks/answer';
import { openBooks } from '../../rules/books';
import { breachPhase } from '../../rules/breachPhase';
import { say } from '../../say';
import { choose } from '../../session/wizards/choose';
import { ownerLine } from '../../session/wizards/ownerLine';
import { DINOS, type Dino } from '../../terms';
import { gainLines } from './answer';
import { editionAt, ownersAt } from './owners';
import type { Names } from '../../session/names';

export interface BreachCheckDraft {
  readonly active: string | null;
  readonly dinos: Readonly<Record<Dino, number>>;
  /** Owners from the top; '' where there is no further one. */
  readonly top: readonly string[];
}

type Draft = BreachCheckDraft;

const NONE = '';
/** As many as stand in the largest area. */
const MOST_DINOS = 10;

/** The Dinos that got through, Settlement by Settlement from the top. */
export const breachCheck: RuleCheck<Draft, Names> = {
  id: 'breach',
  icon: 'warning',
  title: say('lesson.check.title.breach'),
  note: say('lesson.check.note.breach'),
  reference: 'breach',
  begin: () => ({ active: null, dinos: { trampler: 1, raptor: 1 }, top: [] }),
  steps: (table, draft) => [
    choose<Draft>(
      'active',
      say('lesson.check.active'),
      table.seats.map(({ id }) => ({
        id,
        ...ownerLine(id),
        chosen: draft.active === id,
        write: () => ({ ...draft, active: id }),
      })),
    ),
    {
      kind: 'figures',
      id: 'through',
      title: say('lesson.check.through'),
      figures: DINOS.map((dino) => ({
        id: dino,
        label: say(`dino.${dino}`),
        value: draft.dinos[dino],
        track: { min: 0, max: MOST_DINOS },
        write: (to: number) => ({ ...draft, dinos: { ...draft.dinos, [dino]: to } }),
      })),
    },
    ...settlementSteps(table, draft),
    resolve(table, draft),
  ],
};

/** One question more than is answered, until there are as many Settlements as Dinos, or no more. */
function settlementSteps(table: CheckedTable, draft: Draft): readonly CheckStep<Draft>[] {
  const hit = Math.min(draft.dinos.trampler + draft.dinos.raptor, MOST_DINOS);
  const end = draft.top.indexOf(NONE);
  const asked = Math.min(hit, (end < 0 ? draft.top.length : end) + 1);
  return Array.from({ length: asked }, (_, i) => {
    const write = (owner: string) => ({ ...draft, top: [...draft.top.slice(0, i), owner] });
    return choose<Draft>(`top:${i}`, say('lesson.check.top', { number: i + 1 }), [
      ...ownersAt(table).map((owner) => ({
        id: owner,
        ...ownerLine(owner),
        chosen: draft.top[i] === owner,
        write: () => write(owner),
      })),
      {
        id: 'none',
        icon: 'close',
        label: say('lesson.check.noMore'),
        chosen: draft.top[i] === NONE,
        write: () => write(NONE),
      },
    ]);
  });
}

function resolve(table: CheckedTable, { active, dinos, top }: Draft): CheckStep<Draft> {
  const edition = editionAt(table);
  const books = openBooks(edition);
  const horde = DINOS.flatMap((dino) => Array.from({ length: dinos[dino] }, () => dino));
  const settlements = top.filter((owner) => owner !== NONE).reverse();
  breachPhase(books, [horde], settlements, active ?? table.seats[0]?.id ?? '');
  const { steps } = books.ledger;
  return answer(
    gainLines(
      edition,
      table.seats.map(({ id }) => id),
      sumDeltas(steps),
    ),
    steps,
  );
}
